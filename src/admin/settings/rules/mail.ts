import { fieldsOf, isFields, textOf } from '../../../frontend/values/values';

/** The words of a report's mail. Empty ones have Rueda's own. The names are those of the stored option. */
export interface MailWords {
	readonly subject: string;
	readonly greeting: string;
	readonly before: string;
	readonly after: string;
	readonly sign_off: string;
}

/** A mail as it would go with these words, and the words that stand for empty ones. */
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

/** Reads the site's answer; null where it is not what we asked for. */
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

/** What became of a mail that an admin sends to himself. */
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
