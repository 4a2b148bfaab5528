import { chooseCta, ctaNeeds, parseGlobalCta } from './cta';

const globalData = {
	title: ' Talk to us ',
	description: '<p>It is <em>free</em>.</p>',
	buttonLabel: 'Call',
	buttonLink: 'https://example.test/call',
	openInTab: true,
	setLinkAttrNoFollow: true,
	setLinkAttrSponser: true,
	setLinkAttrDownload: '1',
	sbuttonLabel: 'Read',
	sbuttonLink: '/read/',
	sbopenInTab: false,
	sbsetLinkAttrNoFollow: false,
	sbsetLinkAttrSponser: false,
	sbsetLinkAttrDownload: false,
	customizer: { alignment: 'center' },
};

const globalCta = parseGlobalCta( JSON.stringify( globalData ) );

const page = {
	ctaType: 'page-cta',
	title: 'Our course',
	description: 'Begins in May.',
	btn_label: 'See the course',
	page: { value: 44, label: 'Course' },
	openInTab: true,
	customizer: {},
};

describe( 'the site’s call to action', () => {
	test( 'is read from text of JSON', () => {
		expect( globalCta ).toEqual( {
			source: 'global',
			title: 'Talk to us',
			description: '<p>It is <em>free</em>.</p>',
			buttons: [
				{
					look: 'primary',
					label: 'Call',
					href: 'https://example.test/call',
					rel: 'noopener nofollow sponsored',
					opensTab: true,
					isDownload: true,
				},
				{
					look: 'secondary',
					label: 'Read',
					href: '/read/',
					rel: 'noopener',
					opensTab: false,
					isDownload: false,
				},
			],
			customizer: { alignment: 'center' },
		} );
	} );

	test( 'is read from the object itself', () =>
		expect( parseGlobalCta( globalData ) ).toEqual( globalCta ) );

	test.each( [ null, undefined, '', '{', '[]', [], 7, {} ] )(
		'%p is an empty one',
		( data ) =>
			expect( parseGlobalCta( data ) ).toEqual( {
				source: 'global',
				title: '',
				description: '',
				buttons: [],
				customizer: {},
			} )
	);

	test.each( [
		[ { buttonLabel: '' }, [ 'secondary' ] ],
		[ { buttonLabel: '  ' }, [ 'secondary' ] ],
		[ { buttonLink: '' }, [ 'secondary' ] ],
		[ { buttonLink: 'javascript:alert(1)' }, [ 'secondary' ] ],
		[ { sbuttonLink: '' }, [ 'primary' ] ],
		[ { sbuttonLabel: null }, [ 'primary' ] ],
		[ { buttonLink: '', sbuttonLabel: '' }, [] ],
		[ {}, [ 'primary', 'secondary' ] ],
	] )(
		'with %j has the buttons %j: each needs a label and a link',
		( parts, looks ) => {
			expect(
				parseGlobalCta( { ...globalData, ...parts } ).buttons.map(
					( { look } ) => look
				)
			).toEqual( looks );
		}
	);

	test( 'reads flags as they were saved', () => {
		const [ button ] = parseGlobalCta( {
			...globalData,
			openInTab: '1',
			setLinkAttrNoFollow: 'false',
			setLinkAttrSponser: 0,
			setLinkAttrDownload: 'true',
		} ).buttons;
		expect( button ).toMatchObject( {
			opensTab: true,
			rel: 'noopener',
			isDownload: true,
		} );
	} );
} );

describe( 'the choice', () => {
	test.each( [
		null,
		undefined,
		[],
		{},
		{ ctaType: 'global-cta' },
		{ ctaType: '' },
		{ ctaType: null },
	] )( '%j shows the site’s', ( wheelCta ) => {
		expect( chooseCta( wheelCta, globalCta, null ) ).toBe( globalCta );
		expect( ctaNeeds( wheelCta ) ).toEqual( {
			needsGlobal: true,
			pageId: null,
		} );
	} );

	test( 'the site’s shows only with a title', () => {
		expect(
			chooseCta( null, { ...globalCta, title: '' }, null )
		).toBeNull();
		expect(
			chooseCta(
				null,
				parseGlobalCta( { ...globalData, title: '  ' } ),
				null
			)
		).toBeNull();
		expect( chooseCta( null, null, null ) ).toBeNull();
	} );

	test.each( [
		{ ctaType: 'no-cta' },
		{ ctaType: 'other' },
		{ ctaType: 3 },
	] )( '%j shows none', ( wheelCta ) => {
		expect(
			chooseCta( wheelCta, globalCta, 'https://example.test/' )
		).toBeNull();
		expect( ctaNeeds( wheelCta ) ).toEqual( {
			needsGlobal: false,
			pageId: null,
		} );
	} );

	test( 'a page’s leads to the page', () => {
		expect(
			chooseCta( page, globalCta, 'https://example.test/course/' )
		).toEqual( {
			source: 'page',
			title: 'Our course',
			description: 'Begins in May.',
			buttons: [
				{
					look: 'primary',
					label: 'See the course',
					href: 'https://example.test/course/',
					rel: 'noopener',
					opensTab: true,
					isDownload: false,
				},
			],
			customizer: {},
		} );
	} );

	test( 'a page that could not be loaded gives no button', () => {
		expect( chooseCta( page, globalCta, null ) ).toMatchObject( {
			title: 'Our course',
			buttons: [],
		} );
	} );

	test( 'a page’s with next to nothing in it shows what there is, and nothing of the site’s', () => {
		expect(
			chooseCta(
				{ ctaType: 'page-cta', title: 'Only this' },
				globalCta,
				null
			)
		).toEqual( {
			source: 'page',
			title: 'Only this',
			description: '',
			buttons: [],
			customizer: {},
		} );
		expect(
			chooseCta( { ctaType: 'page-cta' }, globalCta, null )
		).toBeNull();
	} );

	test.each( [
		[ { value: 44 }, 44 ],
		[ { value: '44' }, 44 ],
		[ 44, 44 ],
		[ '', null ],
		[ {}, null ],
		[ { value: '' }, null ],
		[ null, null ],
	] )( 'the page %j has the id %p', ( chosen, pageId ) =>
		expect( ctaNeeds( { ...page, page: chosen } ) ).toEqual( {
			needsGlobal: false,
			pageId,
		} )
	);
} );
