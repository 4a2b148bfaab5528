import { dateInPageLanguage } from '../../../frontend/values/page-language';
import type { Leaf } from './rules/album';

/** Tells one kept wheel from another: where room is short, by what differs most. */
export const nameOf = ( { title, finishedAt }: Leaf ): string =>
	[ dateInPageLanguage( finishedAt ), title ].filter( Boolean ).join( ', ' );
