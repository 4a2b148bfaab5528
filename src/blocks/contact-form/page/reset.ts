import { readRenewal } from '../rules/answer';
import { help } from './helpers';
import { change, fire, fullDetailOf } from './record';
import { renew } from './renew';
import { clear } from './submit';
import { loadLazyPart } from './load-lazy-part';
import { refresh } from './view-state';

/** The browser itself empties the fields, when its form is reset; this is all the rest. */
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
	// Who has sent a message reads at once that it was sent, however long fresh questions take to come.
	await ( record.resetOnMailSent ? undefined : refilled );
	change( form, { type: 'refilled' } );
	help( form );
	fire( form, 'reset', { ...detail, apiResponse: await refilled } );
	refresh( form );
}

/**
 * Fresh questions and pictures. No answer is no news: what was said of the message before has to be seen all the
 * same.
 */
export async function refill( form: HTMLFormElement ): Promise< unknown > {
	const answer = await loadLazyPart()
		.then( ( now ) => now.refill( form.wpcf7?.id ?? 0 ) )
		.catch( () => ( {} ) );
	renew( form, readRenewal( answer ) );
	return answer;
}
