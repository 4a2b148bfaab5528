/** The call to action as visitors meet it: below a finished wheel, and as a block. */
import type { Page } from '@playwright/test';
import { card, expect, site, test } from './fixtures/call-to-action';
import { block } from './fixtures/markup';

/** Beacons have no answer that a page could wait for. */
const pressed = ( page: Page ) =>
	page.waitForRequest( /action=rueda_cta_click/ );

test.describe( 'below a finished wheel', () => {
	test( 'a wheel’s own leads to its page, and the press is counted', async ( {
		page,
		publishPage,
		finishWheel,
		expectAccessible,
	} ) => {
		const course = await publishPage( {
			title: 'Our course',
			content: '',
		} );
		const id = await finishWheel( {
			ctaType: 'page-cta',
			title: 'Come to our course',
			description: '<p>It begins in <strong>May</strong>.</p>',
			btn_label: 'See the course',
			page: { value: course.id, label: 'Our course' },
		} );

		const cta = card( page, 'Come to our course' );
		await expect( cta.getByText( 'It begins in May.' ) ).toBeVisible();
		const button = cta.getByRole( 'link', { name: 'See the course' } );
		await expect( button ).toHaveAttribute( 'href', course.link );
		await expectAccessible();

		// In a tab of its own, so that the page stays and hears the answer.
		const request = pressed( page );
		const tab = page.context().waitForEvent( 'page' );
		await button.click( { modifiers: [ 'ControlOrMeta' ] } );
		expect( ( await request ).postData() ).toBe(
			`cta=${ id }&button=primary`
		);
		expect( ( await ( await request ).response() )?.status() ).toBe( 204 );
		await expect(
			( await tab ).getByRole( 'heading', { name: 'Our course' } )
		).toBeVisible();
	} );

	test( 'a wheel that says nothing has the site’s, with both buttons @versions', async ( {
		page,
		setSiteCta,
		finishWheel,
	} ) => {
		await setSiteCta( site );
		await finishWheel();

		const cta = card( page, 'Talk it over with us' );
		await expect( cta.getByRole( 'emphasis' ) ).toHaveText(
			'free of charge'
		);
		await expect(
			cta.getByRole( 'link', { name: 'Choose a date', exact: true } )
		).toHaveAttribute( 'rel', 'noopener' );
		const second = cta.getByRole( 'link', {
			name: 'How we work (opens in a new tab)',
		} );
		await expect( second ).toHaveAttribute( 'target', '_blank' );
		await expect( second ).toHaveAttribute( 'rel', 'noopener nofollow' );
	} );

	test( 'nothing is offered where the author or the site has nothing to offer', async ( {
		page,
		setSiteCta,
		finishWheel,
	} ) => {
		// Looked for by class: what is not there has no role.
		const any = page.locator( '.rueda-cta' );
		await setSiteCta( { ...site, title: '' } );
		const answered = page.waitForResponse( /admin-ajax\.php/ );
		await finishWheel( { ctaType: 'global-cta' } );
		await answered;
		await expect( any ).toHaveCount( 0 );

		await setSiteCta( site );
		await finishWheel( { ctaType: 'no-cta' } );
		await expect( any ).toHaveCount( 0 );
	} );

	test( 'an address that would run and a colour that is none are gone', async ( {
		page,
		setSiteCta,
		finishWheel,
	} ) => {
		let hasRun = false;
		page.on( 'dialog', ( dialog ) => {
			hasRun = true;
			void dialog.dismiss();
		} );
		await setSiteCta( {
			...site,
			title: 'Safe<script>alert(1)</script>',
			description:
				'<p onclick="alert(1)">Words</p><svg onload="alert(1)"></svg>',
			buttonLink: 'javascript:alert(1)',
			customizer: {
				fontColor: 'red;background:url(//evil.test)',
				background: {
					background_type: 'gradient',
					gradient: 'linear-gradient(red, url(//evil.test))',
				},
			},
		} );
		await finishWheel();

		const cta = card( page, 'Safe' );
		await expect( cta.getByText( 'Words' ) ).toBeVisible();
		await expect( cta.getByRole( 'link' ) ).toHaveCount( 1 );
		await expect( cta.getByRole( 'heading' ) ).toHaveCSS(
			'color',
			'rgb(255, 255, 255)'
		);
		expect( await cta.evaluate( ( node ) => node.outerHTML ) ).not.toMatch(
			/evil|alert|onclick|onload/
		);
		expect( hasRun ).toBe( false );
	} );

	test( 'a button changes under the mouse and with the keyboard', async ( {
		page,
		setSiteCta,
		finishWheel,
	} ) => {
		await setSiteCta( site );
		await finishWheel();
		const button = page.getByRole( 'link', { name: 'Choose a date' } );
		await expect( button ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
		// The page may grow above it while the mouse is on its way.
		await expect( async () => {
			await button.hover();
			await expect( button ).toHaveCSS( 'color', 'rgb(0, 0, 0)', {
				timeout: 1_000,
			} );
		} ).toPass();
		await expect( button ).toHaveCSS(
			'background-color',
			'rgb(255, 255, 255)'
		);
		await page.mouse.move( 0, 0 );
		await expect( button ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );

		await page.getByRole( 'link', { name: /^How we work/ } ).focus();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( button ).toBeFocused();
		await expect( button ).toHaveCSS( 'color', 'rgb(0, 0, 0)' );
		await expect( button ).toHaveCSS( 'outline-style', 'solid' );
	} );
} );

test.describe( 'as a block', () => {
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

	test( 'shows the site’s and its own on any page @main', async ( {
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

		const request = pressed( page );
		await page.getByRole( 'link', { name: 'Go', exact: true } ).click();
		expect( ( await request ).postData() ).toBe(
			`cta=${ id }&button=primary`
		);
	} );

	test( 'fits the narrowest screen, also from right to left', async ( {
		page,
		publishPage,
		server,
		picture,
	} ) => {
		const { link } = await publishPage( { content: own } );
		await page.setViewportSize( { width: 320, height: 700 } );
		await server.pretend( { locale: 'en_US', direction: 'rtl' } );
		await page.goto( link );

		const cta = card( page, 'Only on this page' );
		const words = await cta
			.getByRole( 'heading' )
			.evaluate( ( node ) => node.getBoundingClientRect().left );
		const edge = await cta.evaluate(
			( node ) => node.getBoundingClientRect().left
		);
		// The end of lines is on the left there.
		expect( words - edge ).toBeLessThan( 40 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 320 );
		await picture( 'cta-block-rtl-320' );
	} );

	test( 'long words end where the card does', async ( {
		page,
		publishPage,
		server,
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
				block( 'rueda/call-to-action', { source: 'own', cta: offer } ),
		} );
		await page.setViewportSize( { width: 320, height: 700 } );
		await server.pretend( { theme: 'classic' } );
		await page.goto( link );

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

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'is all there, and its links work @versions', async ( {
			page,
			publishPage,
		} ) => {
			const course = await publishPage( {
				title: 'Our course',
				content: '',
			} );
			const { link } = await publishPage( {
				content: block( 'rueda/call-to-action', {
					source: 'own',
					cta: {
						title: 'Read on',
						buttonLabel: 'Go',
						buttonLink: course.link,
					},
				} ),
			} );
			await page.goto( link );
			await page.getByRole( 'link', { name: 'Go', exact: true } ).click();
			await expect(
				page.getByRole( 'heading', { name: 'Our course' } )
			).toBeVisible();
		} );
	} );
} );
