import { onMotionChange, TOOLBAR_EVENT, wantsNoMotion } from './motion';

let systemWish: EventTarget & { matches: boolean };

beforeEach( () => {
	systemWish = Object.assign( new EventTarget(), { matches: false } );
	window.matchMedia = jest.fn( () => systemWish as MediaQueryList );
	document.documentElement.className = '';
} );

test( 'where nobody asks for less motion, the page may move', () => {
	expect( wantsNoMotion() ).toBe( false );
} );

test( 'a visitor whose system asks for less motion gets it', () => {
	systemWish.matches = true;
	expect( wantsNoMotion() ).toBe( true );
} );

test( 'a visitor who has chosen less motion in the toolbar gets it', () => {
	document.documentElement.classList.add( 'rueda-a11y-stop-motion' );
	expect( wantsNoMotion() ).toBe( true );
} );

const systemChanges = ( wish: boolean ) => {
	systemWish.matches = wish;
	systemWish.dispatchEvent( new Event( 'change' ) );
};
const toolbarChanges = ( wish: boolean ) => {
	document.documentElement.classList.toggle( 'rueda-a11y-stop-motion', wish );
	document.dispatchEvent( new Event( TOOLBAR_EVENT ) );
};

test( 'changes of the system and of the toolbar are heard until the listener is taken away', () => {
	const listener = jest.fn();
	const stop = onMotionChange( listener );

	systemChanges( true );
	systemChanges( false );
	toolbarChanges( true );
	expect( listener ).toHaveBeenCalledTimes( 3 );

	stop();
	toolbarChanges( false );
	systemChanges( true );
	expect( listener ).toHaveBeenCalledTimes( 3 );
} );

test( 'a change of the toolbar that is about something else is nobody’s business', () => {
	systemWish.matches = true;
	const listener = jest.fn();
	onMotionChange( listener );

	// Another change of the toolbar: larger text.
	toolbarChanges( false );
	expect( listener ).not.toHaveBeenCalled();
} );

test( 'the toolbar’s wish counts where the system asks already', () => {
	systemWish.matches = true;
	const listener = jest.fn();
	onMotionChange( listener );

	toolbarChanges( true );
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );
