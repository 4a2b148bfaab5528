import { sectionSettings, speedOf } from './settings';

test.each( [
	[ -5, -1 ],
	[ 5, 2 ],
	[ '0.3', 0.3 ],
	[ 100000, 2 ],
	[ 0, 0 ],
	...[
		'x',
		NaN,
		'',
		' ',
		Infinity,
		'-Infinity',
		null,
		undefined,
		[],
		{},
		true,
		'<script>',
	].map( ( bad ) => [ bad, 0.5 ] ),
] )( 'X1: speed %p is %p', ( given, speed ) => {
	expect( speedOf( given ) ).toBe( speed );
} );

test( 'nothing moves and nothing is stretched unless the settings say yes', () => {
	expect( sectionSettings( {} ) ).toEqual( {
		isMoving: false,
		speed: 0.5,
		sensitivity: 100,
		isStretched: false,
		container: '',
	} );
	expect(
		sectionSettings( {
			parallax: true,
			stretch_element: 'YES',
			stretch_container: 7,
		} )
	).toEqual( sectionSettings( {} ) );
	expect(
		sectionSettings( {
			parallax: 'yes',
			speed: '-0.2',
			sensitivity: '4.9',
			stretch_element: 'yes',
			stretch_container: ' #main ',
		} )
	).toEqual( {
		isMoving: true,
		speed: -0.2,
		sensitivity: 4,
		isStretched: true,
		container: '#main',
	} );
} );

test.each( [ 0, 101, -1, 'x', NaN, null ] )(
	'a sensitivity of %p is the default',
	( sensitivity ) => {
		expect( sectionSettings( { sensitivity } ).sensitivity ).toBe( 100 );
	}
);
