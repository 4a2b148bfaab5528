/*
 * Fields for several files: each file is in a list, with its size and a button to remove it. Files are chosen, dropped
 * or pasted, and uploaded at once. Fetched by forms with such a field when somebody comes to them.
 */
import { __ } from '@wordpress/i18n';
import { fieldOf, textOf } from '../../../frontend/values/field';
import {
	add,
	begin,
	contains,
	empty,
	exchange,
	type FileField,
	isBusy,
	isShown,
	nameOfField,
	say,
} from './file-field';
import { FILES } from './files-place';

const KEY = '_rueda_key';

export function follow( form: HTMLFormElement ): void {
	let key = newKey();
	const fields = [ ...form.querySelectorAll< HTMLElement >( FILES ) ].flatMap(
		( place ) => {
			const input =
				place.querySelector< HTMLInputElement >( 'input[type=file]' );
			return input ? [ begin( form, place, input, () => key ) ] : [];
		}
	);
	form.addEventListener( 'paste', ( event ) => {
		paste( event, fields );
	} );
	// A form has its first values only after this event.
	form.addEventListener( 'reset', () =>
		setTimeout( () => {
			fields.forEach( empty );
			key = newKey();
		} )
	);
	form.parentElement?.addEventListener(
		'submit',
		( event ) => {
			if ( fields.some( isBusy ) ) {
				event.preventDefault();
				event.stopPropagation();
				sendWhenDone( form, fields, event.submitter );
			}
		},
		true
	);
	form.addEventListener( 'wpcf7beforesubmit', ( { detail } ) => {
		// Tokens are for a filled form whose key begins like this.
		const own = textOf( detail.formData.get( KEY ) );
		detail.formData.set( KEY, `${ key }-${ own }` );
		for ( const field of fields ) {
			exchange( field, detail.formData );
		}
	} );
	form.addEventListener( 'wpcf7invalid', ( { detail } ) => {
		sendLost( form, fields, detail.apiResponse );
	} );
}

/** 14 characters, as the server expects them. */
const newKey = (): string =>
	[ ...crypto.getRandomValues( new Uint32Array( 2 ) ) ]
		.map( ( number ) => number.toString( 36 ).padStart( 7, '0' ) )
		.join( '' );

function sendWhenDone(
	form: HTMLFormElement,
	fields: readonly FileField[],
	submitter: HTMLElement | null
): void {
	const words = __(
		'The form is sent as soon as the files are uploaded.',
		'rueda'
	);
	const busy = fields.filter( isBusy );
	for ( const field of busy ) {
		field.list.tell( words );
		say( field, [] );
	}
	let isOver = false;
	const end = () => {
		isOver = true;
		fields.forEach( ( field ) => ( field.onDone = undefined ) );
		busy.forEach( ( field ) => field.list.tell( '' ) );
	};
	const go = () => {
		if ( ! isOver && ! fields.some( isBusy ) ) {
			end();
			HTMLFormElement.prototype.requestSubmit.call( form, submitter );
		}
	};
	fields.forEach(
		( field ) =>
			( field.onDone = ( isRefused = false ) =>
				isRefused ? end() : setTimeout( go ) )
	);
}

/** Where the server has lost files that were uploaded, they are sent with the form, without asking. */
function sendLost(
	form: HTMLFormElement,
	fields: readonly FileField[],
	answer: unknown
): void {
	const gone = fieldOf( answer, 'rueda_gone' );
	const invalid = fieldOf( answer, 'invalid_fields' );
	if ( ! Array.isArray( gone ) || ! Array.isArray( invalid ) ) {
		return;
	}
	for ( const field of fields ) {
		if ( gone.includes( nameOfField( field ) ) ) {
			field.uploads.forget();
		}
	}
	if (
		invalid.every( ( one ) => gone.includes( fieldOf( one, 'field' ) ) )
	) {
		setTimeout( () => window.wpcf7?.submit?.( form ) );
	}
}

/** Who pastes words into a field means the words: office programs add a picture of them. */
function paste( event: ClipboardEvent, fields: readonly FileField[] ): void {
	const { clipboardData, target } = event;
	const files = [ ...( clipboardData?.files ?? [] ) ];
	const field =
		fields.find( ( one ) => contains( one, target ) ) ??
		fields.find( isShown );
	if (
		field &&
		files.length &&
		( contains( field, target ) ||
			! clipboardData?.types.includes( 'text/plain' ) )
	) {
		event.preventDefault();
		void add( field, files );
	}
}
