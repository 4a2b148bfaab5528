import { bytesOf, countsOf, firstChoice, orderOf, sharesOf } from './exporting';
import { createSectionRegistry } from './sections';

const item = ( key: string, section: string, ...uses: string[] ) => ( {
	key,
	section,
	uses,
	title: key,
	doc_type: section,
	bytes: 10,
	warnings: [],
} );

const exportable = {
	items: [
		item( 'page', 'pages', 'wheel' ),
		item( 'wheel', 'wheels' ),
		item( 'other', 'wheels' ),
	],
	settings: { cta: true, share: false },
	media: { bytes: 100 },
};

const { register, getAll } = createSectionRegistry();
register( { key: 'wheels', title: 'W', useParentDefault: false } );
register( { key: 'pages', title: 'P' } );
register( {
	key: 'settings',
	title: 'S',
	children: [
		{ key: 'cta', title: 'C' },
		{ key: 'share', title: 'S' },
	],
} );
register( { key: 'media', title: 'M' } );

const first = firstChoice( exportable, getAll() );

test( 'sections say what is chosen at first; what an item needs comes with it', () => {
	expect( first.keys ).toEqual( new Set( [ 'page', 'wheel' ] ) );
	// This site has no settings for sharing.
	expect( first.parts ).toEqual( new Set( [ 'cta', 'media' ] ) );
} );

test( 'the server is told what is chosen', () => {
	expect(
		orderOf( { ...first, title: ' My kit ', description: ' ' } )
	).toEqual( {
		title: 'My kit',
		description: '',
		items: [ 'page', 'wheel' ],
		settings: [ 'cta' ],
		media: true,
	} );
} );

test( 'counts, shares and size are those of what is chosen', () => {
	expect( countsOf( exportable.items ) ).toEqual( { pages: 1, wheels: 2 } );
	expect( sharesOf( exportable.items, first.keys ) ).toEqual( {
		wheels: 'Partial',
		forms: 'None',
		pages: 'All',
		patterns: 'None',
	} );
	expect( bytesOf( exportable, first ) ).toBe( 120 );
	expect( bytesOf( exportable, { ...first, parts: new Set() } ) ).toBe( 20 );
} );

test( 'where no image can be taken along, the server still tells which ones stay', () => {
	const choice = firstChoice(
		{ ...exportable, media: { bytes: 0 } },
		getAll()
	);
	expect( orderOf( choice ).media ).toBe( true );
} );
