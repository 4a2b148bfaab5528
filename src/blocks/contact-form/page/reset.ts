import { readRenewal } from '../rules/answer';
import { announce } from './announce';
import { help } from './helpers';
import { change, fire, fullDetailOf } from './record';
import { renew } from './renew';
import { clear } from './submit';
import { loadLazyPart } from './load-lazy-part';
import { refresh } from './view-state';

/** The browser empties the fields when the form is reset; this does the rest. */
export async function reset( form: HTMLFormElement ): Promise< void > {
	const { wpcf7: record } = form;
	if ( ! record ) {
		return;
	}
	const detail = fullDetailOf( record, new FormData( form ) );
	clear( form );
	change( form, { type: 'reset' } );
	refresh( form );

	const refilled = refill( form );
	// The visitor reads at once that the message was sent, even if new questions take long.
	await ( record.resetOnMailSent ? undefined : refilled );
	change( form, { type: 'refilled' } );
	help( form );
	fire( form, 'reset', { ...detail, apiResponse: await refilled } );
	refresh( form );
}

/** Loads new questions and captchas. If that fails, nothing is said, so that the message about the form stays. */
export async function refill( form: HTMLFormElement ): Promise< unknown > {
	const answer = await loadLazyPart()
		.then( ( now ) => now.refill( form.wpcf7?.id ?? 0 ) )
		.catch( () => ( {} ) );
	// An answer may have been begun meanwhile. Who cannot see that it is gone hears the new question.
	const lost = renew( form, readRenewal( answer ), true );
	if ( lost[ 0 ] ) {
		announce( form, lost );
	}
	return answer;
}
