/** What a page with wheels loads, and when. */
import { expect, test, Visitor, wheelBlock } from '../fixtures/wheel';

test( 'nothing moves when the app loads, and nothing is loaded before the visitor needs it', async ( {
	page,
	network,
	publishWheel,
	publishPage,
	watchShifts,
} ) => {
	const shifts = await watchShifts();
	const chunks = network.record( /\/chunks\// );
	const react = network.record( /\/react-dom(\.min)?\.js/ );
	const calls = network.record( /\/wp\/v2\/wheel\// );
	// Each wheel is requested when it is needed, so each has to be another one.
	const [ inline, popup, byHand ] = [
		( await publishWheel() ).id,
		( await publishWheel() ).id,
		( await publishWheel() ).id,
	] as const;
	// What the other plugin's button has saved is such a root, with colours of its author's.
	const older = `<!-- wp:wheeloflife/assesment-button --><style>#wheeloflife-blocks-style-a .wheeloflifeblks-button{background:#038181}</style><div id="wheeloflife-blocks-style-a"><div data-mode="fullwidth" class="wheelOfLifeRootAppSelector" data-wheel-id="${ byHand }" data-btn-label="Older" data-popup-lbl="Older" data-isblock="true"></div></div><!-- /wp:wheeloflife/assesment-button -->`;
	const { link } = await publishPage( {
		content: [
			wheelBlock( inline, { buttonLabel: 'Begin' } ),
			wheelBlock( popup, { mode: 'popup', popupLabel: 'Look' } ),
			...[ 'inline', 'popup' ].map(
				( mode ) =>
					`<!-- wp:html --><div class="wheelOfLifeRootAppSelector" data-wheel-id="${ byHand }" data-mode="${ mode }" data-btn-label="Go" data-popup-lbl="Open"></div><!-- /wp:html -->`
			),
			older,
		].join( '' ),
	} );
	await page.goto( link );
	const button = ( name: string ) => page.getByRole( 'button', { name } );
	for ( const name of [ 'Begin', 'Look', 'Go', 'Open', 'Older' ] ) {
		await expect( button( name ) ).toBeVisible();
	}
	await expect( button( 'Older' ) ).toHaveCSS(
		'background-color',
		'rgb(3, 129, 129)'
	);
	expect( [ ...chunks, ...react, ...calls ] ).toEqual( [] );

	for ( const [ mode, name ] of [
		[ 'inline', 'Begin' ],
		[ 'popup', 'Look' ],
		[ 'a root that was written by hand', 'Go' ],
	] as const ) {
		await test.step( mode, async () => {
			const start = button( name );
			await start.scrollIntoViewIfNeeded();
			const answered = page.waitForResponse( /\/wp\/v2\/wheel\// );
			const before = await start.boundingBox();
			await start.hover();
			await answered;
			await expect( start ).toBeVisible();
			expect( await start.boundingBox() ).toEqual( before );
			expect( await shifts() ).toBe( 0 );
			expect(
				chunks.filter( ( call ) => call.url().includes( 'chart' ) )
			).toEqual( [] );
		} );
	}
	await button( 'Go' ).click();
	await expect( new Visitor( page ).heading( 'Health' ) ).toBeFocused();
} );
