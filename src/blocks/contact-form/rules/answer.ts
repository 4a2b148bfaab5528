/** Reads the server's answer and checks it, because it may come from another version or from a proxy. */
import { fieldOf, textOf } from '../../../frontend/values/field';

export interface InvalidField {
	readonly field: string;
	readonly message: string;
}

/** New questions and captchas. */
export interface Renewal {
	readonly quiz: ReadonlyArray< {
		readonly name: string;
		readonly question: string;
		readonly hash: string;
	} >;
	readonly captcha: ReadonlyArray< {
		readonly name: string;
		readonly address: string;
		/** The name of the captcha's file, by which the server knows it. */
		readonly challenge: string;
	} >;
}

export interface Feedback extends Renewal {
	readonly status: string;
	readonly message: string;
	readonly invalid: readonly InvalidField[];
	readonly hash: string;
}

/** Null if the server answered with something else, or with nothing. */
export function readFeedback( data: unknown ): Feedback | null {
	const invalid = fieldOf( data, 'invalid_fields' );
	const status = textIn( data, 'status' );
	return status
		? {
				...readRenewal( data ),
				status,
				message: textIn( data, 'message' ),
				hash: textIn( data, 'posted_data_hash' ),
				invalid: ( Array.isArray( invalid ) ? invalid : [] )
					.map( ( item: unknown ) => ( {
						field: textIn( item, 'field' ),
						message: textIn( item, 'message' ),
					} ) )
					.filter( ( { field } ) => field ),
			}
		: null;
}

/** Also reads an empty list, with which a server says that there is nothing to renew. */
export const readRenewal = ( data: unknown ): Renewal => ( {
	// A question in words that replaces a captcha is renewed like a quiz.
	quiz: [
		...pairsIn( data, 'quiz' ),
		...pairsIn( data, 'captcha_words' ),
	].map( ( [ name, pair ] ) => ( {
		name,
		question: textIn( pair, '0' ),
		hash: textIn( pair, '1' ),
	} ) ),
	captcha: pairsIn( data, 'captcha' ).map( ( [ name, address ] ) => ( {
		name,
		address: String( address ),
		challenge:
			/(\d+)\.(png|gif|jpe?g)/i.exec( String( address ) )?.[ 1 ] ?? '',
	} ) ),
} );

const textIn = ( data: unknown, name: string ): string =>
	textOf( fieldOf( data, name ) );

const pairsIn = ( data: unknown, name: string ): Array< [ string, unknown ] > =>
	Object.entries( fieldOf( data, name ) ?? {} );
