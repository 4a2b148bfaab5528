import { readRenewal } from '../answer';
import { help } from './helpers';
import { change, fire, fullDetailOf } from './record';
import { renew } from './renew';
import { clear } from './submit';
import { talk } from './talking';
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

	// No answer is no news: what was said of the message before has to be seen all the same.
	const apiResponse = await talk()
		.then( ( { refill } ) => refill( record.id ) )
		.catch( () => ( {} ) );
	change( form, { type: 'refilled' } );
	renew( form, readRenewal( apiResponse ) );
	help( form );
	fire( form, 'reset', { ...detail, apiResponse } );
	refresh( form );
}
