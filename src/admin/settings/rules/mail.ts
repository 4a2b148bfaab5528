import { fieldsOf, isFields, textOf } from '../../../frontend/values/values';

/** The texts of a report's email; empty ones use the defaults. Named as in the stored option. */
export interface MailWords {
	readonly subject: string;
	readonly greeting: string;
	readonly before: string;
	readonly after: string;
	readonly sign_off: string;
}

/** The email as it would be sent with these texts, and the default texts. */
export interface SampleMail {
	readonly subject: string;
	readonly html: string;
	readonly text: string;
	readonly defaults: MailWords;
}

export const MAIL_OPTION = 'rueda_settings_mail';

const wordsOf = ( value: unknown ): MailWords => {
	const words = fieldsOf( value );
	return {
		subject: textOf( words[ 'subject' ] ),
		greeting: textOf( words[ 'greeting' ] ),
		before: textOf( words[ 'before' ] ),
		after: textOf( words[ 'after' ] ),
		sign_off: textOf( words[ 'sign_off' ] ),
	};
};

/** Reads the server's answer; null if it is not what was asked for. */
export function parseMail( answer: unknown ): MailWords | null {
	const option = fieldsOf( answer )[ MAIL_OPTION ];
	return isFields( option ) ? wordsOf( option ) : null;
}

export function parseSample( answer: unknown ): SampleMail | null {
	const { subject, html, text, defaults } = fieldsOf( answer );
	return typeof subject === 'string' &&
		typeof html === 'string' &&
		typeof text === 'string'
		? { subject, html, text, defaults: wordsOf( defaults ) }
		: null;
}

/** The result of a test email. */
export type Trial =
	| { readonly sent: true; readonly to: string }
	| { readonly sent: false; readonly to: string; readonly error: string };

export function parseTrial( answer: unknown ): Trial | null {
	const { sent, to, error } = fieldsOf( answer );
	if ( typeof sent !== 'boolean' || typeof to !== 'string' ) {
		return null;
	}
	return sent ? { sent, to } : { sent, to, error: textOf( error ) };
}
