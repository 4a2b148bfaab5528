/** What is kept of a form that was not sent yet, and how it is written. */
import { fieldOf, textOf } from '../../../frontend/values/field';

/** In milliseconds. */
export const MINUTE = 60_000;

/** In characters, of all answers of a form. */
const MOST = 200_000;

export interface Kept {
	readonly id: string;
	readonly values: readonly string[];
}

/** Passwords, codes and numbers of cards are never kept, nor files and what a visitor cannot see. */
export const isSecret = ( type: string, autocomplete: string ): boolean =>
	/^(password|file|hidden|submit|button|image|reset)$/.test( type ) ||
	/(^|\s)(cc-|one-time-code|(new|current)-password)/.test( autocomplete );

/** Whether a text may be the number of a card: 13 to 19 digits, the last of which checks the others. */
export function isCardNumber( text: string ): boolean {
	const digits = text.replace( /[\s-]/g, '' );
	if ( ! /^\d{13,19}$/.test( digits ) ) {
		return false;
	}
	const sum = Array.from( digits, Number )
		.reverse()
		.reduce(
			( all, digit, index ) =>
				all +
				( index % 2
					? ( ( digit * 2 ) % 10 ) + Math.floor( digit / 5 )
					: digit ),
			0
		);
	return sum % 10 === 0;
}

/**
 * @param answers
 * @param until   A time in milliseconds.
 * @return "" if there is nothing to keep, or too much.
 */
export function draftOf( answers: readonly Kept[], until: number ): string {
	const kept = answers.filter(
		( { values } ) => ! values.some( isCardNumber )
	);
	const text = JSON.stringify( { until, kept } );
	return kept.length && text.length <= MOST ? text : '';
}

/** Empty if nothing is kept, or its time is over. Other scripts of the site may have written anything. */
export function readDraft( text: string | null, now: number ): Kept[] {
	const found = parse( text );
	const until = fieldOf( found, 'until' );
	return typeof until === 'number' && until > now ? keptIn( found ) : [];
}

/** What is listed as kept, whoever wrote it. */
export function keptIn( found: unknown ): Kept[] {
	const kept = fieldOf( found, 'kept' );
	return ( Array.isArray( kept ) ? kept : [] ).map( ( one: unknown ) => {
		const values = fieldOf( one, 'values' );
		return {
			id: textOf( fieldOf( one, 'id' ) ),
			values: ( Array.isArray( values ) ? values : [] ).map( textOf ),
		};
	} );
}

export function parse( text: string | null ): unknown {
	try {
		return JSON.parse( text ?? '' ) as unknown;
	} catch {
		return null;
	}
}
