/*
 * Shows one step of a form at a time. Fetched only by forms with steps. The server knows no steps: it checks the whole
 * message, and an error leads to the step of its field.
 */
import { firstWrong, nearest, neighbour } from '../../rules/steps';
import { controlIn, messageOf, wrapsIn } from '../marks';
import { HIDDEN } from '../part';
import { createEntries } from './entries';
import { markErrors, wrongIn } from './errors';
import {
	AWAY,
	focus,
	gatherSends,
	sendButtons,
	showSends,
	tellProgress,
} from './view';
import type { Walk } from './walk';

/** A step that stands in another one is a part of it. */
const STEP = '.rueda-step:not(.rueda-step *)';

export function showSteps(
	form: HTMLFormElement,
	loadRules: () => Promise< unknown >
): void {
	const find = ( name: string ) =>
		form.querySelector< HTMLElement >( `.rueda-steps__${ name }` );
	const [ progress, buttons, back, next ] = [
		find( 'progress' ),
		find( 'buttons' ),
		find( 'back' ),
		find( 'next' ),
	];
	if ( ! progress || ! buttons || ! back || ! next ) {
		return;
	}
	const walk: Walk = {
		form,
		steps: [ ...form.querySelectorAll< HTMLElement >( STEP ) ],
		progress,
		buttons,
		back,
		next,
		end: find( 'end' ),
		entries: createEntries( form.wpcf7?.unitTag ?? '', ( step ) =>
			showEntry( walk, step )
		),
		loadRules,
		current: 0,
		reached: 0,
		returnTo: null,
		isChecking: false,
	};
	begin( walk );
}

function begin( walk: Walk ): void {
	const { form, steps, back } = walk;
	form.classList.add( 'in-steps' );
	for ( const part of form.querySelectorAll( `[${ HIDDEN }]` ) ) {
		part.removeAttribute( HIDDEN );
	}
	gatherSends( walk );
	listen( walk );
	back.onclick = () => goBack( walk );
	const wrong = steps.findIndex( ( step ) =>
		step.querySelector( '.wpcf7-not-valid' )
	);
	show( walk, wrong < 0 ? 0 : wrong );
	if ( wrong < 0 && walk.entries.now() > 0 ) {
		void resume( walk, walk.entries.now() );
	}
}

function listen( walk: Walk ): void {
	const { buttons, form } = walk;
	// The second click of two meets another button, which has taken the place of the first.
	buttons.addEventListener(
		'click',
		( event ) => {
			if ( event.detail > 1 ) {
				event.preventDefault();
				event.stopPropagation();
			}
		},
		true
	);
	// Before the listener that sends. The key Enter in a field presses the first button, which is "Next".
	form.addEventListener( 'submit', ( event ) => hear( walk, event ), true );
	// Conditions listen before, so their verdicts are there.
	for ( const type of [ 'input', 'change' ] ) {
		form.addEventListener( type, () => show( walk, walk.current ) );
	}
	form.addEventListener( 'reset', () =>
		setTimeout( () => startAgain( walk ) )
	);
	form.addEventListener( 'wpcf7submit', () =>
		setTimeout( () => showFirstError( walk ) )
	);
	// Links in a list of errors lead to fields, which have to be there.
	form.wpcf7?.parent.addEventListener(
		'click',
		( { target } ) => openFor( walk, target ),
		true
	);
}

function shownIn( walk: Walk ): number[] {
	return [ ...walk.steps.keys() ].filter(
		( index ) => ! walk.steps[ index ]?.hidden
	);
}

function isAtEnd( walk: Walk ): boolean {
	return neighbour( shownIn( walk ), walk.current, 1 ) === undefined;
}

function hear( walk: Walk, event: SubmitEvent ): void {
	const { next } = walk;
	const isLast = isAtEnd( walk );
	if ( isLast && event.submitter !== next ) {
		return;
	}
	event.preventDefault();
	event.stopImmediatePropagation();
	if ( isLast ) {
		// Later, because a form cannot be sent while it is being sent. A button that is disabled sends nothing.
		setTimeout( () => sendButtons( walk )[ 0 ]?.click() );
	} else {
		void goOn( walk );
	}
}

async function goOn( walk: Walk ): Promise< void > {
	const { current: from } = walk;
	if ( walk.isChecking ) {
		return;
	}
	walk.isChecking = true;
	await walk.loadRules();
	walk.isChecking = false;
	if ( walk.current !== from ) {
		return;
	}
	const wrong = markErrors( walk, from );
	if ( wrong ) {
		controlIn( wrong )?.focus();
		return;
	}
	const next = neighbour( shownIn( walk ), from, 1 ) ?? from;
	const to =
		walk.returnTo === null || walk.returnTo <= next
			? next
			: firstWrong(
					shownIn( walk ),
					next,
					nearest( shownIn( walk ), walk.returnTo ),
					( step ) => wrongIn( walk, step ).length === 0
				);
	if ( to === walk.returnTo ) {
		walk.returnTo = null;
	}
	go( walk, to );
}

function goBack( walk: Walk ): void {
	const before = neighbour( shownIn( walk ), walk.current, -1 );
	if ( before !== undefined && ! walk.entries.leaveTo( before ) ) {
		go( walk, before );
	}
}

function go( walk: Walk, step: number, isFocused = true ): void {
	walk.entries.add( step, walk.current );
	show( walk, step );
	if ( isFocused ) {
		focus( walk );
	}
}

function showEntry( walk: Walk, step: number ): void {
	if ( walk.form.isConnected ) {
		const wanted = nearest(
			shownIn( walk ),
			Math.min( step, walk.reached )
		);
		if ( wanted !== walk.current ) {
			show( walk, wanted );
			focus( walk );
		}
	}
}

/** After a reload, or on the way back from another page: as far as the answers allow. */
async function resume( walk: Walk, step: number ): Promise< void > {
	await walk.loadRules();
	if ( walk.reached === 0 ) {
		show(
			walk,
			firstWrong(
				shownIn( walk ),
				0,
				nearest( shownIn( walk ), step ),
				( one ) => wrongIn( walk, one ).length === 0
			)
		);
	}
}

/** After a message was sent, the fields are empty. */
function startAgain( walk: Walk ): void {
	const { form, buttons } = walk;
	const { activeElement, body } = form.ownerDocument;
	const hadFocus = buttons.contains( activeElement );
	const wasLater = walk.current > 0;
	walk.reached = 0;
	walk.returnTo = null;
	walk.entries.set( 0 );
	show( walk, 0 );
	if ( wasLater ) {
		if ( hadFocus || activeElement === body ) {
			focus( walk, false );
		}
		form.querySelector( '.wpcf7-response-output' )?.scrollIntoView( {
			block: 'nearest',
		} );
	}
}

function showFirstError( walk: Walk ): void {
	const wrap = wrapsIn( walk.form ).find( messageOf );
	const step = wrap ? stepOf( walk, wrap ) : -1;
	if ( wrap && step >= 0 && step !== walk.current ) {
		go( walk, step, false );
		controlIn( wrap )?.focus();
	}
}

function openFor( walk: Walk, target: EventTarget | null ): void {
	const link =
		target instanceof Element &&
		target.closest< HTMLAnchorElement >( 'a[href^="#"]' );
	const place =
		link && document.getElementById( link.hash.replace( '#', '' ) );
	const step = place ? stepOf( walk, place ) : -1;
	if ( step >= 0 && step !== walk.current ) {
		go( walk, step, false );
	}
}

function stepOf( walk: Walk, part: Element ): number {
	return walk.steps.findIndex( ( step ) => step.contains( part ) );
}

function show( walk: Walk, wanted: number ): void {
	const { steps, back, next, end } = walk;
	const shown = shownIn( walk );
	const step = nearest( shown, wanted );
	const isNew = step !== walk.current || walk.reached === 0;
	walk.current = step;
	walk.reached = Math.max( walk.reached, step );
	steps.forEach( ( one, index ) =>
		one.classList.toggle( AWAY, index !== step )
	);
	const isLast = isAtEnd( walk );
	const { ruedaNext = '', ruedaBack = '' } = steps[ step ]?.dataset ?? {};
	next.hidden = isLast;
	next.textContent = ruedaNext;
	back.hidden = step === shown[ 0 ];
	back.textContent = ruedaBack;
	if ( end ) {
		end.hidden = ! isLast;
	}
	showSends( walk, isLast );
	tellProgress( walk, shown.indexOf( step ) + 1, shown.length );
	const list =
		steps[ step ]?.querySelector< HTMLElement >( '.rueda-answers' );
	if ( list && isNew ) {
		void fillAnswers( walk, list );
	}
}

async function fillAnswers( walk: Walk, list: HTMLElement ): Promise< void > {
	const { form } = walk;
	const step = stepOf( walk, list );
	const { writeAnswers } = await import(
		/* webpackChunkName: "form-answers" */ './answers'
	);
	writeAnswers( list, form, ( wrap ) => {
		walk.returnTo = step;
		go( walk, stepOf( walk, wrap ), false );
		controlIn( wrap )?.focus();
	} );
}
