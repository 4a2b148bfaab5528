/** What the share panel asks the server, by name. How to ask is the door's business. */
import { ajax, type Reason } from '../server/http';
import { isFields, jsonOf, textOf } from '../values/values';
import { parseShareFlags, type ShareFlags } from './share';

/** Null when they could not be had: then there is no panel, which is no news to the visitor. */
export async function loadShare(
	signal: AbortSignal
): Promise< ShareFlags | null > {
	const answer = await ajax( 'getSocialShare', {}, { signal } );
	return answer.ok && isSetting( answer.data )
		? parseShareFlags( answer.data )
		: null;
}

/** Text of JSON; never saved, an empty list. */
function isSetting( data: unknown ): boolean {
	const value = jsonOf( data );
	return isFields( value ) || Array.isArray( value );
}

export interface Letter {
	readonly reportLink: string;
	readonly toEmail: string;
	readonly fullName: string;
}

/** Either way the server has a sentence for the visitor; without an answer there is the reason alone. */
export type Mailed =
	| { readonly status: 'sent'; readonly message: string }
	| {
			readonly status: 'failed';
			readonly reason: Reason;
			readonly message: string;
	  };

/** Without a signal: it is sent, whether or not the visitor closes the dialog meanwhile. */
export async function mailReport( letter: Letter ): Promise< Mailed > {
	const answer = await ajax( 'sendMyWheelEmail', { ...letter } );
	if ( answer.ok ) {
		return { status: 'sent', message: textOf( answer.data ) };
	}
	return {
		status: 'failed',
		reason: answer.reason,
		message: answer.message ?? '',
	};
}
