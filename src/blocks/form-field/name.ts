import { plainText } from '../../frontend/plain-text';

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

/** The name itself or, where another field has it, with the first number that is free. */
export function uniqueName( name: string, taken: readonly string[] ): string {
	let free = name;
	for ( let number = 2; taken.includes( free ); number++ ) {
		free = `${ name }-${ number }`;
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
	return (
		name === '' ||
		name === made ||
		( name.startsWith( `${ made }-` ) &&
			/^\d+$/.test( name.slice( made.length + 1 ) ) )
	);
}
