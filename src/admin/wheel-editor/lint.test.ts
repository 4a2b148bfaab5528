import { AREA_COLORS } from '../../definitions/area-colors';
import {
	isLink,
	lint,
	type CheckedArea,
	type CheckedWheel,
	type Notice,
} from './lint';

const area = ( label: string, more: Partial< CheckedArea > = {} ) => ( {
	clientId: `id-of-${ label }`,
	label,
	color: '#1E3F8B',
	link: '',
	min: undefined,
	max: undefined,
	...more,
} );

const areas = ( count: number ): CheckedArea[] =>
	Array.from( { length: count }, ( _, index ) =>
		area( `Area ${ index }`, {
			color: AREA_COLORS[ index % AREA_COLORS.length ] ?? '',
		} )
	);

const sound: CheckedWheel = {
	title: 'My wheel',
	list: 'list',
	isOlder: false,
	areas: areas( 8 ),
	inputType: 'likert',
	min: 1,
	max: 10,
	background: 'rgb(255, 255, 255)',
	dead: new Set(),
};

const found = ( wheel: Partial< CheckedWheel > ): Notice[] =>
	lint( { ...sound, ...wheel } );

const codes = ( wheel: Partial< CheckedWheel > ) =>
	found( wheel ).map( ( { code } ) => code );

describe( 'lint', () => {
	it( 'has nothing to say about a sound wheel, with all the colors that we give', () => {
		expect( lint( sound ) ).toEqual( [] );
		expect( codes( { areas: areas( AREA_COLORS.length ) } ) ).toEqual( [] );
	} );

	it( 'misses a title, without which nobody can start', () => {
		expect( found( { title: '' } ) ).toMatchObject( [
			{ code: 'no-title', level: 'error', place: { kind: 'title' } },
		] );
	} );

	it( 'misses areas, and leads to their list or to a beginning', () => {
		expect( found( { areas: [] } ) ).toMatchObject( [
			{
				code: 'no-areas',
				level: 'error',
				place: { kind: 'block', clientId: 'list' },
			},
		] );
		expect( found( { areas: [], list: null } ) ).toMatchObject( [
			{ code: 'no-areas', place: { kind: 'start' } },
		] );
	} );

	it( 'leads to the area without a name', () => {
		expect(
			found( {
				areas: [ area( 'Fun' ), area( '', { color: '#6C3510' } ) ],
			} )
		).toMatchObject( [
			{
				code: 'no-label',
				level: 'error',
				place: { kind: 'block', clientId: 'id-of-' },
			},
		] );
	} );

	it( 'leads to the second of two areas with one name, in whatever case', () => {
		expect(
			found( {
				areas: [
					area( 'Fun' ),
					area( 'FUN', { color: '#E8731B', clientId: 'second' } ),
				],
			} )
		).toMatchObject( [
			{
				code: 'same-label',
				place: { kind: 'block', clientId: 'second' },
				names: [ 'FUN' ],
			},
		] );
	} );

	it.each( [
		[ 5, 5 ],
		[ 5, 1 ],
		[ 0, 0 ],
		[ -1, -2 ],
	] )( 'refuses a range from %d to %d', ( min, max ) => {
		expect( found( { min, max } ) ).toMatchObject( [
			{ code: 'range', level: 'error', place: { kind: 'settings' } },
		] );
	} );

	it( 'takes any other range', () => {
		expect( codes( { min: -5, max: 0 } ) ).toEqual( [] );
		expect( codes( { min: 0, max: 1 } ) ).toEqual( [] );
	} );

	it( 'counts areas up to 24', () => {
		expect( codes( { areas: areas( 24 ) } ) ).not.toContain( 'many-areas' );
		expect( codes( { areas: areas( 25 ) } ) ).toContain( 'many-areas' );
		expect( codes( { areas: areas( 100 ) } ) ).toContain( 'many-areas' );
		expect( codes( { areas: areas( 101 ) } ) ).toContain(
			'too-many-areas'
		);
	} );

	it( 'counts the choices of a likert up to 11, and those of a slider never', () => {
		expect( codes( { min: 0, max: 10 } ) ).toEqual( [] );
		expect( found( { min: 0, max: 11 } ) ).toMatchObject( [
			{ code: 'many-choices', level: 'hint', number: 12 },
		] );
		expect( codes( { min: 0, max: 100, inputType: 'slider' } ) ).toEqual(
			[]
		);
	} );

	it( 'looks at the range of a single area, with the ends that it takes from the wheel', () => {
		expect(
			found( { areas: [ area( 'Fun', { min: 10 } ) ] } )
		).toMatchObject( [ { code: 'area-range', names: [ 'Fun' ] } ] );
		expect( codes( { areas: [ area( 'Fun', { min: 9 } ) ] } ) ).toEqual(
			[]
		);
		expect(
			found( { areas: [ area( 'Fun', { max: 20 } ) ] } )
		).toMatchObject( [ { code: 'many-choices', number: 20 } ] );
	} );

	it( 'sees that two colors are alike, and names both areas', () => {
		expect(
			found( {
				areas: [
					area( 'Fun', { color: '#FF3737' } ),
					area( 'Work' ),
					area( 'Home', { color: 'rgb(250, 60, 55)' } ),
				],
			} ).filter( ( { code } ) => code === 'same-color' )
		).toMatchObject( [
			{
				names: [ 'Home', 'Fun' ],
				place: { kind: 'block', clientId: 'id-of-Home' },
			},
		] );
	} );

	it( 'sees a color that vanishes on white', () => {
		expect(
			found( { areas: [ area( 'Fun', { color: '#E3DB13' } ) ] } )
		).toMatchObject( [ { code: 'pale-color', level: 'hint' } ] );
	} );

	it( 'leads to a broken link', () => {
		expect(
			found( { areas: [ area( 'Fun', { link: 'htp:/nowhere' } ) ] } )
		).toMatchObject( [ { code: 'broken-link', level: 'error' } ] );
	} );

	it( 'tells of a link to a page that visitors cannot see', () => {
		expect(
			found( {
				areas: [
					area( 'Health', { link: ' /draft/ ' } ),
					area( 'Fun', { link: '/here/', color: '#E8731B' } ),
				],
				dead: new Set( [ '/draft/' ] ),
			} )
		).toMatchObject( [
			{ code: 'dead-link', level: 'error', names: [ 'Health' ] },
		] );
	} );

	it( 'looks at colors on the page that the theme has', () => {
		const two = [
			area( 'Health', { color: '#1E3F8B' } ),
			area( 'Fun', { color: '#ffff66' } ),
		];
		expect(
			found( { areas: two, background: 'rgb(20, 22, 31)' } )
		).toMatchObject( [ { code: 'pale-color', names: [ 'Health' ] } ] );
		expect( codes( { background: '#f9f9f9' } ) ).toEqual( [] );
		expect( found( { areas: two, background: '' } ) ).toMatchObject( [
			{ code: 'pale-color', names: [ 'Fun' ] },
		] );
	} );

	it( 'tells of older blocks', () => {
		expect( codes( { isOlder: true } ) ).toEqual( [ 'older' ] );
	} );
} );

describe( 'isLink', () => {
	it.each( [
		'https://example.org',
		'http://example.org/a?b=c#d',
		'example.org/page',
		'/about',
		'#health',
		'?page_id=2',
		'mailto:ann@example.org',
		'tel:+34-600-000-000',
		'http://localhost:8881/',
		'https://[::1]/',
		'https://ñandú.example',
	] )( 'takes %s', ( link ) => {
		expect( isLink( link ) ).toBe( true );
	} );

	it.each( [
		'https://',
		'https://example',
		'http//example.org',
		'javascript:alert(1)',
		'//',
		'two words',
		'https://exam ple.org',
		'mailto:nobody',
		'tel:call me',
		'ftp://example.org',
		'https://example..org',
	] )( 'refuses %s', ( link ) => {
		expect( isLink( link ) ).toBe( false );
	} );
} );
