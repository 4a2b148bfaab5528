import { observeScroll, type ScrollPosition } from './observer';
import { elementPercentage, pagePercentage } from './percentage';
import { thresholds } from './thresholds';

test( 'X15: as many steps as asked for, and the last is exactly 1', () => {
	expect( thresholds( 1 ) ).toEqual( [ 0, 1 ] );
	expect( thresholds( 4 ) ).toEqual( [ 0, 0.25, 0.5, 0.75, 1 ] );
	expect( thresholds( 4.9 ) ).toEqual( thresholds( 4 ) );
	for ( let steps = 1; steps <= 100; steps++ ) {
		const list = thresholds( steps );
		expect( [ list.length, list[ 0 ], list.at( -1 ) ] ).toEqual( [
			steps + 1,
			0,
			1,
		] );
	}
} );

test.each( [ 0, -1, 101, NaN, Infinity, 0.5, 100.5 ] )(
	'X15: a sensitivity of %p reports at the edge alone',
	( bad ) => {
		expect( thresholds( bad ) ).toEqual( [ 0 ] );
	}
);

test( 'X17: how far an element has come through the window', () => {
	expect( elementPercentage( { top: 800, height: 400 }, 800 ) ).toBe( 0 );
	expect( elementPercentage( { top: 200, height: 400 }, 800 ) ).toBe( 50 );
	expect( elementPercentage( { top: 1, height: 400 }, 800 ) ).toBe( 66.58 );
	expect( elementPercentage( { top: -900, height: 400 }, 800 ) ).toBe( 100 );
	expect(
		elementPercentage( { top: 800, height: 400 }, 800, {
			start: 25,
			end: 50,
		} )
	).toBe( 11.11 );
} );

test( 'X17: how far a page has been scrolled', () => {
	expect( pagePercentage( 300, 1200 ) ).toBe( 25 );
	expect( pagePercentage( 0, 1000, { start: 10, end: 15 } ) ).toBe( 8 );
	expect( pagePercentage( 0, 0 ) ).toBe( 0 );
} );

describe( 'the observer', () => {
	const made: Watcher[] = [];
	class Watcher {
		readonly observe = jest.fn();
		readonly disconnect = jest.fn();
		constructor(
			readonly tell: ( entries: object[] ) => void,
			readonly init: { rootMargin: string; threshold: number[] }
		) {
			if ( init.rootMargin === 'wide' ) {
				throw new SyntaxError( 'No margin.' );
			}
			made.push( this );
		}
	}
	beforeEach( () => {
		made.length = 0;
		Object.assign( window, { IntersectionObserver: Watcher } );
	} );

	const entry = ( top: number, ratio: number ) => ( {
		boundingClientRect: { top },
		intersectionRatio: ratio,
		isIntersecting: ratio > 0,
	} );

	test( 'X16: every entry is told, with its direction', () => {
		const told: ScrollPosition[] = [];
		observeScroll( document.body, {
			callback: ( sight ) => told.push( sight ),
			sensitivity: 4,
		} );
		expect( made[ 0 ]?.init.threshold ).toEqual( thresholds( 4 ) );
		made[ 0 ]?.tell( [
			entry( 500, 0.3333 ),
			entry( 400, 0.5 ),
			entry( 400, 0.4 ),
			entry( 450, 0 ),
		] );
		expect( told ).toEqual( [
			{
				sensitivity: 4,
				isInViewport: true,
				scrollPercentage: 33.33,
				direction: 'down',
			},
			{
				sensitivity: 4,
				isInViewport: true,
				scrollPercentage: 50,
				direction: 'down',
			},
			{
				sensitivity: 4,
				isInViewport: true,
				scrollPercentage: 40,
				direction: 'up',
			},
			{
				sensitivity: 4,
				isInViewport: false,
				scrollPercentage: 0,
				direction: 'up',
			},
		] );
	} );

	test( 'X18: disposing ends it', () => {
		observeScroll( document.body, { callback: () => undefined } )();
		expect( made[ 0 ]?.disconnect ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'a margin that is none is 0px and one warning', () => {
		observeScroll( document.body, {
			callback: () => undefined,
			offset: 'wide',
		} );
		expect( made[ 0 ]?.init.rootMargin ).toBe( '0px' );
		expect( console ).toHaveWarned();
	} );
} );
