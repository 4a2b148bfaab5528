import { plainText } from './plain-text';

const LONGEST = 200;

/** A label from stored data as plain text, cut if it is too long. */
export function labelText( raw: unknown ): string {
	return typeof raw === 'string' || typeof raw === 'number'
		? Array.from( plainText( String( raw ) ) )
				.slice( 0, LONGEST )
				.join( '' )
		: '';
}
