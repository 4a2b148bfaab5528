import { fieldOf, isObject } from '../../../frontend/values/field';
import { labelText } from '../../../frontend/values/label-text';
import { safeUrl } from '../../../frontend/values/address';

/** The links of a wheel's areas by label, from the REST answer. A label without an area has no link. */
export type Links = ReadonlyMap< string, string >;

interface Block {
	readonly blockName: unknown;
	readonly attrs: unknown;
	readonly innerBlocks: unknown;
}

/** The links, or null if the answer is no wheel. */
export function linksIn( wheel: unknown ): Links | null {
	if ( ! isObject( wheel ) || ! Array.isArray( wheel[ 'blocks' ] ) ) {
		return null;
	}
	const links = new Map< string, string >();
	const list = findList( wheel[ 'blocks' ] );
	for ( const area of blocksOf( list?.innerBlocks ) ) {
		// `attrs` is an empty list if the block has none.
		const label = labelText( fieldOf( area.attrs, 'label' ) );
		// Of several areas with one name, only the first counts, also if it has no link.
		if ( label && ! links.has( label ) ) {
			links.set( label, safeUrl( fieldOf( area.attrs, 'link' ) ) ?? '' );
		}
	}
	return new Map( [ ...links ].filter( ( [ , link ] ) => link ) );
}

/** The first list of areas, with any plugin's prefix and at any depth. */
function findList( blocks: unknown ): Block | undefined {
	for ( const block of blocksOf( blocks ) ) {
		const found = String( block.blockName ).endsWith( '/add-wheels' )
			? block
			: findList( block.innerBlocks );
		if ( found ) {
			return found;
		}
	}
	return undefined;
}

const blocksOf = ( list: unknown ): Block[] =>
	Array.isArray( list ) ? list.filter( isBlock ) : [];

const isBlock = ( value: unknown ): value is Block =>
	isObject( value ) && 'blockName' in value;
