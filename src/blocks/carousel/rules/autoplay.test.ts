import { beginAutoplay, isMoving, nextAutoplay } from './autoplay';
import type { Autoplay, AutoplayEvent, Hold } from './autoplay';

const begin = ( rules = {}, noMotion = false ): Autoplay =>
	beginAutoplay(
		{ pauseOnHover: true, pauseOnInteraction: true, ...rules },
		noMotion
	);

type Step =
	AutoplayEvent[ 'type' ] | readonly [ 'holdBegan' | 'holdEnded', Hold ];

const after = ( state: Autoplay, ...steps: readonly Step[] ): Autoplay =>
	steps.reduce< Autoplay >(
		( now, step ) =>
			typeof step === 'string'
				? // The two that name a hold are written as pairs.
					nextAutoplay(
						now,
						step === 'holdBegan' || step === 'holdEnded'
							? { type: step, hold: 'away' }
							: { type: step }
					)
				: nextAutoplay( now, { type: step[ 0 ], hold: step[ 1 ] } ),
		state
	);

const enter = [ 'holdBegan', 'pointer' ] as const;
const leave = [ 'holdEnded', 'pointer' ] as const;

test( 'C13 a carousel that plays by itself runs from the start', () => {
	expect( isMoving( begin() ) ).toBe( true );
} );

test( 'C14 a carousel is held under the mouse, and not where that is not wanted', () => {
	expect( isMoving( after( begin(), enter ) ) ).toBe( false );
	expect( isMoving( after( begin(), enter, leave ) ) ).toBe( true );
	expect( isMoving( after( begin( { pauseOnHover: false } ), enter ) ) ).toBe(
		true
	);
} );

test( 'C15 the focus stops it, its leaving does not start it, a mouse that leaves later does', () => {
	const stopped = after( begin(), 'focusEntered' );
	expect( stopped.mode ).toBe( 'stopped' );
	expect( after( stopped, enter, leave ).mode ).toBe( 'stopped' );
	expect( after( stopped, 'focusLeft' ).mode ).toBe( 'stopped' );
	expect( isMoving( after( stopped, 'focusLeft', enter, leave ) ) ).toBe(
		true
	);
} );

test( 'C17 what a visitor moves stops, or begins to wait anew', () => {
	const stopped = after( begin(), 'interacted' );
	expect( after( stopped, enter, leave, 'focusLeft' ).mode ).toBe(
		'stopped'
	);
	expect( after( stopped, 'startPressed' ).mode ).toBe( 'running' );
	expect(
		after( begin( { pauseOnInteraction: false } ), 'interacted' ).mode
	).toBe( 'running' );
	// The slides were moved by keyboard, so a leaving pointer does not start them.
	expect(
		after(
			begin(),
			'focusEntered',
			'interacted',
			'focusLeft',
			enter,
			leave
		).mode
	).toBe( 'stopped' );
} );

test( 'C15 what a visitor fills in stays, whatever the author or Start says', () => {
	for ( const state of [
		begin( { pauseOnInteraction: false } ),
		after( begin(), 'startPressed' ),
	] ) {
		expect( after( state, 'used', enter, leave ).mode ).toBe( 'stopped' );
	}
} );

test( 'C18 Stop beats a leaving mouse, Start beats mouse and focus until Stop', () => {
	expect( after( begin(), enter, 'stopPressed', leave ).mode ).toBe(
		'stopped'
	);
	const insisted = after( begin(), 'focusEntered', enter, 'startPressed' );
	expect( isMoving( insisted ) ).toBe( true );
	expect( isMoving( after( insisted, 'focusEntered' ) ) ).toBe( true );
	const again = after(
		insisted,
		'stopPressed',
		leave,
		'focusLeft',
		'startPressed',
		'stopPressed'
	);
	expect( again.mode ).toBe( 'stopped' );
	expect( again.insisted ).toBe( false );
} );

test.each< Hold >( [ 'hidden', 'away', 'dialog', 'transition' ] )(
	'C19 %s holds, also after Start, and releases',
	( hold ) => {
		const held = after(
			begin(),
			'stopPressed',
			'startPressed',
			[ 'holdBegan', hold ],
			[ 'holdBegan', 'hidden' ]
		);
		expect( isMoving( held ) ).toBe( false );
		expect( held.mode ).toBe( 'running' );
		expect(
			isMoving(
				after( held, [ 'holdEnded', 'hidden' ], [ 'holdEnded', hold ] )
			)
		).toBe( true );
	}
);

test( 'C20 is stopped at once where motion is not wanted, and Start starts it', () => {
	const still = begin( {}, true );
	expect( still.mode ).toBe( 'stopped' );
	expect( after( still, enter, leave ).mode ).toBe( 'stopped' );
	expect( isMoving( after( still, 'startPressed' ) ) ).toBe( true );
	expect( after( begin(), 'motionReduced' ).mode ).toBe( 'stopped' );
} );

test( 'a carousel without a loop stops at its end, and Start goes on', () => {
	const ended = after( begin(), 'ended' );
	expect( ended.cause ).toBe( 'end' );
	expect( isMoving( after( ended, 'startPressed' ) ) ).toBe( true );
} );

test( 'C7 a carousel is off while all slides fit, and then as it was', () => {
	const off = after( begin(), 'locked' );
	expect( isMoving( off ) ).toBe( false );
	expect( after( off, 'startPressed' ).mode ).toBe( 'off' );
	expect( isMoving( after( off, 'unlocked' ) ) ).toBe( true );
	expect( after( begin( {}, true ), 'locked', 'unlocked' ).mode ).toBe(
		'stopped'
	);
	expect( after( begin(), 'locked', 'interacted', 'unlocked' ).mode ).toBe(
		'stopped'
	);
} );
