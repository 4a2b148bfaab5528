import { readCustomizer } from '../../frontend/cta/customizer';
import { readPage, readSite } from './content';

test.each( [ null, '', '[]', [], {}, 'not json', 7 ] )(
	'%j is a wheel that says nothing: it shows the site’s',
	( stored ) =>
		expect( readPage( stored ) ).toEqual( {
			ctaType: 'global-cta',
			title: '',
			description: '',
			btn_label: '',
			page: '',
			openInTab: false,
			customizer: readCustomizer( null ),
		} )
);

test( 'a page is known by its id, however it was written', () => {
	expect(
		readPage( { page: { value: '7', label: 'Course' } } ).page
	).toEqual( { value: 7, label: 'Course' } );
	expect( readPage( { page: { value: 0 } } ).page ).toBe( '' );
	expect( readPage( { page: '7' } ).page ).toBe( '' );
} );

test( 'the site’s is whole, and flags are read as they were saved', () => {
	const site = readSite( {
		title: 'Talk to us',
		openInTab: '1',
		sbsetLinkAttrDownload: 'true',
		setLinkAttrNoFollow: 'false',
		extra: 1,
	} );
	expect( site ).toMatchObject( {
		title: 'Talk to us',
		buttonLink: '',
		openInTab: true,
		sbsetLinkAttrDownload: true,
		setLinkAttrNoFollow: false,
	} );
	expect( site ).not.toHaveProperty( 'extra' );
	expect( readSite( site ) ).toEqual( site );
	expect( readSite( JSON.stringify( site ) ) ).toEqual( site );
} );
