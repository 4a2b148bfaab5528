/** What a message holds that may wait on the device. */
import { all } from './helpers';
import { WRAP } from './marks';
import { isCardNumber, isSecret } from '../rules/draft';
import type { Waiting } from '../rules/waiting';

export const KEY = '_rueda_key';

export const CONSENTS = '.wpcf7-acceptance';

/** Answers that hold for a moment, and what a visitor has drawn. */
const NOT_KEPT = `.wpcf7-quiz, .wpcf7-captchar, .wpcf7-signature, ${ WRAP } [type=hidden]`;

export const controlsOf = ( form: HTMLFormElement ): HTMLInputElement[] => [
	...all( form, 'input, select, textarea' ),
];

/** What nobody has typed is taken from the page that sends the message, which may be another one. */
export const isOfPage = ( control: HTMLInputElement ): boolean =>
	control.matches(
		`.hidden-fields-container *, [type=hidden]:not(${ NOT_KEPT })`
	);

/** Whether all of a message may be kept on a device. */
export const mayWait = ( form: HTMLFormElement ): boolean =>
	! controlsOf( form ).some(
		( control ) =>
			control.value &&
			! control.matches( ':disabled, [type=submit]' ) &&
			! isOfPage( control ) &&
			( control.matches( NOT_KEPT ) ||
				isSecret( control.type, control.autocomplete ) ||
				isCardNumber( control.value ) )
	);

/** What the visitor has filled in. */
export function entriesIn(
	form: HTMLFormElement,
	data: FormData
): Waiting[ 'entries' ] {
	const names = controlsOf( form )
		.filter( ( control ) => ! isOfPage( control ) )
		.map( ( { name } ) => name );
	return [ ...data ].filter(
		( entry ): entry is [ string, string ] =>
			typeof entry[ 1 ] === 'string' && names.includes( entry[ 0 ] )
	);
}

export const termsOf = ( form: HTMLFormElement ): string =>
	[ ...all( form, CONSENTS ) ]
		.map( ( { textContent } ) => textContent )
		.join( '\n' );
