import { linksFor, linksIn } from './links';

const area = ( attrs: unknown ) => ( {
	blockName: 'wheeloflife/wheel-row',
	attrs,
	innerBlocks: [],
} );

const wheel = ( ...areas: unknown[] ) => ( {
	blocks: [
		{ blockName: null, attrs: [], innerBlocks: [] },
		{
			blockName: 'wheeloflife/add-wheels',
			attrs: [],
			innerBlocks: areas,
		},
	],
} );

/** The links of these labels in a wheel. */
const linksOf = ( labels: string[], ...areas: unknown[] ) =>
	linksFor( labels, linksIn( wheel( ...areas ) ) ?? [] );

const one = 'https://example.org/1';
const two = 'https://example.org/2';

test( 'finds the links of areas by their label as a reader sees it', () => {
	expect(
		linksOf(
			[ 'Health & Fitness', 'Fun', 'Gone' ],
			area( { label: 'Health &amp; <em>Fitness</em>', link: one } ),
			area( { label: 'Fun' } ),
			area( [] )
		)
	).toEqual( [ one, undefined, undefined ] );
} );

describe( 'two areas of one name', () => {
	test( 'have their links in order', () => {
		const areas = [
			area( { label: 'Fun', link: one } ),
			area( { label: 'Work' } ),
			area( { label: 'Fun', link: two } ),
		];
		expect( linksOf( [ 'Fun', 'Work', 'Fun' ], ...areas ) ).toEqual( [
			one,
			undefined,
			two,
		] );
		// The visitor has skipped the first.
		expect( linksOf( [ 'Work', 'Fun' ], ...areas ) ).toEqual( [
			undefined,
			two,
		] );
		// Other code may change the order of answers.
		expect( linksOf( [ 'Fun', 'Fun', 'Work' ], ...areas ) ).toEqual( [
			one,
			two,
			undefined,
		] );
	} );

	test( 'also if one of them has no link', () => {
		expect(
			linksOf(
				[ 'Fun', 'Fun', 'Fun' ],
				area( { label: 'Fun' } ),
				area( { label: 'Fun', link: two } )
			)
		).toEqual( [ undefined, two, undefined ] );
	} );
} );

test( 'links to pages of this site, emails and telephones as the wheel does', () => {
	expect(
		linksOf(
			[ 'A', 'B', 'C' ],
			area( { label: 'A', link: '/fun/' } ),
			area( { label: 'B', link: 'mailto:a@example.org' } ),
			area( { label: 'C', link: 'tel:123' } )
		)
	).toEqual( [ '/fun/', 'mailto:a@example.org', 'tel:123' ] );
} );

test( 'follows no other than harmless addresses', () => {
	expect(
		linksOf(
			[ 'Fun' ],
			area( { label: 'Fun', link: 'javascript:alert(1)' } )
		)
	).toEqual( [ undefined ] );
} );

test( 'finds the list of areas inside other blocks', () => {
	const inner = wheel(
		area( { label: 'Fun', link: 'https://example.org/' } )
	);
	const links = linksIn( {
		blocks: [
			{ blockName: 'core/group', attrs: {}, innerBlocks: inner.blocks },
		],
	} );
	expect( links ).toHaveLength( 1 );
} );

test.each( [ null, 'wheel', {}, { blocks: 'none' } ] )(
	'knows that %j is no wheel',
	( answer ) => {
		expect( linksIn( answer ) ).toBeNull();
	}
);

test( 'stands on blocks that are none', () => {
	expect( linksIn( { blocks: [ null, 3, 'x', {} ] } ) ).toEqual( [] );
} );
