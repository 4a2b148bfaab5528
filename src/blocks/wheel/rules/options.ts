import { plainText } from '../../../frontend/values/plain-text';

/** A wheel as a list of the server names it. */
export interface Listed {
	readonly id: number;
	readonly status: string;
	readonly title: { readonly rendered: string };
}

interface Words {
	readonly untitled: string;
	readonly unpublished: ( title: string ) => string;
}

/** What the picker offers: each wheel once, and so named that a draft is not taken for a published one. */
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
