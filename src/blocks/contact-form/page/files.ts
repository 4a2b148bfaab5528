/*
 * Fields for several files: each file is in a list, with its size and a button to remove it. Files are chosen, dropped
 * or pasted. Fetched by forms with such a field when somebody comes to them.
 */
import {
	add,
	begin,
	contains,
	empty,
	type FileField,
	isShown,
} from './file-field';
import { FILES } from './files-place';

export function follow( form: HTMLFormElement ): void {
	const fields = [ ...form.querySelectorAll< HTMLElement >( FILES ) ].flatMap(
		( place ) => {
			const input =
				place.querySelector< HTMLInputElement >( 'input[type=file]' );
			return input ? [ begin( form, place, input ) ] : [];
		}
	);
	form.addEventListener( 'paste', ( event ) => {
		paste( event, fields );
	} );
	// A form has its first values only after this event.
	form.addEventListener( 'reset', () =>
		setTimeout( () => fields.forEach( empty ) )
	);
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
		add( field, files );
	}
}
