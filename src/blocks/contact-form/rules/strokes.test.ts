import { SIGNATURE } from '../../../definitions/signature';
import { type Drawing, pointAt, withPoint, written } from './strokes';

test( 'a place on the screen is a point of the area, whatever its size, and never outside of it', () => {
	const area = { left: 100, top: 50, width: 300, height: 120 };
	expect( pointAt( 100, 50, area ) ).toEqual( [ 0, 0 ] );
	expect( pointAt( 250, 110, area ) ).toEqual( [ 300, 120 ] );
	expect( pointAt( 900, -9, area ) ).toEqual( [ 600, 0 ] );
} );

test( 'strokes are sent as rows of numbers, without points that are nearly the same', () => {
	let drawing: Drawing = [];
	expect( written( drawing ) ).toBe( '' );
	drawing = withPoint( drawing, [ 10, 20 ], true );
	drawing = withPoint( drawing, [ 11, 20 ], false );
	drawing = withPoint( drawing, [ 14, 20 ], false );
	drawing = withPoint( drawing, [ 5, 5 ], true );
	expect( written( drawing ) ).toBe( 'strokes:10 20 14 20;5 5' );
} );

test( 'no more is drawn than the server accepts', () => {
	const long = Array.from(
		{ length: SIGNATURE.mostPoints },
		() => [ 1, 1 ] as const
	);
	expect( withPoint( [ long ], [ 9, 9 ], false ) ).toEqual( [ long ] );
	const many = Array.from( { length: SIGNATURE.mostStrokes }, () => [
		[ 1, 1 ] as const,
	] );
	expect( withPoint( many, [ 9, 9 ], true ) ).toHaveLength(
		SIGNATURE.mostStrokes
	);
} );
