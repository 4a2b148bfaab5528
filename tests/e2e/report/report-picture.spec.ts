import type { Page } from '@playwright/test';
import { saveReport } from '../fixtures/report';
import { expect, test } from '../fixtures/wheel';

/** What link previews read in the head of a page. */
const told = ( page: Page, name: string ): Promise< string | null > =>
	page
		// Tags of the head have no role.
		.locator( `meta[property="${ name }"], meta[name="${ name }"]` )
		.getAttribute( 'content' );

test( 'the link of a report has a preview with its picture @main', async ( {
	page,
	publishWheel,
} ) => {
	const { id } = await publishWheel( { title: 'Año & vida' } );
	const { link, ownerLink } = await saveReport( page, id );
	await page.goto( link );
	expect( await told( page, 'og:title' ) ).toBe( 'Año & vida' );
	expect( await told( page, 'og:url' ) ).toBe( link );
	expect( await told( page, 'twitter:card' ) ).toBe( 'summary_large_image' );
	expect( await told( page, 'og:description' ) ).not.toContain( '8' );
	expect( await told( page, 'og:image:alt' ) ).toContain( 'Friends' );

	const picture = ( await told( page, 'og:image' ) ) ?? '';
	const answer = await page.request.get( picture );
	expect( answer.status() ).toBe( 200 );
	expect( answer.headers() ).toMatchObject( {
		'content-type': 'image/png',
		'x-robots-tag': expect.stringContaining( 'noindex' ),
		'cache-control': expect.stringContaining( 'private' ),
	} );
	expect( ( await answer.body() ).length ).toBeLessThan( 80 * 1024 );

	// In the middle of the first sector, clockwise from the top.
	const seen = await page.evaluate( async ( source ) => {
		const image = await createImageBitmap(
			await ( await fetch( source ) ).blob()
		);
		const canvas = new OffscreenCanvas( image.width, image.height );
		const context = canvas.getContext( '2d' );
		context?.drawImage( image, 0, 0 );
		const [ ...color ] = context?.getImageData( 370, 260, 1, 1 ).data ?? [];
		return { width: image.width, height: image.height, color };
	}, picture );
	expect( seen ).toEqual( {
		width: 1200,
		height: 630,
		color: [ 0x1d, 0xb5, 0x3f, 0xff ],
	} );

	await test.step( 'when a report is deleted, its picture is deleted, too', async () => {
		const slug = new URL( picture ).searchParams.get( 'rueda_picture' );
		const owner = new URL( ownerLink ).searchParams.get( 'owner' );
		await page.request.delete( '/index.php', {
			params: {
				rest_route: `/rueda/v1/reports/${ slug ?? '' }`,
				owner: owner ?? '',
			},
		} );
		expect( ( await page.request.get( picture ) ).status() ).toBe( 410 );
	} );
} );
