import { linksIn } from './links';

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

test( 'finds the links of areas by their label as a reader sees it', () => {
	const links = linksIn(
		wheel(
			area( {
				label: 'Health &amp; <em>Fitness</em>',
				link: 'https://example.org/health',
			} ),
			area( { label: 'Fun' } ),
			area( [] )
		)
	);
	expect( [ ...( links ?? [] ) ] ).toEqual( [
		[ 'Health & Fitness', 'https://example.org/health' ],
	] );
} );

test( 'takes the first of two areas of one name', () => {
	const links = linksIn(
		wheel(
			area( { label: 'Fun', link: 'https://example.org/1' } ),
			area( { label: 'Fun', link: 'https://example.org/2' } )
		)
	);
	expect( links?.get( 'Fun' ) ).toBe( 'https://example.org/1' );
} );

test( 'the first of two areas of one name counts, also without a link', () => {
	const links = linksIn(
		wheel(
			area( { label: 'Fun' } ),
			area( { label: 'Fun', link: 'https://example.org/2' } )
		)
	);
	expect( links?.get( 'Fun' ) ).toBeUndefined();
} );

test( 'links to pages of this site, emails and telephones as the wheel does', () => {
	const links = linksIn(
		wheel(
			area( { label: 'A', link: '/fun/' } ),
			area( { label: 'B', link: 'mailto:a@example.org' } ),
			area( { label: 'C', link: 'tel:123' } )
		)
	);
	expect( [ ...( links?.values() ?? [] ) ] ).toEqual( [
		'/fun/',
		'mailto:a@example.org',
		'tel:123',
	] );
} );

test( 'follows no other than harmless addresses', () => {
	const links = linksIn(
		wheel( area( { label: 'Fun', link: 'javascript:alert(1)' } ) )
	);
	expect( links?.size ).toBe( 0 );
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
	expect( links?.size ).toBe( 1 );
} );

test.each( [ null, 'wheel', {}, { blocks: 'none' } ] )(
	'knows that %j is no wheel',
	( answer ) => {
		expect( linksIn( answer ) ).toBeNull();
	}
);

test( 'stands on blocks that are none', () => {
	expect( linksIn( { blocks: [ null, 3, 'x', {} ] } )?.size ).toBe( 0 );
} );
