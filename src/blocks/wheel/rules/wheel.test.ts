import { canStart, readWheel } from './wheel';

const row = ( attrs: unknown ) => ( {
	blockName: 'wheeloflife/wheel-row',
	attrs,
	innerBlocks: [],
	innerHTML: '<div class="wheel-block">1 2 3</div>',
	innerContent: [],
} );

const list = ( rows: unknown, blockName = 'wheeloflife/add-wheels' ) => ( {
	blockName,
	attrs: [],
	innerBlocks: rows,
	innerHTML: '',
	innerContent: [],
} );

const paragraph = ( innerHTML: string ) => ( {
	blockName: 'core/paragraph',
	attrs: [],
	innerBlocks: [],
	innerHTML,
} );

const blank = {
	blockName: null,
	attrs: [],
	innerBlocks: [],
	innerHTML: '\n\n',
	innerContent: [ '\n\n' ],
};

const wheel = ( parts: Record< string, unknown > = {} ) => ( {
	id: 7,
	title: { rendered: 'Life &#038; <em>Wheel</em>' },
	blocks: [
		paragraph( '\n<p>Rate each area.</p>\n' ),
		blank,
		list( [ row( { label: 'Health' } ) ] ),
	],
	meta: {
		wheel_meta_input_type: 'slider',
		wheel_meta_range_min: 0,
		wheel_meta_range_max: 5,
		wheel_chart_type: 'polar-chart',
	},
	wheel_CTA: { ctaType: 'no-cta' },
	fimg_url: 'https://example.test/picture.jpg',
	...parts,
} );

const areasOf = ( blocks: unknown, meta: unknown = {} ) =>
	readWheel( wheel( { blocks, meta } ) )?.areas;

const areaOf = ( attrs: unknown, meta?: unknown ) =>
	areasOf( [ list( [ row( attrs ) ] ) ], meta )?.[ 0 ];

test( 'a whole answer is read', () => {
	expect( readWheel( wheel() ) ).toEqual( {
		meta: {
			wheel_chart_type: 'polar-chart',
			wheel_meta_input_type: 'slider',
			wheel_meta_range_max: 5,
			wheel_meta_range_min: 0,
		},
		title: 'Life &#038; <em>Wheel</em>',
		description: [ '<p>Rate each area.</p>' ],
		areas: [
			{
				label: 'Health',
				link: null,
				desc: '',
				type: 'slider',
				minValue: 0,
				maxValue: 5,
				skipText: '',
				isRequired: false,
				note: false,
				asksWish: false,
				color: '#1DB53F',
			},
		],
		offers: undefined,
		chartType: 'polar-chart',
		picture: 'https://example.test/picture.jpg',
		cta: { ctaType: 'no-cta' },
	} );
} );

test.each( [
	[ {}, true ],
	[ { title: { rendered: '' } }, false ],
	[ { blocks: [ list( [ row( { label: '' } ) ] ) ] }, false ],
] )( 'with %j, that it can be started is %p', ( parts, expected ) => {
	const read = readWheel( wheel( parts ) );
	expect( read && canStart( read ) ).toBe( expected );
} );

test( 'an area keeps all that its author set', () => {
	expect(
		areaOf( {
			label: 'Health &amp; <strong>Fitness</strong>',
			desc: ' How <em>well</em> do you sleep? ',
			lengendColor: '#FF0000',
			isRequired: true,
			note: true,
			skipText: 'Not &amp; now',
			link: 'https://example.test/health?a=1&amp;b=2',
			showIcon: true,
			chooseIcon: 'heart',
		} )
	).toEqual( {
		label: 'Health & Fitness',
		link: 'https://example.test/health?a=1&b=2',
		desc: 'How <em>well</em> do you sleep?',
		type: 'likert',
		minValue: 1,
		maxValue: 10,
		skipText: 'Not & now',
		isRequired: true,
		note: true,
		asksWish: false,
		color: '#FF0000',
	} );
} );

test.each( [
	undefined,
	null,
	'',
	'<html>',
	42,
	[],
	{},
	{ title: 'x', blocks: [] },
	{ title: { rendered: 1 }, blocks: [] },
	{ title: { rendered: 'x' } },
	{ title: { rendered: 'x' }, blocks: {} },
	{ code: 'rest_forbidden', message: 'No', data: { status: 401 } },
] )( '%p is no wheel', ( answer ) => expect( readWheel( answer ) ).toBeNull() );

test( 'what is missing has its default', () => {
	expect( readWheel( { title: { rendered: '' }, blocks: [] } ) ).toEqual( {
		meta: {},
		title: '',
		description: [],
		areas: [],
		chartType: 'polar-chart',
		picture: null,
		cta: null,
	} );
} );

describe( 'blocks', () => {
	test( 'paragraphs of the first level are the description, but for empty ones', () => {
		const nested = {
			...list( [ paragraph( '<p>Inside</p>' ) ], 'core/group' ),
		};
		const blocks = [
			paragraph( '<p>One</p>' ),
			paragraph( '<p> &nbsp;</p>' ),
			nested,
			paragraph( '<p>Two</p>' ),
		];
		expect( readWheel( wheel( { blocks } ) )?.description ).toEqual( [
			'<p>One</p>',
			'<p>Two</p>',
		] );
	} );

	test.each( [
		'wheeloflife/add-wheels',
		'rueda/add-wheels',
		'other/add-wheels',
	] )( '%s lists areas', ( name ) => {
		expect(
			areasOf( [ list( [ row( { label: 'A' } ) ], name ) ] )
		).toHaveLength( 1 );
	} );

	test.each( [
		'rueda/add-wheels-more',
		'rueda/no-add-wheels',
		'core/list',
		null,
		3,
	] )( '%p does not', ( name ) => {
		const block = { ...list( [ row( { label: 'A' } ) ] ), blockName: name };
		expect( areasOf( [ block ] ) ).toEqual( [] );
	} );

	test( 'the first list counts, at any depth', () => {
		const deep = list(
			[ list( [ list( [ row( { label: 'Deep' } ) ] ) ], 'core/column' ) ],
			'core/columns'
		);
		const later = list( [ row( { label: 'Later' } ) ] );
		expect(
			areasOf( [ blank, deep, later ] )?.map( ( { label } ) => label )
		).toEqual( [ 'Deep' ] );
	} );

	test( 'whatever has a label is an area, whatever has none is not', () => {
		const rows = [
			row( { label: 'A' } ),
			row( [] ),
			row( {} ),
			row( { label: '  ' } ),
			row( { label: '<br>' } ),
			row( { label: 7 } ),
			row( null ),
			blank,
			null,
			'x',
			{ ...row( { label: 'B' } ), blockName: 'rueda/area' },
		];
		expect(
			areasOf( [ list( rows ) ] )?.map( ( { label } ) => label )
		).toEqual( [ 'A', 'B' ] );
	} );

	test( 'areas of one name are two areas', () => {
		expect(
			areasOf( [
				list( [ row( { label: 'A' } ), row( { label: 'A' } ) ] ),
			] )
		).toHaveLength( 2 );
	} );

	test( 'a list that is no list is empty', () => {
		for ( const inner of [ null, {}, 'x', undefined ] ) {
			expect( areasOf( [ list( inner ) ] ) ).toEqual( [] );
		}
	} );

	test( 'names of all kinds come out as they were typed', () => {
		const labels = [
			'x'.repeat( 120 ),
			'😀 Fun',
			'1 &lt; 2',
			'Niñez',
			'العائلة',
			'&lt;script&gt;',
		];
		expect(
			areasOf( [
				list( labels.map( ( label ) => row( { label } ) ) ),
			] )?.map( ( { label } ) => label )
		).toEqual( [
			'x'.repeat( 120 ),
			'😀 Fun',
			'1 < 2',
			'Niñez',
			'العائلة',
			'<script>',
		] );
	} );
} );

describe( 'hostile content', () => {
	test( 'addresses that run scripts lead nowhere', () => {
		expect(
			areaOf( { label: 'A', link: 'javascript:alert(1)' } )?.link
		).toBeNull();
		expect(
			readWheel( wheel( { fimg_url: 'data:image/svg+xml,x' } ) )?.picture
		).toBeNull();
		expect( readWheel( wheel( { fimg_url: false } ) )?.picture ).toBeNull();
	} );
} );

describe( 'ranges', () => {
	const range = ( min?: unknown, max?: unknown ) => {
		const area = areaOf(
			{ label: 'A' },
			{ wheel_meta_range_min: min, wheel_meta_range_max: max }
		);
		return [ area?.minValue, area?.maxValue ];
	};

	test.each( [
		[ 1, 10, 1, 10 ],
		[ 0, 5, 0, 5 ],
		[ -5, 5, -5, 5 ],
		[ -9, -2, -9, -2 ],
		[ '2', '7', 2, 7 ],
		[ undefined, undefined, 1, 10 ],
		[ null, 20, 1, 20 ],
		[ 3, 'x', 3, 10 ],
		[ 5, 5, 1, 10 ],
		[ 9, 2, 1, 10 ],
		[ 20, undefined, 1, 10 ],
		[ 0.4, 4.5, 0, 5 ],
	] )(
		'from %p to %p is read as %p to %p',
		( min, max, minValue, maxValue ) =>
			expect( range( min, max ) ).toEqual( [ minValue, maxValue ] )
	);

	test( 'no meta at all is likert from 1 to 10', () => {
		for ( const meta of [ undefined, null, [], 'x' ] ) {
			expect( areaOf( { label: 'A' }, meta ) ).toMatchObject( {
				type: 'likert',
				minValue: 1,
				maxValue: 10,
			} );
		}
	} );

	test.each( [
		[ {}, 0, 5 ],
		[ { minValue: 1 }, 1, 5 ],
		[ { maxValue: 3 }, 0, 3 ],
		[ { minValue: -2, maxValue: 2 }, -2, 2 ],
		[ { minValue: '0', maxValue: '9' }, 0, 9 ],
		[ { minValue: 5 }, 0, 5 ],
		[ { minValue: 4, maxValue: 2 }, 0, 5 ],
		[ { minValue: null, maxValue: '' }, 0, 5 ],
	] )(
		'an area with %p goes from %p to %p in a wheel from 0 to 5',
		( own, minValue, maxValue ) => {
			const meta = { wheel_meta_range_min: 0, wheel_meta_range_max: 5 };
			expect( areaOf( { label: 'A', ...own }, meta ) ).toMatchObject( {
				minValue,
				maxValue,
			} );
		}
	);

	test.each( [
		[ 'slider', 'slider' ],
		[ 'likert', 'likert' ],
		[ 'stars', 'likert' ],
		[ undefined, 'likert' ],
	] )( 'the input type %p is %p', ( word, type ) =>
		expect(
			areaOf( { label: 'A' }, { wheel_meta_input_type: word } )?.type
		).toBe( type )
	);

	test( 'more choices than anybody can choose from become a slider', () => {
		const type = ( maxValue: number ) =>
			areaOf( { label: 'A', minValue: 1, maxValue } )?.type;
		expect( type( 1000 ) ).toBe( 'likert' );
		expect( type( 1001 ) ).toBe( 'slider' );
	} );
} );
