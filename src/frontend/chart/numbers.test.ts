import cases from '../../../tests/fixtures/polar-numbers.json';
import { numberPlaces, textOn } from './numbers';

interface Case {
	readonly about: string;
	readonly parts: number[];
	readonly letters: number;
	readonly wishes?: ( number | null )[];
	readonly places: unknown[];
}

test.each( cases as Case[] )( '$about', ( each ) => {
	const { parts, letters, wishes, places } = each;
	expect(
		numberPlaces( parts, letters, undefined, wishes ).map(
			( { radius, isInside } ) => [
				Number( radius.toFixed( 4 ) ),
				isInside,
			]
		)
	).toEqual( places );
} );

test( 'larger letters leave less room', () => {
	expect( numberPlaces( [ 0.5, 0.5, 0.5 ], 2, 1 ) ).toEqual( [] );
} );

test.each( [
	[ '#ffff00', '#000' ],
	[ '#00f', '#fff' ],
	[ '#e8590c', '#000' ],
	[ '#7048e8ff', '#fff' ],
	[ '#00000080', 'red' ],
	[ 'hsl(0 0% 0%)', 'red' ],
] )( 'a number on %s is %s', ( color, text ) => {
	expect( textOn( color, 'red' ) ).toBe( text );
} );
