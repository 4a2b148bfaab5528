import { dateInPageLanguage } from '../../../frontend/values/page-language';
import { type Album, hasNeighbor, type Leaf } from './rules/album';

/** Adds seconds if two wheels would have the same time otherwise. */
export const timeOf = ( leaf: Leaf, album: Album ): string =>
	dateInPageLanguage(
		leaf.finishedAt,
		hasNeighbor( leaf, album ) ? 'medium' : 'short'
	);

/** Names a kept wheel. What differs most comes first, in case the text is cut. */
export const nameOf = ( leaf: Leaf, album: Album ): string =>
	[ timeOf( leaf, album ), leaf.title ].filter( Boolean ).join( ', ' );
