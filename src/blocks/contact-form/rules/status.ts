/** The form's status: what it is called where, what it becomes, and what a page is told of it. */

/** The server's words for a status, and the classes that pages know them by. */
const CLASSES: Readonly< Record< string, string > > = {
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	mail_sent: 'sent',
	mail_failed: 'failed',
	payment_required: 'payment-required',
};

const OWN_CLASSES = [
	'init',
	'spam',
	'aborted',
	'submitting',
	'resetting',
	'validating',
	...Object.values( CLASSES ),
];

/** Either name of a status in, the class out; what nobody knows becomes a class of its own, and stays one. */
export function classOf( status: string ): string {
	const known = CLASSES[ status ] ?? status;
	// Asked of the list: an object has a `constructor`, too.
	if ( OWN_CLASSES.includes( known ) ) {
		return known;
	}
	return status.startsWith( 'custom-' )
		? status
		: `custom-${ status.replace( /[^0-9a-z]+/gi, '-' ) }`;
}

export interface State {
	/** As a class. */
	readonly status: string;
	/** The form is emptied because its message was sent, so in the end it is "sent" and not new. */
	readonly isSent: boolean;
}

export type Change =
	| { readonly type: 'submitted' | 'reset' | 'refilled' | 'checking' }
	| { readonly type: 'answered'; readonly status: string }
	/** No answer that could be read. */
	| { readonly type: 'lost' }
	/** Back to what was before. */
	| { readonly type: 'checked'; readonly status: string };

export function advance( { status, isSent }: State, change: Change ): State {
	switch ( change.type ) {
		case 'submitted':
			return { status: 'submitting', isSent };
		case 'answered':
			return {
				status: classOf( change.status ),
				isSent: change.status === 'mail_sent',
			};
		case 'lost':
			return { status: 'failed', isSent };
		case 'reset':
			return { status: 'resetting', isSent };
		case 'refilled':
			// Who has pressed "send" meanwhile is further on.
			return {
				status: status === 'resetting' ? afterReset( isSent ) : status,
				isSent: false,
			};
		case 'checking':
			return { status: 'validating', isSent };
		case 'checked':
			return { status: change.status, isSent };
	}
}

const afterReset = ( isSent: boolean ) => ( isSent ? 'sent' : 'init' );

const EVENTS: Readonly< Record< string, string > > = {
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	spam: 'spam',
	aborted: 'aborted',
	mail_sent: 'mailsent',
	mail_failed: 'mailfailed',
};

/** What a page is told after an answer, in this order. */
export function eventsOf( status: string ): readonly string[] {
	const event = EVENTS[ status ];
	return event ? [ event, 'submit' ] : [ 'submit' ];
}
