import { plainText } from '../../../frontend/values/plain-text';

const LONGEST = 40;

/** What a field may be called: the server takes the same (FieldName). */
export const isName = ( name: string ): boolean =>
	/^[A-Za-z][A-Za-z0-9_-]*$/.test( name );

/** A name made of what people read. Letters of other scripts give none, so the type stands for them. */
export function nameFrom(
	label: string,
	type: string,
	reserved: readonly string[]
): string {
	const words = plainText( label )
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( /[^a-z0-9]+/g, '-' )
		.slice( 0, LONGEST )
		.replace( /^[-0-9]+|-+$/g, '' );
	const name = words || `${ type }-1`;
	return reserved.includes( name ) ? `your-${ name }` : name;
}

const withoutNumber = ( name: string ) => name.replace( /-\d+$/, '' );

/**
 * The name itself or, where another field has it, with the first number that is free: of `city-2`, `city-3` comes
 * next.
 */
export function uniqueName( name: string, taken: readonly string[] ): string {
	const base = withoutNumber( name );
	let free = name;
	for ( let number = 2; taken.includes( free ); number++ ) {
		free = `${ base }-${ number }`;
	}
	return free;
}

/** Whether a name was made from a label: then it follows the label, else somebody has chosen it. */
export function isMade(
	name: string,
	label: string,
	type: string,
	reserved: readonly string[]
): boolean {
	const made = nameFrom( label, type, reserved );
	return name === '' || withoutNumber( name ) === withoutNumber( made );
}
