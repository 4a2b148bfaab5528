/** What visitors write about an area, where its author asks for it. */
import { open } from '../fixtures/wheel-author';
import { finish } from '../fixtures/result';
import {
	expect,
	missing,
	test,
	wheelBlock,
	type AreaDraft,
} from '../fixtures/wheel';

const areas: readonly AreaDraft[] = [
	{
		label: 'Health',
		desc: 'Sleep, food, movement.',
		lengendColor: '#1DB53F',
	},
	{ label: 'Friends', lengendColor: '#FF7134' },
];

// The rest of the page is the theme's.
const OURS = '.wp-block-rueda-wheel, .rueda-report';

const hostile = 'I slept 7 hours.\n<b>See</b> https://evil.example/ [gallery]';

test( 'an author asks for a note, a visitor of a cached page writes one with the keyboard, and reads it on the report @versions', async ( {
	admin,
	editor,
	page,
	openStale,
	publishPage,
	publishWheel,
	network,
	allowConsole,
	expectAccessible,
} ) => {
	// The dead nonces of the cached page.
	allowConsole( missing );
	const { id } = await publishWheel( { areas } );
	const { link } = await publishPage( { content: wheelBlock( id ) } );

	await test.step( 'the author switches it on for one area', async () => {
		await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await editor.canvas
			.getByRole( 'textbox', { name: 'Area name' } )
			.first()
			.focus();
		await open(
			admin.getByRole( 'button', { name: 'Settings', exact: true } )
		);
		const settings = admin.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await settings.getByRole( 'tab', { name: 'Block' } ).click();
		await settings.getByLabel( 'Note', { exact: true } ).check();
		await expectAccessible( { page: admin, inside: '.rueda-fields' } );
		await admin
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: /^(Save|Update)$/ } )
			.click();
		await expect(
			admin.getByText( 'Wheel updated.' ).first()
		).toBeVisible();
	} );

	const note = page.getByRole( 'textbox', { name: 'Your note (optional)' } );

	await test.step( 'the visitor writes before choosing, and digits choose nothing', async () => {
		const release = await network.hold( /chunks\/note\./ );
		await openStale( link );
		await page
			.getByRole( 'button', { name: 'Start Assessment' } )
			.press( 'Enter' );
		await expect(
			page.getByRole( 'heading', { name: 'Health' } )
		).toBeFocused();
		const choice = page.getByRole( 'radio' ).first();
		const place = await choice.boundingBox();
		release();
		await expect( note ).toBeVisible();
		// No button moves when the field comes late.
		expect( await choice.boundingBox() ).toEqual( place );
		await page.keyboard.press( 'Tab' );
		await expect( note ).toBeFocused();
		await expect( note ).toHaveAccessibleDescription(
			'Your report will show it.'
		);
		await page.keyboard.type( hostile );
		await expect( note ).toHaveValue( hostile );
		await expectAccessible( { inside: OURS } );

		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await expect(
			page.getByRole( 'heading', { name: 'Friends' } )
		).toBeFocused();
		await expect( note ).toBeHidden();
	} );

	await test.step( 'the note is there after going back and after a reload', async () => {
		await page.getByRole( 'button', { name: 'Back' } ).click();
		await expect( note ).toHaveValue( hostile );
		await page.reload();
		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( note ).toHaveValue( hostile );
		await page.getByRole( 'button', { name: 'Keep 1' } ).click();
		await page.getByRole( 'radio', { name: '4', exact: true } ).click();
	} );

	await test.step( 'the report has it as plain text', async () => {
		const view = page.getByRole( 'link', { name: /^View My Wheel/ } );
		await page.goto( ( await view.getAttribute( 'href' ) ) ?? '' );
		await expect( page.getByText( 'I slept 7 hours.' ) ).toHaveText(
			'Note: I slept 7 hours. See https://evil.example/ [gallery]',
			{ useInnerText: true }
		);
		await expect( page.getByRole( 'link', { name: /evil/ } ) ).toHaveCount(
			0
		);
		await expectAccessible( { inside: OURS } );
	} );
} );

test( 'where nobody asks for a note, there is no field and nothing about notes on the report', async ( {
	page,
	openWheel,
	network,
} ) => {
	const parts = network.record( /chunks\/note\./ );
	await openWheel( { areas } );
	await finish( page, 7, 4 );
	const view = page.getByRole( 'link', { name: /^View My Wheel/ } );
	await page.goto( ( await view.getAttribute( 'href' ) ) ?? '' );
	await expect( page.getByText( 'Note:' ) ).toHaveCount( 0 );
	expect( parts ).toHaveLength( 0 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a visitor writes a note, saves the result and reads the note on the report', async ( {
		page,
		openWheel,
	} ) => {
		await openWheel( {
			areas: areas.map( ( area ) => ( { ...area, note: true } ) ),
		} );
		const health = page.getByRole( 'group', { name: 'Health' } );
		await health.getByRole( 'radio', { name: '7', exact: true } ).check();
		await health
			.getByRole( 'textbox', { name: 'Your note (optional)' } )
			.fill( hostile );
		await page.getByRole( 'button', { name: 'Show my wheel' } ).click();
		await page
			.getByRole( 'button', { name: 'Save this result as a report' } )
			.click();
		await expect( page.getByText( 'I slept 7 hours.' ) ).toHaveText(
			'Note: I slept 7 hours. See https://evil.example/ [gallery]',
			{ useInnerText: true }
		);
	} );
} );
