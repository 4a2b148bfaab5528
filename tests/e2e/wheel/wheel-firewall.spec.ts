/** A firewall that refuses calls of scripts, and lets pages through. */
import { allSharing, finish, openMail, view } from '../fixtures/result';
import { pretenceHeaders } from '../fixtures/pretend';
import { areas, expect, test, Visitor, wheelBlock } from '../fixtures/wheel';

const rest = /\/wp-json\/|rest_route=/;
const ajax = /\/wp-admin\/admin-ajax\.php/;
const refusal = ( status: number ) => ( {
	status,
	body: '<!doctype html><title>Request blocked</title><h1>Request blocked</h1>',
} );
const failedLoad = /Failed to load resource/;
const words = 'Strongest: Money. Room to grow: Health.';

test( 'a wheel whose data a firewall refuses becomes the form with all areas, and nobody reads of JSON @versions', async ( {
	page,
	network,
	publishPage,
	publishWheel,
	allowConsole,
	expectAccessible,
	picture,
} ) => {
	allowConsole( failedLoad );
	const { id } = await publishWheel();
	await network.answer( ajax, refusal( 403 ) );
	for ( const [ mode, status ] of [
		[ 'inline', 403 ],
		[ 'popup', 503 ],
		[ 'fullwidth', 429 ],
		[ 'inline', 200 ],
	] as const ) {
		await test.step( `${ mode }, ${ status }`, async () => {
			const allow = await network.answer( rest, refusal( status ) );
			const { link } = await publishPage( {
				content: wheelBlock( id, { mode } ),
			} );
			await page.goto( link );
			const visitor = new Visitor( page );
			await visitor.start();
			const groups = page.getByRole( 'group' );
			await expect( groups ).toHaveCount( areas.length );
			await expect( groups.getByRole( 'radio' ).first() ).toBeFocused();
			await expect( page.getByText( 'JSON' ) ).toBeHidden();
			for ( const [ at, { label } ] of areas.entries() ) {
				await page
					.getByRole( 'group', { name: label } )
					.getByRole( 'radio', {
						name: String( at + 3 ),
						exact: true,
					} )
					.check();
			}

			// Now the page as well: the form stays, with what was chosen.
			await page.route( link, ( route ) =>
				route.request().method() === 'POST'
					? route.fulfill( {
							...refusal( 403 ),
							contentType: 'text/html',
						} )
					: route.fallback()
			);
			await visitor.press( 'Show my wheel' );
			await expect(
				page.getByRole( 'alert' ).filter( {
					hasText:
						'Something did not let your answers through. Your answers are still here. Please try again.',
				} )
			).toBeVisible();
			await expectAccessible( { inside: '.wp-block-rueda-wheel' } );
			await picture( `wheel-refused-${ mode }-${ status }` );
			await expect(
				page.getByRole( 'radio', { checked: true } )
			).toHaveCount( areas.length );

			await page.unroute( link );
			await visitor.press( 'Try again' );
			await expect( page.getByText( words ) ).toBeVisible();
			await allow();
		} );
	}
} );

test( 'answers given before a reload are filled in in the form with all areas', async ( {
	page,
	network,
	beginWheel,
	allowConsole,
} ) => {
	allowConsole( failedLoad );
	const visitor = await beginWheel( {
		areas: areas.map( ( area ) => ( { ...area, isRequired: true } ) ),
	} );
	await visitor.rate( 7, 4 );
	await expect( visitor.heading( 'Work' ) ).toBeVisible();
	await network.answer( rest, refusal( 403 ) );
	await page.reload();
	const chosen = ( name: string, rating: string ) =>
		page
			.getByRole( 'group', { name } )
			.getByRole( 'radio', { name: rating, exact: true } );
	await expect( chosen( 'Health', '7' ) ).toBeChecked();
	await expect( chosen( 'Friends', '4' ) ).toBeChecked();
	await expect( page.getByRole( 'radio', { checked: true } ) ).toHaveCount(
		2
	);
} );

test( 'a finished wheel is saved, shared and emailed where a firewall refuses admin-ajax @versions', async ( {
	page,
	network,
	openWheel,
	allowConsole,
	setOptions,
	mail,
} ) => {
	allowConsole( failedLoad );
	await setOptions( allSharing );
	await network.answer( ajax, refusal( 406 ) );
	await openWheel();
	await finish( page );
	await expect(
		page.getByText( /^Wheel Submission No: #\d+$/ )
	).toBeVisible();
	await expect( view( page ) ).toBeVisible();
	const dialog = await openMail( page );
	await dialog.write( 'Ana', 'ana@example.org' );
	await dialog.send.click();
	await expect( dialog.box ).toBeHidden();
	expect( ( await mail.wait() )[ 0 ]?.to ).toEqual( [ 'ana@example.org' ] );
} );

test( 'a wheel on a page of a cache, whose nonce nothing can renew, becomes the form with all areas, too', async ( {
	page,
	network,
	publishPage,
	publishWheel,
	allowConsole,
} ) => {
	allowConsole( failedLoad );
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	await page.route( link, async ( route ) =>
		route.request().method() === 'GET'
			? route.fulfill( {
					response: await route.fetch( {
						headers: {
							...route.request().headers(),
							...pretenceHeaders( { clock: -3 * 86400 } ),
						},
					} ),
				} )
			: route.fallback()
	);
	await network.answer( ajax, refusal( 403 ) );
	await page.goto( link );
	await new Visitor( page ).start();
	await expect( page.getByRole( 'group' ) ).toHaveCount( areas.length );
} );

test( 'a report that cannot be saved at all is kept on the page, to be saved again', async ( {
	page,
	network,
	openWheel,
	allowConsole,
} ) => {
	allowConsole( failedLoad );
	const { link } = await openWheel();
	const allowAjax = await network.answer( ajax, refusal( 403 ) );
	const allowPage = await network.answer( link, refusal( 403 ) );
	await finish( page );
	const again = page.getByRole( 'button', { name: 'Save again' } );
	await expect( again ).toBeVisible();
	await allowPage();
	await again.click();
	await expect(
		page.getByText( /^Wheel Submission No: #\d+$/ )
	).toBeVisible();
	await allowAjax();
} );
