import { BLOCK_STATUSES } from '../../../definitions/block-statuses';
import {
	advance,
	type Change,
	classOf,
	eventsOf,
	serverNameOf,
	type State,
} from './status';

describe( 'classOf', () => {
	test.each( [
		[ 'init', 'init' ],
		[ 'validation_failed', 'invalid' ],
		[ 'acceptance_missing', 'unaccepted' ],
		[ 'spam', 'spam' ],
		[ 'aborted', 'aborted' ],
		[ 'mail_sent', 'sent' ],
		[ 'mail_failed', 'failed' ],
		[ 'payment_required', 'payment-required' ],
		[ 'submitting', 'submitting' ],
		[ 'resetting', 'resetting' ],
		[ 'validating', 'validating' ],
		[ 'error', 'custom-error' ],
		[ 'needs_review', 'custom-needs-review' ],
		[ 'my_status_two', 'custom-my-status-two' ],
		[ 'constructor', 'custom-constructor' ],
		[ '__proto__', 'custom--proto-' ],
	] )( '%s is shown as %s', ( status, shown ) => {
		expect( classOf( status ) ).toBe( shown );
		expect( classOf( shown ) ).toBe( shown );
	} );
} );

test.each( [
	[ 'sent', 'mail_sent' ],
	[ 'invalid', 'validation_failed' ],
	[ 'spam', 'spam' ],
	[ 'custom-needs-review', 'custom-needs-review' ],
] )( 'the class %s stands for %s', ( shown, status ) => {
	expect( serverNameOf( shown ) ).toBe( status );
} );

describe( 'advance', () => {
	const walk = ( ...changes: Change[] ): State =>
		changes.reduce( advance, { status: 'init', isSent: false } );
	const sent: Change = { type: 'answered', status: 'mail_sent' };

	test( 'a message on its way, and what came of it', () => {
		expect( walk( { type: 'submitted' } ).status ).toBe( 'submitting' );
		expect(
			walk(
				{ type: 'submitted' },
				{ type: 'answered', status: 'needs_review' }
			)
		).toEqual( { status: 'custom-needs-review', isSent: false } );
	} );

	test( 'an answer that got lost leaves no form behind that waits for ever', () => {
		expect( walk( { type: 'submitted' }, { type: 'lost' } ).status ).toBe(
			'failed'
		);
	} );

	test( 'a form that is emptied after its message was sent is "sent" in the end, and then forgets it', () => {
		expect( walk( sent, { type: 'reset' } ) ).toEqual( {
			status: 'resetting',
			isSent: true,
		} );
		expect( walk( sent, { type: 'reset' }, { type: 'refilled' } ) ).toEqual(
			{ status: 'sent', isSent: false }
		);
		expect(
			walk(
				sent,
				{ type: 'reset' },
				{ type: 'refilled' },
				{ type: 'reset' },
				{ type: 'refilled' }
			).status
		).toBe( 'init' );
	} );

	test( 'any other answer takes the mark away', () => {
		expect(
			walk( sent, { type: 'answered', status: 'spam' } ).isSent
		).toBe( false );
	} );

	test( 'who has pressed "send" before the refill came is not thrown back', () => {
		expect(
			walk(
				{ type: 'reset' },
				{ type: 'submitted' },
				{ type: 'refilled' }
			).status
		).toBe( 'submitting' );
	} );

	test( 'checking a field gives the status back that was there', () => {
		const before = walk( sent );
		const during = advance( before, { type: 'checking' } );
		expect( during.status ).toBe( 'validating' );
		expect(
			advance( during, { type: 'checked', status: 'sent' } )
		).toEqual( before );
	} );
} );

test.each( [
	[ 'validation_failed', [ 'invalid', 'submit' ] ],
	[ 'acceptance_missing', [ 'unaccepted', 'submit' ] ],
	[ 'spam', [ 'spam', 'submit' ] ],
	[ 'aborted', [ 'aborted', 'submit' ] ],
	[ 'mail_sent', [ 'mailsent', 'submit' ] ],
	[ 'mail_failed', [ 'mailfailed', 'submit' ] ],
	[ 'payment_required', [ 'submit' ] ],
	[ 'error', [ 'submit' ] ],
	[ 'anything', [ 'submit' ] ],
] )( 'after %s the page hears of %j', ( status, events ) => {
	expect( eventsOf( status ) ).toEqual( events );
} );

test( 'every class that the script sets is among the words for a form', () => {
	const own = [ 'submitted', 'reset', 'checking', 'lost' ] as const;
	const classes = own.map(
		( type ) =>
			advance( { status: 'init', isSent: false }, { type } ).status
	);
	expect( BLOCK_STATUSES.form ).toEqual( expect.arrayContaining( classes ) );
} );
