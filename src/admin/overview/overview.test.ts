import { bandOf, presentAt, type AreaFigures } from './overview';

test( 'places average and spread on the scale, and never beyond it', () => {
	const area: AreaFigures = {
		label: 'Health',
		color: '#112233',
		min: 0,
		max: 10,
		figures: null,
		wished: null,
	};
	const band = ( average: number, spread: number ) =>
		bandOf( area, { ratings: 10, average, spread } );
	expect( band( 5, 2 ) ).toEqual( { from: 0.3, at: 0.5, to: 0.7 } );
	expect( band( 9, 3 ) ).toEqual( { from: 0.6, at: 0.9, to: 1 } );
	expect( band( 0, 1 ) ).toEqual( { from: 0, at: 0, to: 0.1 } );
} );

test( 'counts who was still there at each area', () => {
	expect(
		presentAt( { started: 20, finished: 12, left: [ 5, 3 ] } )
	).toEqual( [ 20, 15 ] );
} );
