/*
 * A message that could not be sent because there is no connection waits on this device, if the visitor wants that, and
 * is sent once there is one. Fetched with what keeps unfinished answers, so that it is there before the line is gone.
 */
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	isForgotten,
	pauseAfter,
	readWaiting,
	type Waiting,
} from '../rules/waiting';
import { answersOf, restore } from './kept-answers';
import { WAITING } from './part';
import { entriesIn, KEY, mayWait, termsOf } from './waiting-data';
import { createNotice, type Notice } from './waiting-notice';
import type { sendWaiting } from './waiting-send';

/** In milliseconds. */
const HOUR = 3_600_000;

/** Why a message brought no answer, where it can wait for a better line. */
const NO_LINE = /^(fetch_error|timeout)$/;

interface Place extends Notice {
	readonly form: HTMLFormElement;
	/** Of the form in the browser's storage. */
	readonly key: string;
	readonly hours: number;
	/** The last message that was not sent. It keeps its key until something in it is changed. */
	last: { readonly key: unknown; readonly text: string } | null;
	/** Notes the message that is being sent as the last one. */
	note?: () => void;
	/** What is done with the message that waits, one after the other. */
	work: Promise< unknown >;
	isSending: boolean;
	failures: number;
	timer: number;
}

/**
 * @param form
 * @param hours How long a message may wait.
 */
export function wait( form: HTMLFormElement, hours: number ): void {
	const key = `${ WAITING }${ form.wpcf7?.unitTag }`;
	const place: Place = {
		form,
		key,
		hours,
		...createNotice( form ),
		last: null,
		work: Promise.resolve(),
		isSending: false,
		failures: 0,
		timer: 0,
	};
	forgetOld();
	listenToForm( place );
	const sendNow = () => {
		place.failures = 0;
		send( place );
	};
	window.addEventListener( 'online', sendNow );
	document.addEventListener( 'visibilitychange', sendNow );
	window.addEventListener( 'storage', ( event ) => {
		if ( event.key === key ) {
			show( place );
		}
	} );
	show( place );
	sendNow();
}

function listenToForm( place: Place ): void {
	const { form } = place;
	// Reading the storage takes longer than all the rest of a press on "send".
	const withdraw = () =>
		place.box.isConnected && ! stored( place ) && place.tell( '' );
	form.addEventListener(
		'wpcf7beforesubmit',
		( { detail: { formData } } ) => {
			withdraw();
			delete form.wpcf7?.reason;
			place.note = () => {
				delete place.note;
				const text = JSON.stringify( entriesIn( form, formData ) );
				const { last } = place;
				if ( last?.text === text ) {
					formData.set( KEY, String( last.key ) );
				}
				place.last = { key: formData.get( KEY ), text };
			};
			// Otherwise nobody needs it unless no answer comes.
			if ( place.last ) {
				place.note();
			}
		}
	);
	form.addEventListener( 'wpcf7statuschanged', ( { detail } ) => {
		const { prevStatus, status } = detail;
		if ( prevStatus === 'submitting' && status === 'failed' ) {
			place.note?.();
			if ( NO_LINE.test( form.wpcf7?.reason ?? '' ) ) {
				// The form says first that there is no connection.
				setTimeout( () => offer( place ) );
			}
		}
	} );
	form.addEventListener( 'wpcf7submit', () => {
		place.last = null;
		delete place.note;
	} );
	form.addEventListener( 'reset', withdraw );
}

/** Of all forms of the site. */
function forgetOld(): void {
	for ( const key of Object.keys( localStorage ) ) {
		const message = readWaiting( localStorage.getItem( key ) );
		if (
			key.startsWith( WAITING ) &&
			( ! message || isForgotten( message, Date.now() ) )
		) {
			localStorage.removeItem( key );
		}
	}
}

const stored = ( { key }: Place ): Waiting | null =>
	readWaiting( localStorage.getItem( key ) );

/** Another server of the protocol does not know the key, and might take the message twice. */
function offer( place: Place ): void {
	const { form, hours, last, tell } = place;
	if ( ! last?.key || stored( place ) ) {
		return;
	}
	if ( mayWait( form ) ) {
		tell(
			sprintf(
				/* translators: %d: a number of hours. */
				_n(
					'Or let it wait on this device for up to %d hour: it will be sent when you are online again and this page is open. Others who use this device can read it until then.',
					'Or let it wait on this device for up to %d hours: it will be sent when you are online again and this page is open. Others who use this device can read it until then.',
					hours,
					'rueda'
				),
				hours
			),
			[ [ __( 'Let it wait', 'rueda' ), () => keep( place ) ] ],
			false,
			true
		);
	} else {
		tell(
			__(
				'It cannot wait on this device, because files, passwords and answers to a question are not kept here.',
				'rueda'
			),
			[],
			false,
			true
		);
	}
}

function keep( place: Place ): void {
	const { form, hours, key, last, tell } = place;
	if ( ! mayWait( form ) ) {
		offer( place );
		return;
	}
	const entries = entriesIn( form, new FormData( form ) );
	const message: Waiting = {
		key:
			last?.text === JSON.stringify( entries )
				? String( last.key )
				: crypto.getRandomValues( new Uint32Array( 4 ) ).join( '-' ),
		until: Date.now() + hours * HOUR,
		entries,
		kept: answersOf( form ),
		terms: termsOf( form ),
	};
	try {
		localStorage.setItem( key, JSON.stringify( message ) );
	} catch {
		tell(
			__(
				'There is no room for it on this device. It is still in the form.',
				'rueda'
			),
			[],
			false,
			true
		);
		return;
	}
	show( place, '', true );
	HTMLFormElement.prototype.reset.call( form );
	sendLater( place );
}

const isOver = ( { until }: Waiting ): boolean => until <= Date.now();

function show( place: Place, words = '', isAsked = false ): void {
	const message = stored( place );
	if ( ! message ) {
		place.tell( '' );
		return;
	}
	const state = isOver( message )
		? __( 'A message that waited here was not sent.', 'rueda' )
		: __(
				'A message is waiting on this device. It will be sent when you are online again and this page is open.',
				'rueda'
			);
	place.tell(
		words || state,
		[
			[
				__( 'Send now', 'rueda' ),
				() => {
					show( place, __( 'Sending…', 'rueda' ) );
					send( place, true );
				},
			],
			[ __( 'Take it back', 'rueda' ), () => takeBack( place ) ],
		],
		isAsked
	);
}

/** In one tab at a time, where the browser can tell. The server takes the message once in any case. */
function alone( place: Place, work: () => unknown ): void {
	place.work = place.work
		.then( () =>
			'locks' in navigator
				? navigator.locks.request( place.key, work )
				: work()
		)
		.catch( () => undefined );
}

function send( place: Place, isAsked = false ): void {
	clearTimeout( place.timer );
	if ( stored( place ) && ! window.wpcf7?.blocked ) {
		alone( place, async () => {
			place.isSending = true;
			await trySending( place, isAsked );
			place.isSending = false;
		} );
	}
}

function sendLater( place: Place ): void {
	clearTimeout( place.timer );
	place.timer = window.setTimeout(
		() => send( place ),
		// Not all who lost their line at the same moment come back at the same moment.
		pauseAfter( place.failures++ ) * ( 0.8 + Math.random() * 0.4 )
	);
}

async function trySending( place: Place, isAsked: boolean ): Promise< void > {
	const { form, key, tell } = place;
	const message = stored( place );
	if ( ! message ) {
		return;
	}
	if ( ! isAsked && isOver( message ) ) {
		giveBack(
			place,
			__( 'A message that waited here was not sent.', 'rueda' )
		);
		return;
	}
	const result = await bringAndSend(
		form,
		message,
		() => isAsked && isEmpty( form )
	).catch( () => null );
	if ( result?.state === 'sent' ) {
		localStorage.removeItem( key );
		tell( result.words );
	} else if ( result?.state === 'refused' ) {
		if ( giveBack( place, result.words ) ) {
			result.showErrors();
		}
	} else {
		sendLater( place );
		if ( isAsked ) {
			show(
				place,
				__( 'It could not be sent yet. It is still waiting.', 'rueda' )
			);
		}
	}
}

const bringAndSend: typeof sendWaiting = async ( ...given ) => {
	const { sendWaiting: sendIt } = await import(
		/* webpackChunkName: "form-waiting-send" */ './waiting-send'
	);
	return sendIt( ...given );
};

const isEmpty = ( form: HTMLFormElement ): boolean =>
	! answersOf( form ).length;

function takeBack( place: Place ): void {
	if ( place.isSending ) {
		show( place, __( 'Sending…', 'rueda' ) );
	}
	alone( place, () => giveBack( place, '' ) );
}

/**
 * Into the fields, unless something else was begun there. Then it stays, and is not sent by itself any more.
 *
 * @param place
 * @param words Why it was not sent.
 * @return Whether it is in the fields.
 */
function giveBack( place: Place, words: string ): boolean {
	const { form, key, tell } = place;
	const message = stored( place );
	if ( ! message ) {
		return false;
	}
	if ( ! isEmpty( form ) ) {
		if ( words ) {
			localStorage.setItem(
				key,
				JSON.stringify( { ...message, until: Date.now() } )
			);
		}
		show(
			place,
			`${ words } ${ __(
				'To get it back, first send or empty what you have begun in the form.',
				'rueda'
			) }`
		);
		return false;
	}
	localStorage.removeItem( key );
	place.last = { key: message.key, text: JSON.stringify( message.entries ) };
	restore( form, message.kept );
	tell( `${ words } ${ __( 'It is in the form again.', 'rueda' ) }` );
	return true;
}
