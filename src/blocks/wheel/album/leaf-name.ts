import { dateInPageLanguage } from '../../../frontend/values/page-language';
import { type Album, hasNeighbor, type Leaf } from './rules/album';

/** With seconds where another one would read the same without. */
export const timeOf = ( leaf: Leaf, album: Album ): string =>
	dateInPageLanguage(
		leaf.finishedAt,
		hasNeighbor( leaf, album ) ? 'medium' : 'short'
	);

/** Tells one kept wheel from another: where room is short, by what differs most. */
export const nameOf = ( leaf: Leaf, album: Album ): string =>
	[ timeOf( leaf, album ), leaf.title ].filter( Boolean ).join( ', ' );
