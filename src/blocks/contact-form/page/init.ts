import { addRegion } from './announce';
import {
	addSpinners,
	all,
	completeAddress,
	help,
	uncheckOthers,
} from './helpers';
import { hidesMethods } from './hidden-methods';
import { whenReleased } from './presses';
import { createRecord } from './record';
import { loadLazyPart } from './load-lazy-part';
import { bringSchema } from './validate';
import { DRAFT, HIDDEN, PART } from './part';
import { refill } from './reset';
import { noteChange, refresh } from './view-state';

const SIGNS = [ 'pointerenter', 'focusin' ];

/** What only some forms have, besides parts with conditions and steps. */
const MORE =
	'.rueda-captcha-refresh, .wpcf7-quiz-label, .wpcf7-character-count, .rueda-files, output, [type=email]';

/** Binds a form once. */
export function init( form: HTMLFormElement ): void {
	if ( form.wpcf7 || hidesMethods( form ) ) {
		return;
	}
	form.wpcf7 = createRecord( form );
	addRegion( form );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		window.wpcf7?.submit?.( form, { submitter: event.submitter } );
	} );
	form.addEventListener( 'reset', () => {
		window.wpcf7?.reset?.( form );
	} );
	form.addEventListener( 'change', ( { target } ) => {
		if ( target instanceof Element ) {
			changed( form, target );
		}
	} );
	for ( const sign of SIGNS ) {
		form.addEventListener( sign, () => touch( form ) );
	}
	addSpinners( form );
	help( form );
	if (
		form.matches( DRAFT ) ||
		all( form, `${ MORE }, ${ PART }, [${ HIDDEN }]` )[ 0 ]
	) {
		import( /* webpackChunkName: "form-more" */ './more' )
			.then( ( { addMore } ) => addMore( form, () => refill( form ) ) )
			.catch( () =>
				// As in a browser without scripts.
				all( form, `[${ HIDDEN }]` ).forEach( ( part ) =>
					part.removeAttribute( HIDDEN )
				)
			);
	}
}

/** Called at the first interaction. What fails now is tried again at the next one. */
export function touch( form: HTMLFormElement ): void {
	loadLazyPart()
		.then( () => {
			refresh( form );
			return bringSchema( form );
		} )
		.catch( () => undefined );
}

function changed( form: HTMLFormElement, target: Element ): void {
	if ( target instanceof HTMLInputElement ) {
		uncheckOthers( form, target );
		completeAddress( target );
	}
	help( form, target );
	noteChange( form );
	whenReleased( () => {
		if ( target.closest( '.wpcf7-form-control' ) ) {
			window.wpcf7?.validate?.( form, { target } );
		}
		refresh( form );
	} );
}
