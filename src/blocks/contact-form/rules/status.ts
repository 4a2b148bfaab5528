/** The status of a form: its names, its changes, and the events that the page gets. */
import { FORM_STATUSES, FORM_STEPS } from '../../../definitions/form-statuses';

/** The server's names for statuses, and the classes for them. The last one is of an add-on. */
const CLASSES: Readonly< Record< string, string > > = {
	...FORM_STATUSES,
	payment_required: 'payment-required',
};

const OWN_CLASSES = [ ...FORM_STEPS, ...Object.values( CLASSES ) ];

/** Returns the class for either name of a status. An unknown status becomes a class of its own. */
export function classOf( status: string ): string {
	const known = CLASSES[ status ] ?? status;
	// A lookup in the object would find `constructor` too.
	if ( OWN_CLASSES.includes( known ) ) {
		return known;
	}
	return status.startsWith( 'custom-' )
		? status
		: `custom-${ status.replace( /[^0-9a-z]+/gi, '-' ) }`;
}

/** The server's name for a class. */
export const serverNameOf = ( className: string ): string =>
	Object.keys( CLASSES ).find( ( name ) => CLASSES[ name ] === className ) ??
	className;

export interface State {
	/** As a class. */
	readonly status: string;
	/** The form was emptied after its message was sent, so its status ends as "sent" and not as "init". */
	readonly isSent: boolean;
}

export type Change =
	| { readonly type: 'submitted' | 'reset' | 'refilled' | 'checking' }
	| { readonly type: 'answered'; readonly status: string }
	/** There was no readable answer. */
	| { readonly type: 'lost' }
	/** The status returns to what it was before. */
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
			// If the visitor has pressed "send" meanwhile, the later status stays.
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

/** The events after an answer, in this order. */
export function eventsOf( status: string ): readonly string[] {
	const event = EVENTS[ status ];
	return event ? [ event, 'submit' ] : [ 'submit' ];
}
