import { act } from 'react';
import type { IslandProps } from './island';
import { mount } from './mount';

let root: HTMLElement;

const show = ( App: ( props: IslandProps ) => React.ReactNode ) =>
	act( () => mount( 'wheel', App, { root, pressed: null } ) );

const query = ( selector: string ) =>
	root.querySelector< HTMLElement >( selector );

beforeEach( () => {
	Object.assign( window, {
		IS_REACT_ACT_ENVIRONMENT: true,
		CSS: { escape: ( text: string ) => text },
	} );
	document.body.innerHTML =
		'<div id="root"><button data-rueda-press="start">Start</button><a href="#x">More</a></div>';
	root = document.querySelector< HTMLElement >( '#root' ) ?? document.body;
} );

test( 'the app takes the place of the server’s markup', () => {
	show( ( { pressed } ) => <p>{ String( pressed ) }</p> );
	expect( root.innerHTML ).toBe( '<p>null</p>' );
	expect( document.activeElement ).toBe( document.body );
} );

test( 'focus goes on to the control of the same name', () => {
	query( 'button' )?.focus();
	show( () => <button data-rueda-press="start">Begin</button> );
	expect( document.activeElement?.textContent ).toBe( 'Begin' );
} );

test( 'focus does not get lost where there is no such control', () => {
	query( 'a' )?.focus();
	show( () => <p>App</p> );
	expect( document.activeElement ).toBe( root );
} );

test( 'an app that sets the focus itself has its way', () => {
	query( 'button' )?.focus();
	show( () => (
		<>
			<button data-rueda-press="start">Begin</button>
			<input ref={ ( input ) => input?.focus() } />
		</>
	) );
	expect( document.activeElement ).toBe( query( 'input' ) );
} );

test( 'an error in the app is said in words, and can be tried again', () => {
	let isBroken = true;
	const App = () => {
		if ( isBroken ) {
			throw new Error( 'Broken' );
		}
		return <p>App</p>;
	};
	show( App );
	expect( query( '[role=alert]' )?.textContent ).toMatch( /went wrong/ );
	expect( console ).toHaveErrored();
	isBroken = false;
	act( () => query( 'button' )?.click() );
	expect( root.textContent ).toBe( 'App' );
} );
