/** The call to action: below a finished wheel, as a block, and where it is written. */
import type { Locator, Page } from '@playwright/test';
import { block } from './fixtures/markup';
import {
	expect,
	test as base,
	Visitor,
	wheelBlock,
	areas,
} from './fixtures/wheel';

const site = {
	title: 'Talk it over with us',
	description: '<p>Half an hour, <em>free of charge</em>.</p>',
	buttonLabel: 'Choose a date',
	buttonLink: '/date/',
	sbuttonLabel: 'How we work',
	sbuttonLink: 'mailto:us@example.org',
	sbopenInTab: true,
	sbsetLinkAttrNoFollow: true,
};

const test = base.extend< {
	/** What the site offers while this test runs; nothing afterwards. */
	readonly setSiteCta: ( cta: object ) => Promise< void >;
	/** A page with a wheel that has this call to action of its own, opened and answered. */
	readonly finishWheel: ( cta?: object ) => Promise< number >;
} >( {
	setSiteCta: async ( { rest }, use ) => {
		const set = ( cta: object | null ) =>
			rest
				.rest( {
					method: 'POST',
					path: '/wp/v2/settings',
					data: { rueda_settings_cta: cta },
				} )
				.then( () => undefined );
		await use( set );
		await set( null );
	},

	finishWheel: async ( { page, publish, publishPage }, use ) => {
		await use( async ( cta ) => {
			const list = areas
				.slice( 0, 2 )
				.map( ( area ) => block( 'rueda/area', area ) );
			const { id } = await publish( 'wheel', {
				title: 'A wheel',
				content: `<!-- wp:rueda/add-wheels -->${ list.join( '' ) }<!-- /wp:rueda/add-wheels -->`,
				...( cta ? { wheel_CTA: cta } : {} ),
			} );
			const { link } = await publishPage( { content: wheelBlock( id ) } );
			await page.goto( link );
			const visitor = new Visitor( page );
			await visitor.start();
			await visitor.rate( 7, 3 );
			await expect( visitor.heading( 'Your wheel' ) ).toBeVisible();
			return id;
		} );
	},
} );

const card = ( page: Page, name: string ) =>
	page.getByRole( 'region', { name } );

/** WordPress remembers what an author had open. */
async function open( toggle: Locator ): Promise< void > {
	await toggle.waitFor();
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
}

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

		const request = pressed( page );
		await button.click();
		expect( ( await request ).postData() ).toBe(
			`cta=${ id }&button=primary`
		);
		expect( ( await ( await request ).response() )?.status() ).toBe( 204 );
		await expect(
			page.getByRole( 'heading', { name: 'Our course' } )
		).toBeVisible();
	} );

	test( 'a wheel that says nothing has the site’s, with both buttons', async ( {
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
		await button.hover();
		await expect( button ).toHaveCSS( 'color', 'rgb(0, 0, 0)' );
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

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'is all there, and its links work', async ( {
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

	test( 'is written by an author, seen on the canvas, and published', async ( {
		editor,
		page,
		setSiteCta,
	} ) => {
		await setSiteCta( site );
		await editor.openNewPage( 'An offer' );
		const placed = await editor.insert(
			'rueda/call-to-action',
			'Call to Action'
		);
		await expect(
			placed.getByRole( 'heading', { name: 'Talk it over with us' } )
		).toBeVisible();

		const settings = await editor.openSettings();
		await settings
			.getByRole( 'radio', { name: 'One for this page' } )
			.check();
		await settings
			.getByRole( 'textbox', { name: 'Title' } )
			.fill( 'Come by' );
		const first = settings.getByRole( 'button', {
			name: 'First button',
			exact: true,
		} );
		await expect( first ).toHaveAttribute( 'aria-expanded', 'true' );
		await settings
			.getByRole( 'textbox', { name: 'Label' } )
			.fill( 'Find us' );
		await settings
			.getByRole( 'textbox', { name: 'Link', exact: true } )
			.fill( 'javascript:alert(1)' );
		await expect(
			settings.getByText( /This address cannot be used/ )
		).toBeVisible();
		await settings
			.getByRole( 'textbox', { name: 'Link', exact: true } )
			.fill( 'tel:+34123456' );
		await expect(
			placed.getByRole( 'heading', { name: 'Come by' } )
		).toBeVisible();

		await page.goto( await editor.publish() );
		await expect(
			card( page, 'Come by' ).getByRole( 'link', { name: 'Find us' } )
		).toHaveAttribute( 'href', 'tel:+34123456' );
	} );
} );

test( 'an author gives a wheel a call to action of its own, sees it, and takes a step back', async ( {
	admin,
	page,
	publish,
	publishPage,
	picture,
} ) => {
	const course = await publishPage( { title: 'Our course', content: '' } );
	const wheel = await publish( 'wheel', {
		title: 'A wheel',
		content: `<!-- wp:rueda/add-wheels -->${ block( 'rueda/area', { label: 'Health' } ) }<!-- /wp:rueda/add-wheels -->`,
	} );
	await admin.goto( `/wp-admin/post.php?post=${ wheel.id }&action=edit` );
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open(
		admin.getByRole( 'button', { name: 'Settings', exact: true } )
	);
	await settings.getByRole( 'tab', { name: 'Wheel' } ).click();
	await open(
		settings.getByRole( 'button', { name: 'Call to action', exact: true } )
	);
	await settings.getByRole( 'radio', { name: 'One for this wheel' } ).check();
	await settings
		.getByRole( 'textbox', { name: 'Title' } )
		.fill( 'Come along' );
	await settings.getByRole( 'textbox', { name: 'Description' } ).click();
	await settings.getByRole( 'button', { name: 'Bold' } ).click();
	await admin.keyboard.type( 'Soon' );
	await settings
		.getByRole( 'textbox', { name: 'Label of the button' } )
		.fill( 'See the course' );
	await settings
		.getByRole( 'combobox', { name: 'Page that the button opens' } )
		.fill( 'Our cour' );
	await settings
		.getByRole( 'option', { name: 'Our course' } )
		.first()
		.click();

	await settings
		.getByRole( 'button', { name: 'Colors, sizes and background' } )
		.click();
	const dialog = admin.getByRole( 'dialog', {
		name: 'Look of the call to action',
	} );
	await dialog
		.getByRole( 'button', { name: 'Title and description' } )
		.click();
	await dialog.getByRole( 'button', { name: 'Color of the title' } ).click();
	await admin.getByRole( 'button', { name: 'Clear' } ).click();
	await admin.keyboard.press( 'Escape' );
	const size = dialog.getByRole( 'spinbutton', {
		name: 'Size of the title',
	} );
	await size.fill( '28' );
	const shown = dialog.getByRole( 'heading', {
		name: 'Come along',
		includeHidden: true,
	} );
	await expect( shown ).toHaveCSS( 'font-size', '28px' );
	await picture( 'cta-wheel-editor', admin );
	await dialog.getByRole( 'button', { name: 'Close' } ).click();

	const undo = admin.getByRole( 'button', { name: 'Undo' } );
	await undo.click();
	await expect(
		settings.getByRole( 'heading', {
			name: 'Come along',
			includeHidden: true,
		} )
	).not.toHaveCSS( 'font-size', '28px' );
	await admin.getByRole( 'button', { name: 'Redo' } ).click();
	await admin
		.getByRole( 'button', { name: /^(Save|Update)$/ } )
		.first()
		.click();
	await expect(
		admin.getByText( 'The wheel is updated.' ).first()
	).toBeVisible();

	const { link } = await publishPage( { content: wheelBlock( wheel.id ) } );
	await page.goto( link );
	const visitor = new Visitor( page );
	await visitor.start();
	await visitor.rate( 5 );
	const cta = card( page, 'Come along' );
	await expect( cta.getByRole( 'strong' ) ).toHaveText( 'Soon' );
	await expect( cta.getByRole( 'heading' ) ).toHaveCSS( 'font-size', '28px' );
	await expect(
		cta.getByRole( 'link', { name: 'See the course' } )
	).toHaveAttribute( 'href', course.link );
} );

test( 'an administrator writes the site’s, is warned of pale words, and finds it again', async ( {
	admin,
	setSiteCta,
	expectAccessible,
	picture,
} ) => {
	await setSiteCta( {} );
	await admin.goto( '/wp-admin/admin.php?page=rueda-settings&tab=cta' );
	await expect(
		admin.getByText( 'Nothing is shown yet: write a title.' )
	).toBeVisible();
	await admin.getByRole( 'textbox', { name: 'Title' } ).fill( 'Talk to us' );
	await expect(
		admin.getByRole( 'heading', {
			name: 'Talk to us',
			includeHidden: true,
		} )
	).toBeVisible();

	await admin
		.getByRole( 'button', { name: 'Title and description' } )
		.click();
	await admin.getByRole( 'button', { name: 'Color of the title' } ).click();
	await admin.getByRole( 'button', { name: 'Custom color picker' } ).click();
	await admin.getByRole( 'textbox', { name: 'Hex color' } ).fill( '0a8a8a' );
	await expect(
		admin
			.getByText( /^The title: the contrast is 1\.\d, it takes 3\.$/ )
			.first()
	).toBeVisible();
	await admin.keyboard.press( 'Escape' );
	await admin.keyboard.press( 'Escape' );
	await expect(
		admin.getByText( 'There are unsaved changes.' )
	).toBeVisible();
	await expectAccessible( {
		page: admin,
		inside: '.rueda-cta-editor__panels',
	} );
	await picture( 'cta-settings', admin );

	await admin.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect(
		admin.getByText( 'Settings saved.', { exact: true } ).first()
	).toBeVisible();
	await expect(
		admin.getByText( 'There are unsaved changes.' )
	).toBeHidden();
	await admin.reload();
	await expect( admin.getByRole( 'textbox', { name: 'Title' } ) ).toHaveValue(
		'Talk to us'
	);
} );
