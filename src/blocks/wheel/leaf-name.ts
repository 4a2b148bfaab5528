import { dateInPageLanguage } from '../../frontend/page-language';
import type { Leaf } from './album';

/** Tells one kept wheel from another. */
export const nameOf = ( { title, finishedAt }: Leaf ): string =>
	[ title, dateInPageLanguage( finishedAt ) ].filter( Boolean ).join( ', ' );
