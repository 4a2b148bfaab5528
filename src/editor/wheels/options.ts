import { plainText } from '../../frontend/values/plain-text';

/** A wheel as the server lists it. */
export interface Listed {
	readonly id: number;
	readonly status: string;
	readonly title: { readonly rendered: string };
}

interface Words {
	readonly untitled: string;
	readonly unpublished: ( title: string ) => string;
}

/** The options of the picker: each wheel once, with drafts marked. */
export function optionsOf(
	found: readonly Listed[],
	chosen: readonly Listed[],
	words: Words
): { readonly value: string; readonly label: string }[] {
	const wheels = new Map(
		[ ...found, ...chosen ].map( ( wheel ) => [ wheel.id, wheel ] )
	);
	return [ ...wheels.values() ].map( ( { id, status, title } ) => {
		const name = plainText( title.rendered ) || words.untitled;
		return {
			value: String( id ),
			label: status === 'publish' ? name : words.unpublished( name ),
		};
	} );
}
