/*
 * What only some forms have: questions that have to be fresh, letters in a picture, numbers of characters, addresses
 * that may be mistyped, fields for several files, groups that can be filled in several times, parts that are shown
 * under conditions, steps, and answers that stay on the device. Fetched by forms with one of these.
 */
import { countWhileTyping } from './counters';
import { FILES } from './files-place';
import { GROUP } from './groups-place';
import { all, moment } from './helpers';
import { loadLazyPart } from './load-lazy-part';
import { DRAFT, DRAFTS, HIDDEN, PART, STEPS, WAITING } from './part';
import { whenReleased } from './presses';
import { PAD } from './signature-pad';

/** In milliseconds. The server accepts answers to its questions for half an hour. */
const OLD = 900_000;

/**
 * @param form
 * @param again Asks for another question or picture.
 */
export async function addMore(
	form: HTMLFormElement,
	again: () => unknown
): Promise< void > {
	for ( const button of all( form, '.rueda-captcha-refresh' ) ) {
		button.hidden = false;
		button.onclick = again;
	}
	if ( all( form, '.wpcf7-quiz-label' ).length ) {
		keepFresh( form, again );
	}
	if ( all( form, '.wpcf7-character-count' ).length ) {
		countWhileTyping( form );
	}
	if ( form.querySelector( FILES ) ) {
		listFiles( form );
	}
	const results = form.querySelector( '[data-rueda-calculation]' )
		? await calculateIn( form )
		: undefined;
	form.addEventListener( 'change', ( { target } ) => {
		if ( target instanceof HTMLInputElement && target.type === 'email' ) {
			whenReleased( () => askWhatWasMeant( form, target ) );
		}
	} );
	if ( form.querySelector( PAD ) ) {
		letSign( form );
	}
	const [ hasGroups, isConditional, hasSteps ] = [ GROUP, PART, STEPS ].map(
		( selector ) => form.querySelector( selector )
	);
	const loading =
		hasSteps &&
		import( /* webpackChunkName: "form-steps" */ './steps/steps' ).then(
			( { showSteps } ) => showSteps
		);
	// Together, because conditions show the entry that somebody adds to a group.
	const [ groups, conditions ] = await Promise.all( [
		hasGroups && import( /* webpackChunkName: "form-groups" */ './groups' ),
		isConditional &&
			import( /* webpackChunkName: "form-conditions" */ './conditions' ),
	] );
	groups?.follow( form );
	conditions?.follow( form, results );
	( await loading )?.( form, () => {
		// Whoever comes to the form by focus has the rules loaded.
		form.dispatchEvent( new Event( 'focusin' ) );
		return rulesOf( form );
	} );
	if ( form.matches( DRAFT ) ) {
		keepDraft( form );
	}
}

/** Nothing is loaded for visitors who only read, unless something of theirs is kept. */
function keepDraft( form: HTMLFormElement ): void {
	const { unitTag } = form.wpcf7 ?? {};
	const key = `${ DRAFTS }${ unitTag }`;
	const begin = () => {
		loadLazyPart()
			.then( async () => {
				const { keep } = await import(
					/* webpackChunkName: "form-draft" */ './draft'
				);
				keep( form, key, Number( form.dataset[ 'ruedaDraft' ] ) );
			} )
			.catch( () => {
				// The browser keeps nothing for this site, or the part did not come. The form works without it.
			} );
	};
	const beginSoon = () => void moment().then( begin );
	if ( isKept( key ) || isKept( `${ WAITING }${ unitTag }` ) ) {
		begin();
	} else if ( form.matches( ':focus-within' ) ) {
		beginSoon();
	} else {
		form.addEventListener( 'focusin', beginSoon, { once: true } );
	}
}

function isKept( key: string ): boolean {
	try {
		return localStorage.getItem( key ) !== null;
	} catch {
		return false;
	}
}

function letSign( form: HTMLFormElement ): void {
	import( /* webpackChunkName: "form-signature" */ './signature' )
		.then( ( { sign } ) => sign( form ) )
		.catch( () =>
			// The name can be typed, as without scripts.
			form
				.querySelectorAll( PAD )
				.forEach( ( pad ) => pad.removeAttribute( HIDDEN ) )
		);
}

async function calculateIn( form: HTMLFormElement ) {
	const { calculate } = await import(
		/* webpackChunkName: "form-calculations" */ './calculations'
	);
	return calculate( form );
}

function askWhatWasMeant( form: HTMLFormElement, field: HTMLInputElement ) {
	loadLazyPart()
		.then( async () => {
			const { ask } = await import(
				/* webpackChunkName: "form-email" */ './meant-address'
			);
			ask( form, field );
		} )
		.catch( () => undefined );
}

/** In milliseconds: how often and how long it is looked for the rules, which come when the form is touched. */
const LOOK = 50;
const PATIENCE = 4000;

const rulesOf = ( form: HTMLFormElement ): Promise< void > =>
	new Promise( ( resolve ) => {
		const end = Date.now() + PATIENCE;
		const look = () =>
			form.wpcf7?.schema || Date.now() > end
				? resolve()
				: setTimeout( look, LOOK );
		look();
	} );

const SIGNS = [ 'pointerenter', 'focusin', 'dragenter', 'change' ];

/** Begins when somebody comes to the form, because the list of files needs WordPress's translations. */
function listFiles( form: HTMLFormElement ): void {
	let begun: Promise< unknown > | undefined;
	const begin = () => {
		// Which files are accepted is among the rules.
		begun ??= loadLazyPart()
			.then( () => rulesOf( form ) )
			.then( async () => {
				const { follow } = await import(
					/* webpackChunkName: "form-files" */ './files'
				);
				follow( form );
			} )
			.catch( () => {
				// The next interaction tries again; until then, the field is the browser's own.
				begun = undefined;
			} );
	};
	for ( const sign of SIGNS ) {
		form.addEventListener( sign, begin );
	}
	if ( form.matches( ':hover, :focus-within' ) ) {
		begin();
	}
}

/**
 * Renews questions while the visitor fills in the form, because the page may be old and the server would refuse their
 * answers. A question that has an answer already is left alone.
 */
function keepFresh( form: HTMLFormElement, again: () => unknown ): void {
	// NaN if the page does not tell when it was made.
	let made = parseInt(
		all( form, '[name=_rueda_time]' )[ 0 ]?.value ?? '',
		10
	);
	form.addEventListener( 'focusin', () => {
		const answers = all( form, '.wpcf7-quiz, .wpcf7-captchar' );
		const isAnswered = Array.from( answers ).some( ( { value } ) => value );
		if ( Date.now() - made > OLD && ! isAnswered ) {
			made = Date.now();
			again();
		}
	} );
}
