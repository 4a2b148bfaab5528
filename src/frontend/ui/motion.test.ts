import { onMotionChange, TOOLBAR_EVENT, wantsNoMotion } from './motion';

let systemWish: EventTarget & { matches: boolean };

beforeEach( () => {
	systemWish = Object.assign( new EventTarget(), { matches: false } );
	window.matchMedia = jest.fn( () => systemWish as MediaQueryList );
	document.documentElement.className = '';
} );

test( 'nobody asks: the page may move', () => {
	expect( wantsNoMotion() ).toBe( false );
} );

test( 'the system asks', () => {
	systemWish.matches = true;
	expect( wantsNoMotion() ).toBe( true );
} );

test( "the toolbar's class asks", () => {
	document.documentElement.classList.add( 'rueda-a11y-stop-motion' );
	expect( wantsNoMotion() ).toBe( true );
} );

test( 'both are listened to until the listener is taken away', () => {
	const listener = jest.fn();
	const stop = onMotionChange( listener );

	systemWish.dispatchEvent( new Event( 'change' ) );
	document.dispatchEvent( new Event( TOOLBAR_EVENT ) );
	expect( listener ).toHaveBeenCalledTimes( 2 );

	stop();
	systemWish.dispatchEvent( new Event( 'change' ) );
	document.dispatchEvent( new Event( TOOLBAR_EVENT ) );
	expect( listener ).toHaveBeenCalledTimes( 2 );
} );
