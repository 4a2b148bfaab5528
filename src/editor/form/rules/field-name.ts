import { plainText } from '../../../frontend/values/plain-text';

const LONGEST = 40;

/** Whether the server accepts the name of a field (FieldName). */
export const isName = ( name: string ): boolean =>
	/^[A-Za-z][A-Za-z0-9_-]*$/.test( name );

/** Makes a name from a label. If its letters cannot be used, the type is the name. */
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

/** The name itself, or with the first free number if another field has it: after `city-2` comes `city-3`. */
export function uniqueName( name: string, taken: readonly string[] ): string {
	const base = withoutNumber( name );
	let free = name;
	for ( let number = 2; taken.includes( free ); number++ ) {
		free = `${ base }-${ number }`;
	}
	return free;
}

/** Whether a name was made from a label. Then it follows the label; otherwise the author has chosen it. */
export function isMade(
	name: string,
	label: string,
	type: string,
	reserved: readonly string[]
): boolean {
	const made = nameFrom( label, type, reserved );
	return name === '' || withoutNumber( name ) === withoutNumber( made );
}
