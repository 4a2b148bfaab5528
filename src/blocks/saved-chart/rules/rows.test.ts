import { FIRST_COLORS } from '../../../definitions/area-colors';
import {
	added,
	changed,
	dataOf,
	moved,
	optionsOf,
	removed,
	rowsOf,
	samples,
	scaleOf,
} from './rows';

const rows = samples( [ 'Health', 'Fun', 'Work' ] );
const names = ( list: readonly { label: string }[] | null ) =>
	list?.map( ( row ) => row.label );

test( 'come out of the stored form as they went in', () => {
	expect( rowsOf( dataOf( rows ) ) ).toEqual( rows );
} );

test( 'keep a row whose name is being typed', () => {
	expect(
		rowsOf( dataOf( changed( rows, 0, { label: '' } ) ) )
	).toHaveLength( 3 );
} );

test.each( [
	undefined,
	null,
	{},
	{ labels: [ 'A' ] },
	{ labels: [], datasets: [] },
] )( 'are none in %j', ( data ) => {
	expect( rowsOf( data ) ).toBeNull();
} );

test( 'mend values and colours that are none', () => {
	expect(
		rowsOf( { labels: [ 'A', 3 ], datasets: [ { data: [ 'x', '4' ] } ] } )
	).toEqual( [
		{ label: 'A', value: 0, color: '#1DB53F' },
		{ label: '3', value: 4, color: '#1DB53F' },
	] );
} );

test( 'change places, and stay at the ends', () => {
	expect( names( moved( rows, 0, 1 ) ) ).toEqual( [
		'Fun',
		'Health',
		'Work',
	] );
	expect( names( moved( rows, 2, -1 ) ) ).toEqual( [
		'Health',
		'Work',
		'Fun',
	] );
	expect( moved( rows, 0, -1 ) ).toBe( rows );
	expect( moved( rows, 2, 1 ) ).toBe( rows );
} );

test( 'are removed one at a time', () => {
	expect( names( removed( rows, 1 ) ) ).toEqual( [ 'Health', 'Work' ] );
} );

test( 'are added in a colour that nobody has yet', () => {
	expect( added( removed( rows, 1 ), 'New' ).at( -1 ) ).toEqual( {
		label: 'New',
		value: 0,
		color: FIRST_COLORS[ 1 ],
	} );
	const full = samples( FIRST_COLORS.map( ( color ) => color ) );
	expect( added( full, 'Ninth' ).at( -1 )?.color ).toBe( FIRST_COLORS[ 0 ] );
} );

test( 'stand on a scale that is 10 until an author says otherwise', () => {
	expect( scaleOf( undefined ) ).toBe( 10 );
	expect( scaleOf( optionsOf( 5 ) ) ).toBe( 5 );
} );
