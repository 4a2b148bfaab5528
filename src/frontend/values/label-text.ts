import { plainText } from './plain-text';

const LONGEST = 200;

/** A label out of stored data, whatever is stored there: as a reader sees it, and not a novel. */
export function labelText( raw: unknown ): string {
	return typeof raw === 'string' || typeof raw === 'number'
		? Array.from( plainText( String( raw ) ) )
				.slice( 0, LONGEST )
				.join( '' )
		: '';
}
