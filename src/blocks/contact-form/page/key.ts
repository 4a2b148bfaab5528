/*
 * A key for each filled form. The server answers a repeat with the first result, so a message can be sent again without
 * being stored or mailed twice.
 */

import { textOf } from '../../../frontend/values/field';
import { fill } from './renew';

const NAME = '_rueda_key';

type Content = readonly ( readonly [ string, FormDataEntryValue ] )[];

/** Names of the protocol's own values, except for the text beside a choice. */
const OWN = /^_(?!wpcf7_free)/;

/**
 * The content and the key of the last message. Another content is another message; so is the same content once the
 * entry was deleted.
 */
const keys = new WeakMap< HTMLFormElement, readonly [ Content, string ] >();

/**
 * Adds the key to the data, if the server of this form knows keys and has printed a field for one. Returns whether it
 * does.
 */
export function addKey( form: HTMLFormElement, data: FormData ): boolean {
	const isKnown = data.has( NAME );
	if ( isKnown ) {
		const content = [ ...data ];
		const [ before, key ] = keys.get( form ) ?? [];
		const mine =
			before && key && textFrom( before ) === textFrom( content )
				? key
				: randomKey();
		keys.set( form, [ content, mine ] );
		data.set( NAME, mine );
	}
	return isKnown;
}

const textFrom = ( content: Content ): string =>
	JSON.stringify(
		content.map( ( [ name, value ] ) =>
			typeof value === 'string'
				? ! OWN.test( name ) && [ name, value ]
				: [ name, value.name, value.size, value.lastModified ]
		)
	);

/**
 * The server answers a form that is posted without a script, too. It gets the same key, because the message may have
 * arrived already.
 */
export function postWithoutScript(
	form: HTMLFormElement,
	data: FormData
): void {
	fill( form, NAME, textOf( data.get( NAME ) ) );
	HTMLFormElement.prototype.submit.call( form );
	// Who comes back to this page may write another message.
	fill( form, NAME, '' );
}

/** Only a failed message is repeated under its key. After any other answer, the next one is new. */
export function forgetKeyUnlessFailed(
	form: HTMLFormElement,
	status: string
): void {
	if ( status !== 'mail_failed' ) {
		keys.delete( form );
	}
}

const randomKey = (): string =>
	crypto.getRandomValues( new Uint32Array( 4 ) ).join( '-' );
