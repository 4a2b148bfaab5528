/** The call to action as a block; below a finished wheel it is tested in result-offer. */
import { card, expect, site, test } from '../fixtures/call-to-action';
import { block } from '../fixtures/markup';

const own = block( 'rueda/call-to-action', {
	source: 'own',
	cta: {
		title: 'Only on this page',
		buttonLabel: 'Go',
		buttonLink: '/?from=offer',
		customizer: {
			alignment: 'flex-end',
			background: {
				background_type: 'gradient',
				gradient: 'linear-gradient(135deg,#06326e 0%,#5f1f7c 100%)',
			},
			pbBgColors: { pbBgColor: '#ffd43b' },
			pbfontColors: { pbfontColor: '#111111' },
		},
	},
} );

test( 'a block shows the site’s call to action or its own on any page @main', async ( {
	page,
	publishPage,
	setSiteCta,
	expectAccessible,
	picture,
} ) => {
	await setSiteCta( site );
	const { id, link } = await publishPage( {
		content: block( 'rueda/call-to-action' ) + own,
	} );
	await page.goto( link );

	await expect( card( page, 'Talk it over with us' ) ).toBeVisible();
	await expect( card( page, 'Only on this page' ) ).toBeVisible();
	await expectAccessible();
	await picture( 'cta-block' );

	// The page gets no answer to a beacon, so the request is awaited.
	const request = page.waitForRequest( /action=rueda_cta_click/ );
	await page.getByRole( 'link', { name: 'Go', exact: true } ).click();
	expect( ( await request ).postData() ).toBe( `cta=${ id }&button=primary` );
} );

test( 'a call to action fits a screen of 320 pixels, from right to left and with long words', async ( {
	page,
	publishPage,
	server,
	picture,
} ) => {
	const long = 'Rechtsschutzversicherungsgesellschaften';
	const offer = {
		title: long,
		description: `<p>${ long }</p>`,
		buttonLabel: long,
		buttonLink: '/',
	};
	const { link } = await publishPage( {
		content:
			'<!-- wp:html --><style>p { overflow-wrap: break-word; }</style><!-- /wp:html -->' +
			own +
			block( 'rueda/call-to-action', { source: 'own', cta: offer } ),
	} );
	await page.setViewportSize( { width: 320, height: 700 } );

	await test.step( 'the end of lines is on the left from right to left', async () => {
		await server.pretend( { locale: 'en_US', direction: 'rtl' } );
		await page.goto( link );
		const cta = card( page, 'Only on this page' );
		const words = await cta
			.getByRole( 'heading' )
			.evaluate( ( node ) => node.getBoundingClientRect().left );
		const edge = await cta.evaluate(
			( node ) => node.getBoundingClientRect().left
		);
		expect( words - edge ).toBeLessThan( 40 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 320 );
		await picture( 'cta-block-rtl-320' );
	} );

	await test.step( 'long words end where the card does', async () => {
		await server.pretend( { direction: 'ltr', theme: 'classic' } );
		await page.reload();
		const region = card( page, long );
		const end = await region.evaluate(
			( node ) => node.getBoundingClientRect().right
		);
		for ( const part of [
			region.getByRole( 'heading' ),
			region.getByRole( 'paragraph' ),
			region.getByRole( 'link' ),
		] ) {
			const box = await part.boundingBox();
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 999 ) ).toBeLessThan(
				end
			);
		}
	} );
} );
