/*
 * A key for each filled form: the server answers a repeat of it with the first result, so what got lost on its way can
 * be sent again without anything being stored or mailed twice.
 */

const NAME = '_rueda_key';

/** What no visitor has written; beside a choice one may. */
const OWN = /^_(?!wpcf7_free)/;

/**
 * What was sent last, and under which key. Other words are another message; without an entry the same ones are, too.
 */
const keys = new WeakMap< HTMLFormElement, readonly [ string, string ] >();

/** Whether the server of this form knows keys: then it has printed a place for one. */
export function addKey( form: HTMLFormElement, data: FormData ): boolean {
	const isKnown = data.has( NAME );
	if ( isKnown ) {
		const content = JSON.stringify(
			[ ...data ].map( ( [ name, value ] ) =>
				typeof value === 'string'
					? ! OWN.test( name ) && [ name, value ]
					: [ name, value.name, value.size, value.lastModified ]
			)
		);
		const [ before, key ] = keys.get( form ) ?? [];
		const mine = key && before === content ? key : randomKey();
		keys.set( form, [ content, mine ] );
		data.set( NAME, mine );
	}
	return isKnown;
}

/** Only what failed is tried again under its key. After any other answer a press is meant anew. */
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
