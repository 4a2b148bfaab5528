/** A kit as it leaves the site: each of its parts alone, and what the screen says of them. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, filesOf, test as base } from '../fixtures/kits';
import { contact } from '../fixtures/form-author';
import { PIXEL } from '../fixtures/images';
import { savedChart } from '../fixtures/markup';

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

interface Image {
	readonly id: number;
	readonly source_url: string;
}

const test = base.extend< {
	/** Puts a picture of one point on the site, with whatever behind it, and takes it away after the test. */
	readonly upload: ( name: string, tail?: string ) => Promise< Image >;
} >( {
	upload: async ( { rest }, use ) => {
		const made: number[] = [];
		await use( async ( name, tail = '' ) => {
			const image = await uploadTo( rest, name, tail );
			made.push( image.id );
			return image;
		} );
		for ( const id of made ) {
			await rest.rest( {
				method: 'DELETE',
				path: `/wp/v2/media/${ id }`,
				params: { force: true },
			} );
		}
	},
} );

const uploadTo = ( rest: RequestUtils, name: string, tail: string ) =>
	rest.rest< Image >( {
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

const imageBlock = ( { id, source_url: src }: Image ) =>
	`<!-- wp:image {"id":${ id }} --><figure class="wp-block-image"><img src="${ src }" alt="" class="wp-image-${ id }"/></figure><!-- /wp:image -->`;

const foldersOf = ( names: readonly string[] ) => [
	...new Set( names.map( ( name ) => name.split( '/' )[ 0 ] ) ),
];

const FAR =
	'<!-- wp:image --><figure class="wp-block-image"><img src="https://example.org/far.png" alt=""/></figure><!-- /wp:image -->';

test( 'the site is exported whole or in parts, and the screen says what stays here', async ( {
	kits,
	publish,
	rest,
	upload,
	expectAccessible,
}, testInfo ) => {
	test.slow();
	const { page } = kits;
	// Pages of other tests need forms and wheels, which then come along.
	await rest.deleteAllPages();
	await rest.deleteAllBlocks();
	const image = await upload( 'kit-dot' );
	// An image with a program behind it: browsers show it, but kits may not contain it.
	const odd = await upload( 'kit-odd', '<?php exit;' );
	await publish( 'wheel', { title: 'Kit wheel', content: '' } );
	await publish( 'rueda_form', { title: 'Kit form', content: contact } );
	await publish( 'blocks', { title: 'Kit pattern', content: savedChart() } );
	const pages = {
		'Kit page': imageBlock( image ),
		'Odd page': imageBlock( odd ),
		'Fár away': FAR,
	};
	for ( const [ name, more ] of Object.entries( pages ) ) {
		await publish( 'pages', {
			title: name,
			content: savedChart() + more,
		} );
	}
	for ( let at = 1; at <= 6; at++ ) {
		await publish( 'pages', {
			title: `Page ${ at }`,
			content: savedChart(),
		} );
	}
	// By class: WordPress gives a notice no role, and its words are said once more for screen readers.
	const warning = page.locator( '.components-notice.is-warning', {
		hasText:
			/The image kit-odd\S*\.png stays here: it is missing, damaged, too large or not what its name says\./,
	} );
	const title = page.getByRole( 'textbox', { name: 'Title' } );
	const download = async () => {
		const file = page.waitForEvent( 'download' );
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
		// The manifest lists exactly these files.
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
	await kits.open( 'export' );

	await test.step( 'the list is searched, tells sizes, and warns of what will not work elsewhere', async () => {
		const search = page.getByRole( 'searchbox', { name: 'Search items' } );
		await search.fill( 'far AWAY' );
		await expect( kits.said( '1 item found.' ) ).toBeVisible();
		await expect( kits.box( 'Page 1' ) ).toHaveCount( 0 );
		const item = page.getByRole( 'listitem' ).filter( {
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
		const size = page.getByText( /, about \d/ );
		const whole = await size.textContent();
		await kits.box( 'Fár away' ).uncheck();
		await expect( size ).not.toHaveText( whole ?? '' );
		await kits.box( 'Fár away' ).check();
	} );

	await test.step( 'the kit of the whole site contains all items and settings', async () => {
		await title.fill( 'One part' );
		await expect( warning ).toHaveCount( 0 );
		const all = await download();
		for ( const pattern of Object.values( SECTIONS ) ) {
			expect(
				all.filter( ( name ) => pattern.test( name ) )
			).not.toEqual( [] );
		}
		expect(
			all.filter( ( name ) => name.startsWith( 'settings/' ) )
		).toEqual( [
			'settings/accessibility.json',
			'settings/cta.json',
			'settings/share.json',
		] );
		expect(
			all.filter( ( name ) => name.startsWith( 'media/' ) )
		).not.toEqual( [] );
	} );

	await test.step( 'an image that no import would take is named after a download and after saving', async () => {
		await expect( warning ).toBeVisible();
		await expectAccessible( { page, inside: '#rueda-kits' } );
		await title.fill( 'Odd again' );
		await expect( warning ).toHaveCount( 0 );
		await kits.press( 'Save on this site' );
		await expect( warning ).toBeVisible();
		await title.fill( 'One part' );
	} );

	await test.step( 'a kit without any content is not exported', async () => {
		for ( const name of [ ...Object.keys( SECTIONS ), ...PARTS ] ) {
			await kits.box( name ).uncheck();
		}
		await expect( kits.said( 'No items chosen' ) ).toBeVisible();
		await kits.press( 'Download kit' );
		await expect(
			kits.said( 'Choose at least one item to export.' )
		).toBeVisible();
		await expectAccessible( { page, inside: '#rueda-kits' } );
	} );

	await test.step( 'sections can be exported alone', async () => {
		await kits.box( 'Wheels' ).check();
		await kits.box( 'Patterns' ).check();
		expect( foldersOf( await download() ) ).toEqual( [
			'patterns',
			'wheels',
		] );
		await kits.box( 'Wheels' ).uncheck();
		await kits.box( 'Patterns' ).uncheck();
	} );

	await test.step( 'pages without their images, and one part of the settings', async () => {
		await kits.box( 'Forms' ).check();
		await kits.box( 'Pages' ).check();
		await kits.box( 'Sharing' ).check();
		await page
			.getByRole( 'checkbox', { name: /^Include the images/ } )
			.uncheck();
		const files = await download();
		expect( foldersOf( files ) ).toEqual( [
			'forms',
			'pages',
			'settings',
		] );
		expect(
			files.filter( ( name ) => name.startsWith( 'settings/' ) )
		).toEqual( [ 'settings/share.json' ] );
	} );
} );
