import { fieldOf, isObject } from '../../../frontend/values/field';
import { labelText } from '../../../frontend/values/label-text';
import { safeUrl } from '../../../frontend/values/address';

/** An area of a wheel. Its link is empty if it has none. */
export interface AreaLink {
	readonly label: string;
	readonly link: string;
}

/** The areas of a wheel in its order, from the REST answer. */
export type Links = readonly AreaLink[];

interface Block {
	readonly blockName: unknown;
	readonly attrs: unknown;
	readonly innerBlocks: unknown;
}

/** The areas and their links, or null if the answer is no wheel. */
export function linksIn( wheel: unknown ): Links | null {
	if ( ! isObject( wheel ) || ! Array.isArray( wheel[ 'blocks' ] ) ) {
		return null;
	}
	const list = findList( wheel[ 'blocks' ] );
	return (
		blocksOf( list?.innerBlocks )
			// `attrs` is an empty list if the block has none.
			.map( ( { attrs } ) => ( {
				label: labelText( fieldOf( attrs, 'label' ) ),
				link: safeUrl( fieldOf( attrs, 'link' ) ) ?? '',
			} ) )
			.filter( ( { label } ) => label !== '' )
	);
}

/**
 * The link of each label; a label without an area has none. As on the server, two areas with one name have their links
 * in order: a label gets the first area after the previous match, or any other that is still free.
 */
export function linksFor(
	labels: readonly string[],
	areas: Links
): readonly ( string | undefined )[] {
	const used = new Set< number >();
	let next = 0;
	return labels.map( ( label ) => {
		const fits = ( area: AreaLink, index: number ) =>
			area.label === label && ! used.has( index );
		const later = areas.findIndex(
			( area, index ) => index >= next && fits( area, index )
		);
		const found = later < 0 ? areas.findIndex( fits ) : later;
		if ( found >= 0 ) {
			used.add( found );
			next = found + 1;
		}
		const link = areas[ found ]?.link;
		return link === '' ? undefined : link;
	} );
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
