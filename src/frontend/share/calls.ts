/** The requests of the share panel. Nonces and retries are handled in frontend/server. */
import { ajaxOrPage } from '../server/ajax-or-page';
import type { Reason } from '../server/http';
import { isFields, jsonOf, textOf } from '../values/values';
import { parseSharing, type Sharing } from './share';

/** Null if loading failed: then there is no panel, and no message about it. */
export async function loadShare(
	signal: AbortSignal
): Promise< Sharing | null > {
	const answer = await ajaxOrPage( 'getSocialShare', {}, { signal } );
	return answer.ok && isSetting( answer.data )
		? parseSharing( answer.data )
		: null;
}

/** JSON text, or an empty list if it was never saved. */
function isSetting( data: unknown ): boolean {
	const value = jsonOf( data );
	return isFields( value ) || Array.isArray( value );
}

export interface Letter {
	readonly reportLink: string;
	readonly toEmail: string;
	readonly fullName: string;
}

/** The server has a message for success and for refusal; without an answer there is only the reason. */
export type Mailed =
	| { readonly status: 'sent'; readonly message: string }
	| {
			readonly status: 'failed';
			readonly reason: Reason;
			readonly message: string;
	  };

/** No abort signal: the email is sent even if the visitor closes the dialog meanwhile. */
export async function mailReport( letter: Letter ): Promise< Mailed > {
	const answer = await ajaxOrPage( 'sendMyWheelEmail', { ...letter } );
	if ( answer.ok ) {
		return { status: 'sent', message: textOf( answer.data ) };
	}
	return {
		status: 'failed',
		reason: answer.reason,
		// What a firewall says is nothing for visitors.
		message: answer.reason === 'refused' ? ( answer.message ?? '' ) : '',
	};
}
