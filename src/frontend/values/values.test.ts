import {
	fieldsOf,
	idOf,
	integerOf,
	isFields,
	isOn,
	jsonOf,
	textOf,
} from './values';

const oddThings = [
	undefined,
	null,
	true,
	false,
	Number.NaN,
	Number.POSITIVE_INFINITY,
	{},
	[],
	() => 1,
	Symbol( 's' ),
];

describe( 'what comes from outside', () => {
	test( 'objects have fields, and nothing else has', () => {
		expect( fieldsOf( { a: 1 } ) ).toEqual( { a: 1 } );
		for ( const value of [ undefined, null, 7, 'a', [], [ 1 ] ] ) {
			expect( fieldsOf( value ) ).toEqual( {} );
			expect( isFields( value ) ).toBe( false );
		}
	} );

	test( 'a text is a text, and anything else is an empty one', () => {
		expect( textOf( ' a ' ) ).toBe( ' a ' );
		oddThings.forEach( ( value ) => expect( textOf( value ) ).toBe( '' ) );
	} );

	test.each( [ true, 1, '1', 'true' ] )( '%p is on', ( value ) =>
		expect( isOn( value ) ).toBe( true )
	);

	test.each( [
		false,
		0,
		'',
		'0',
		'false',
		null,
		undefined,
		'on',
		2,
		{},
		[],
	] )( '%p is off', ( value ) => expect( isOn( value ) ).toBe( false ) );

	test.each( [
		[ 7, 7 ],
		[ '7', 7 ],
		[ ' -3 ', -3 ],
		[ 0, 0 ],
		[ '0', 0 ],
		[ 7.4, 7 ],
		[ 7.5, 8 ],
		[ -7.5, -8 ],
		[ '.5', 1 ],
		[ 1000000, 1000000 ],
		[ '1e2', 100 ],
	] )( 'the integer of %p is %p', ( value, integer ) =>
		expect( integerOf( value ) ).toBe( integer )
	);

	test( 'a negative zero is read as zero', () => {
		expect( Object.is( integerOf( -0.4 ), 0 ) ).toBe( true );
		expect( Object.is( integerOf( '-0' ), 0 ) ).toBe( true );
	} );

	test( 'what is no number has no integer', () => {
		[
			...oddThings,
			'',
			' ',
			'7px',
			'seven',
			'0x10',
			'.',
			1000001,
			'-1e7',
		].forEach( ( value ) => expect( integerOf( value ) ).toBeNull() );
	} );

	test.each( [
		[ 12, 12 ],
		[ '12', 12 ],
		[ ' 12 ', 12 ],
		[ '012', 12 ],
	] )( '%p is the id %p', ( value, id ) =>
		expect( idOf( value ) ).toBe( id )
	);

	test( 'what is no whole number from 1 on is no id', () => {
		[
			...oddThings,
			0,
			-1,
			1.5,
			'',
			'0',
			'-1',
			'1.5',
			'1e3',
			'12 13',
			'x',
			'99999999999999999999',
		].forEach( ( value ) => expect( idOf( value ) ).toBeNull() );
	} );

	test( 'JSON inside of JSON is opened, broken JSON is null, other values pass', () => {
		expect( jsonOf( '{"a":[1]}' ) ).toEqual( { a: [ 1 ] } );
		expect( jsonOf( '{"a":' ) ).toBeNull();
		expect( jsonOf( '' ) ).toBeNull();
		expect( jsonOf( [] ) ).toEqual( [] );
	} );
} );
