/** A kit on a site that has nothing of it: what visitors get works as it did where it comes from. */
import { contact } from '../fixtures/form-author';
import { expect, KitsScreen, test } from '../fixtures/kits';
import { PIXEL } from '../fixtures/images';
import { folderOf, MailTrap } from '../fixtures/mail';
import { block, savedChart } from '../fixtures/markup';
import { sharing } from '../fixtures/result';
import { restOf } from '../fixtures/second-site';
import { areas, Visitor, wheelBlock } from '../fixtures/wheel';

interface Pattern {
	readonly slug: string;
	readonly wp_pattern_sync_status?: string;
}

test( 'a Spanish starter kit works for visitors, and is undone @main', async ( {
	kits,
	page,
	allowConsole,
} ) => {
	// The page is deleted at the end.
	allowConsole( /404 .*contacto/ );
	await kits.choose( 'Use this kit Página de contacto' );
	await kits.publishPages();
	await kits.importNow();
	await expect(
		kits.said( 'The kit “Página de contacto” was imported.' )
	).toBeVisible();
	const link = await kits.page
		.getByRole( 'link', { name: 'View: Contacto', exact: true } )
		.getAttribute( 'href' );
	await page.goto( link ?? '' );
	await expect(
		page.getByRole( 'heading', { name: 'Escríbanos' } )
	).toBeVisible();
	await expect( page.getByLabel( /^Su nombre/ ) ).toBeEditable();
	await expect(
		page.getByRole( 'button', { name: 'Enviar mensaje' } )
	).toBeEnabled();

	await kits.undo();
	expect( ( await page.goto( link ?? '' ) )?.status() ).toBe( 404 );
} );

test( 'a kit of this site works on another one that has nothing yet @versions', async ( {
	browser,
	kits,
	otherSite,
	publish,
	rest,
	setOptions,
	site,
	watch,
}, testInfo ) => {
	test.slow();
	const image = await rest.rest< { id: number; source_url: string } >( {
		method: 'POST',
		path: '/wp/v2/media',
		headers: {
			'Content-Type': 'image/png',
			'Content-Disposition': 'attachment; filename=trip-dot.png',
		},
		data: Buffer.from( PIXEL, 'base64' ),
	} );
	const wheel = await publish( 'wheel', {
		title: 'Trip wheel',
		content: `<!-- wp:rueda/add-wheels -->${ areas
			.slice( 0, 2 )
			.map( ( area ) => block( 'rueda/area', area ) )
			.join( '' ) }<!-- /wp:rueda/add-wheels -->`,
	} );
	const form = await publish( 'rueda_form', {
		title: 'Trip form',
		content: contact,
	} );
	const synced = await publish( 'blocks', {
		title: 'Trip synced',
		content: `${ savedChart() }<!-- wp:paragraph --><p>In each page.</p><!-- /wp:paragraph -->`,
	} );
	await publish( 'blocks', {
		title: 'Trip free',
		content: savedChart(),
		meta: { wp_pattern_sync_status: 'unsynced' },
	} );
	const { link: here } = await publish( 'pages', {
		title: 'Trip',
		slug: 'kit-trip',
		content: `${ wheelBlock( wheel.id ) }${ block( 'rueda/contact-form', { formId: form.id } ) }${ block( 'core/block', { ref: synced.id } ) }<!-- wp:image {"id":${ image.id }} --><figure class="wp-block-image"><img src="${ image.source_url }" alt="A dot" class="wp-image-${ image.id }"/></figure><!-- /wp:image -->`,
	} );
	const shared = sharing( { email: true, linkedIn: true } );
	await setOptions( {
		...shared,
		rueda_settings_cta: {
			title: 'Go on',
			buttonLabel: 'To the trip',
			buttonLink: here,
		},
	} );

	await kits.open( 'export' );
	await kits.page.getByRole( 'textbox', { name: 'Title' } ).fill( 'Trip' );
	// Content of other tests is not exported, except what a page needs.
	for ( const name of [
		...[ 'Pages', 'Patterns', 'Forms', 'Wheels' ],
		'Accessibility toolbar',
	] ) {
		await kits.box( name ).uncheck();
	}
	await kits.box( 'Trip' ).check();
	await kits.box( 'Trip free' ).check();
	await expect(
		kits.said( /^1 wheel, 1 form, 1 page, 2 patterns, about/ )
	).toBeVisible();
	const download = kits.page.waitForEvent( 'download' );
	await kits.press( 'Download kit' );
	const file = testInfo.outputPath( 'trip.zip' );
	await ( await download ).saveAs( file );

	const other = await restOf( otherSite, site.admin );
	// So that ids differ between the two sites.
	for ( let count = 0; count < 10; count++ ) {
		await other.createRecord( 'pages', {
			title: 'Other',
			status: 'draft',
		} );
	}
	const context = await browser.newContext( {
		baseURL: otherSite.url,
		storageState: await other.request.storageState(),
	} );
	watch.over( context, otherSite );
	const there = new KitsScreen( await context.newPage() );
	await there.open( 'import' );
	await there.page.getByLabel( /^Choose a kit file/ ).setInputFiles( file );
	await expect( there.step( 'What is in the kit' ) ).toBeFocused();
	await there.press( 'Continue' );
	for ( const radio of await there.page
		.getByRole( 'radio', { name: 'Use those of the kit' } )
		.all() ) {
		await radio.check();
	}
	await there.publishPages();
	await there.press( 'Import now' );
	await there.press( 'Replace and import' );
	await there.waitForReport();
	await expect( there.page.getByText( 'Created' ) ).toHaveCount( 5 );
	const link =
		( await there.page
			.getByRole( 'link', { name: 'View: Trip', exact: true } )
			.getAttribute( 'href' ) ) ?? '';
	expect( new URL( link ).origin ).toBe( otherSite.url );

	// Requests to the first site would fail this test.
	const visit = await browser.newContext( { baseURL: otherSite.url } );
	watch.over( visit, otherSite );
	const page = await visit.newPage();
	await page.goto( link );
	const picture = page.getByRole( 'img', { name: 'A dot' } );
	await picture.scrollIntoViewIfNeeded();
	await expect
		.poll( () =>
			picture.evaluate(
				( img ) => ( img as HTMLImageElement ).naturalWidth
			)
		)
		.toBe( 1 );
	await expect( page.getByText( 'In each page.' ) ).toBeVisible();
	await page.getByLabel( /^Your name/ ).fill( 'Ana' );
	await page.getByLabel( /^Your email/ ).fill( 'ana@example.org' );
	await page.getByRole( 'button', { name: 'Send', exact: true } ).click();
	const [ letter ] = await new MailTrap( folderOf( otherSite.mails ) ).wait(
		1
	);
	const { email } = await other.rest< { email: string } >( {
		path: '/wp/v2/users/me',
		params: { context: 'edit' },
	} );
	expect( letter?.to ).toEqual( [ email ] );
	const visitor = new Visitor( page );
	await visitor.start();
	await visitor.rate( 7, 3 );
	await expect(
		page.getByRole( 'link', { name: 'To the trip' } )
	).toHaveAttribute( 'href', link );

	const patterns = await other.rest< Pattern[] >( {
		path: '/wp/v2/blocks',
		params: { per_page: 100 },
	} );
	expect(
		Object.fromEntries(
			patterns.map( ( { slug, wp_pattern_sync_status: status } ) => [
				slug,
				status ?? '',
			] )
		)
	).toEqual( { 'trip-free': 'unsynced', 'trip-synced': '' } );
	expect( await other.rest( { path: '/wp/v2/settings' } ) ).toMatchObject(
		shared
	);

	await visit.close();
	await context.close();
	await other.request.dispose();
	await rest.rest( {
		method: 'DELETE',
		path: `/wp/v2/media/${ image.id }`,
		params: { force: true },
	} );
} );
