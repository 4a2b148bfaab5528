/** A kit as it leaves the site: each of its parts alone, and what the screen says of them. */
import { expect, filesOf, test } from './fixtures/kits';
import { contact } from './fixtures/form-author';
import { savedChart } from './fixtures/markup';

interface Manifest {
	readonly format: string;
	readonly title: string;
	readonly templates: Readonly< Record< string, { readonly file: string } > >;
	readonly settings: Readonly< Record< string, boolean > >;
	readonly media: Readonly< Record< string, unknown > >;
}

const SECTIONS = {
	Wheels: /^wheels\//,
	Forms: /^forms\//,
	Pages: /^pages\//,
	Patterns: /^patterns\//,
} as const;

const PARTS = [ 'Call to action', 'Sharing', 'Accessibility toolbar' ];

const PIXEL =
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test( 'each part of the site is exported alone, and all of it together', async ( {
	kits,
	publish,
	rest,
	expectAccessible,
}, testInfo ) => {
	test.slow();
	// Pages of other tests need forms and wheels, which then come along.
	await rest.deleteAllPages();
	await rest.deleteAllBlocks();
	const image = await rest.rest< { id: number; source_url: string } >( {
		method: 'POST',
		path: '/wp/v2/media',
		headers: {
			'Content-Type': 'image/png',
			'Content-Disposition': 'attachment; filename=kit-dot.png',
		},
		data: Buffer.from( PIXEL, 'base64' ),
	} );
	await publish( 'wheel', { title: 'Kit wheel', content: '' } );
	await publish( 'rueda_form', { title: 'Kit form', content: contact } );
	await publish( 'pages', {
		title: 'Kit page',
		content: `${ savedChart() }<!-- wp:image {"id":${ image.id }} --><figure class="wp-block-image"><img src="${ image.source_url }" alt="" class="wp-image-${ image.id }"/></figure><!-- /wp:image -->`,
	} );
	await publish( 'blocks', { title: 'Kit pattern', content: savedChart() } );

	await kits.open( 'export' );
	await kits.page
		.getByRole( 'textbox', { name: 'Title' } )
		.fill( 'One part' );
	const download = async () => {
		const file = kits.page.waitForEvent( 'download' );
		await kits.press( 'Download kit' );
		const files = await filesOf( await file, testInfo );
		const manifest = JSON.parse(
			files[ 'manifest.json' ] ?? '{}'
		) as Manifest;
		const names = Object.keys( files )
			.filter( ( name ) => name !== 'manifest.json' )
			.sort();
		expect( manifest.format ).toBe( 'rueda-kit' );
		expect( manifest.title ).toBe( 'One part' );
		// The manifest names what is there and nothing else.
		expect( names ).toEqual(
			[
				...Object.values( manifest.templates ).map(
					( { file: name } ) => name
				),
				...Object.keys( manifest.settings )
					.filter( ( part ) => manifest.settings[ part ] )
					.map( ( part ) => `settings/${ part }.json` ),
				...names.filter(
					( name ) =>
						name.startsWith( 'media/' ) &&
						Object.keys( manifest.media ).includes(
							name.slice( 6, 70 )
						)
				),
			].sort()
		);
		return names;
	};

	const all = await download();
	for ( const pattern of Object.values( SECTIONS ) ) {
		expect( all.filter( ( name ) => pattern.test( name ) ) ).not.toEqual(
			[]
		);
	}
	expect( all.filter( ( name ) => name.startsWith( 'settings/' ) ) ).toEqual(
		[
			'settings/accessibility.json',
			'settings/cta.json',
			'settings/share.json',
		]
	);
	const images = all.filter( ( name ) => name.startsWith( 'media/' ) );
	expect( images ).not.toEqual( [] );

	for ( const name of [ ...Object.keys( SECTIONS ), ...PARTS ] ) {
		await kits.box( name ).uncheck();
	}
	await expect( kits.said( 'No items chosen' ) ).toBeVisible();
	await kits.press( 'Download kit' );
	await expect(
		kits.said( 'Choose at least one item to export.' )
	).toBeVisible();
	await expectAccessible( { page: kits.page, inside: '#rueda-kits' } );
	for ( const [ name, pattern ] of Object.entries( SECTIONS ) ) {
		await kits.box( name ).check();
		const files = await download();
		expect( files.filter( ( file ) => pattern.test( file ) ) ).toEqual(
			files.filter( ( file ) => ! file.startsWith( 'media/' ) )
		);
		await kits.box( name ).uncheck();
	}
	await kits.box( 'Sharing' ).check();
	expect( await download() ).toEqual( [ 'settings/share.json' ] );
	await kits.box( 'Sharing' ).uncheck();

	// Pages without their images.
	await kits.box( 'Pages' ).check();
	await kits.page
		.getByRole( 'checkbox', { name: /^Include the images/ } )
		.uncheck();
	expect(
		( await download() ).filter( ( name ) => ! name.startsWith( 'pages/' ) )
	).toEqual( [] );
	await rest.rest( {
		method: 'DELETE',
		path: `/wp/v2/media/${ image.id }`,
		params: { force: true },
	} );
} );

test( 'the list is searched, tells sizes, and warns of what will not work elsewhere', async ( {
	kits,
	publish,
} ) => {
	for ( let at = 1; at <= 8; at++ ) {
		await publish( 'pages', {
			title: `Page ${ at } of the kit`,
			content: savedChart(),
		} );
	}
	await publish( 'pages', {
		title: 'Fár away',
		content: `${ savedChart() }<!-- wp:image --><figure class="wp-block-image"><img src="https://example.org/far.png" alt=""/></figure><!-- /wp:image -->`,
	} );
	await kits.open( 'export' );
	const search = kits.page.getByRole( 'searchbox', { name: 'Search items' } );
	await search.fill( 'far AWAY' );
	await expect( kits.said( '1 item found.' ) ).toBeVisible();
	await expect( kits.box( 'Page 1 of the kit' ) ).toHaveCount( 0 );
	const item = kits.page.getByRole( 'listitem' ).filter( {
		has: kits.box( 'Fár away' ),
	} );
	await expect( item ).toContainText( /\d+ (bytes|kB)/ );
	await expect( item ).toContainText(
		'1 image is on another site and stays there.'
	);

	await search.fill( 'nowhere' );
	await expect(
		kits.said( 'Nothing found. Try another word.' )
	).toBeVisible();
	await search.clear();
	const size = kits.page.getByText( /, about \d/ );
	const whole = await size.textContent();
	await kits.box( 'Fár away' ).uncheck();
	await expect( size ).not.toHaveText( whole ?? '' );
} );

test( 'an image that no import would take is named after a download and after saving', async ( {
	kits,
	publish,
	rest,
	expectAccessible,
} ) => {
	const upload = ( name: string, tail: string ) =>
		rest.rest< { id: number; source_url: string } >( {
			method: 'POST',
			path: '/wp/v2/media',
			headers: {
				'Content-Type': 'image/png',
				'Content-Disposition': `attachment; filename=${ name }.png`,
			},
			data: Buffer.concat( [
				Buffer.from( PIXEL, 'base64' ),
				Buffer.from( tail ),
			] ),
		} );
	// A program behind the picture: a browser shows it, a kit may not hold it.
	const images = [
		await upload( 'kit-odd', '<?php exit;' ),
		await upload( 'kit-even', '' ),
	];
	await publish( 'pages', {
		title: 'Odd page',
		content: `${ savedChart() }${ images
			.map(
				( image ) =>
					`<!-- wp:image {"id":${ image.id }} --><figure class="wp-block-image"><img src="${ image.source_url }" alt="" class="wp-image-${ image.id }"/></figure><!-- /wp:image -->`
			)
			.join( '' ) }`,
	} );
	await kits.open( 'export' );
	await kits.page.getByRole( 'textbox', { name: 'Title' } ).fill( 'Odd' );
	const warning = kits.page.locator( '.components-notice.is-warning', {
		hasText:
			/The image kit-odd\S*\.png is damaged, too large or not what its name says\. It stays here\./,
	} );
	await expect( warning ).toHaveCount( 0 );
	const file = kits.page.waitForEvent( 'download' );
	await kits.press( 'Download kit' );
	await file;
	await expect( warning ).toBeVisible();
	await expectAccessible( { page: kits.page, inside: '#rueda-kits' } );
	await kits.page
		.getByRole( 'textbox', { name: 'Title' } )
		.fill( 'Odd again' );
	await expect( warning ).toHaveCount( 0 );
	await kits.press( 'Save on this site' );
	await expect( warning ).toBeVisible();
	for ( const { id } of images ) {
		await rest.rest( {
			method: 'DELETE',
			path: `/wp/v2/media/${ id }`,
			params: { force: true },
		} );
	}
} );
