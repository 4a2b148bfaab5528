/** Now and wished: a wheel that asks for both ratings of each area. */
import {
	expect,
	missing,
	noSidewaysScroll,
	test,
	wheelBlock,
	type AreaDraft,
} from '../fixtures/wheel';

const areas: readonly AreaDraft[] = [
	{ label: 'Health', lengendColor: '#1DB53F' },
	{ label: 'Friends', lengendColor: '#FF7134' },
];

// The rest of the page is the theme's.
const OURS = '.wp-block-rueda-wheel, .rueda-report';

const GAPS = [
	'Health: now 3, wished 8 (5 more)',
	'Friends: now 6, wished 5 (1 less)',
];

const KEY = [ 'Now', 'Wished' ];

test( 'an author switches it on, a visitor of a cached page rates both with the keyboard, and reads the distances', async ( {
	admin,
	page,
	openStale,
	publishPage,
	publishWheel,
	allowConsole,
	expectAccessible,
} ) => {
	// The dead nonces of the cached page.
	allowConsole( missing );
	const { id } = await publishWheel( { areas } );
	const { link } = await publishPage( { content: wheelBlock( id ) } );

	await test.step( 'the author switches it on', async () => {
		await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		const settings = admin.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await settings.getByLabel( 'Now and wished' ).check();
		await expectAccessible( { page: admin, inside: '.rueda-fields' } );
		await admin
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: /^(Save|Update)$/ } )
			.click();
		await expect(
			admin.getByText( 'Wheel updated.' ).first()
		).toBeVisible();
	} );

	const now = page.getByRole( 'group', { name: /, Now:/ } );
	const wished = page.getByRole( 'group', { name: /, Wished/ } );
	const next = page.getByRole( 'button', { name: 'Next', exact: true } );

	await test.step( 'both ratings are on one screen, and the first is needed', async () => {
		await openStale( link );
		await page
			.getByRole( 'button', { name: 'Start Assessment' } )
			.press( 'Enter' );
		await expect(
			page.getByRole( 'heading', { name: 'Health' } )
		).toBeFocused();
		await expectAccessible( { inside: OURS } );
		await next.click();
		await expect( now.getByRole( 'radio' ).first() ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowRight' );
		await expect(
			now.getByRole( 'radio', { name: '3', exact: true } )
		).toBeChecked();
		await wished
			.getByRole( 'radio', { name: '8', exact: true } )
			.press( 'Space' );
		await expect(
			page.getByRole( 'heading', { name: 'Health' } )
		).toBeVisible();
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'heading', { name: 'Friends' } )
		).toBeFocused();
	} );

	await test.step( 'both are there after going back, after a reload and in the list of answers', async () => {
		await page.getByRole( 'button', { name: 'Back' } ).click();
		await page.reload();
		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await expect(
			now.getByRole( 'radio', { name: '3', exact: true } )
		).toBeChecked();
		await expect(
			wished.getByRole( 'radio', { name: '8', exact: true } )
		).toBeChecked();
		await page.getByRole( 'button', { name: 'Review answers' } ).click();
		await expect( page.getByText( '3, wished 8' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await now.getByRole( 'radio', { name: '6', exact: true } ).check();
		await wished.getByRole( 'radio', { name: '5', exact: true } ).check();
		await next.click();
	} );

	const gaps = page.getByRole( 'region', { name: 'From now to wished' } );
	// What the lines in the chart mean.
	const key = page
		.getByRole( 'list' )
		.filter( { has: page.getByText( 'Wished', { exact: true } ) } );

	await test.step( 'the result and the report name the distances, the largest first', async () => {
		await expect( gaps.getByRole( 'listitem' ) ).toHaveText( GAPS );
		await expect( key.getByRole( 'listitem' ) ).toHaveText( KEY );
		await expectAccessible( { inside: OURS } );
		const view = page.getByRole( 'link', { name: /^View My Wheel/ } );
		await page.goto( ( await view.getAttribute( 'href' ) ) ?? '' );
		await expect( gaps.getByRole( 'listitem' ) ).toHaveText( GAPS );
		await expect( key.getByRole( 'listitem' ) ).toHaveText( KEY );
		await expect(
			page.getByRole( 'row', { name: 'Health 3 8' } )
		).toBeAttached();
		await expectAccessible( { inside: OURS } );
	} );
} );

test( 'two sliders of an area have names of their own, and fit a narrow page from right to left', async ( {
	page,
	beginWheel,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	const visitor = await beginWheel( {
		areas,
		input: 'slider',
		asksWish: true,
	} );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await noSidewaysScroll( page );
	const now = page.getByRole( 'slider', { name: /^Health, Now:/ } );
	const wished = page.getByRole( 'slider', { name: /^Health, Wished/ } );
	await now.press( 'ArrowUp' );
	await wished.press( 'End' );
	await expect( now ).toHaveValue( '2' );
	await expect( wished ).toHaveValue( '10' );
	await page.getByRole( 'button', { name: 'Next', exact: true } ).click();
	await page.getByRole( 'button', { name: /^Skip this area/ } ).click();
	await expect(
		page
			.getByRole( 'region', { name: 'From now to wished' } )
			.getByRole( 'listitem' )
	).toHaveText( [ 'Health: now 2, wished 10 (8 more)' ] );
	expect( visitor ).toBeTruthy();
} );

test( 'a wheel that does not ask fetches nothing for it and shows nothing of it', async ( {
	page,
	beginWheel,
	network,
} ) => {
	const parts = network.record( /chunks\/wished\./ );
	await beginWheel( { areas } );
	await page.getByRole( 'radio', { name: '7', exact: true } ).click();
	await page.getByRole( 'radio', { name: '4', exact: true } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Your wheel' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'region', { name: 'From now to wished' } )
	).toHaveCount( 0 );
	expect( parts ).toHaveLength( 0 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a visitor rates both in the form, saves the result and reads the distances on the report', async ( {
		page,
		openWheel,
	} ) => {
		await openWheel( { areas, asksWish: true } );
		const health = page.getByRole( 'group', { name: 'Health' } );
		const wish = health.getByRole( 'group', {
			name: 'Which rating do you wish for? (optional)',
		} );
		await health
			.getByRole( 'radio', { name: '3', exact: true } )
			.first()
			.check();
		await wish.getByRole( 'radio', { name: '8', exact: true } ).check();
		await page.getByRole( 'button', { name: 'Show my wheel' } ).click();
		const gaps = page.getByRole( 'region', { name: 'From now to wished' } );
		await expect( gaps.getByRole( 'listitem' ) ).toHaveText( [
			GAPS[ 0 ] ?? '',
		] );
		await expect(
			page.getByRole( 'main' ).getByText( /^(Now|Wished)$/ )
		).toHaveText( [ 'Now', 'Wished', 'Wished' ] );
		await page
			.getByRole( 'button', { name: 'Save this result as a report' } )
			.click();
		await expect( gaps.getByRole( 'listitem' ) ).toHaveText( [
			GAPS[ 0 ] ?? '',
		] );
	} );
} );
