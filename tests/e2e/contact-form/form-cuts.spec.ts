/**
 * The connection is cut at bytes of the request and of the answer, spread over both: each message arrives once.
 * RUEDA_CUTS=200 cuts at so many bytes: docs/testing.md.
 */
import path from 'node:path';
import { expect, test, Writer } from '../fixtures/form';
import { type Cut, CutLine } from '../fixtures/cut-line';

const CUTS = Number( process.env[ 'RUEDA_CUTS' ] ?? 16 );

/** So many messages of one page are no flood. */
const OF_ONE_PAGE = 20;

/** Of the requests and of the answers by turns, from the first byte to the last. */
const cuts = Array.from( { length: CUTS }, ( _, number ): Cut => ( {
	of: number % 2 ? 'answer' : 'request',
	part: Math.floor( number / 2 ) / Math.ceil( CUTS / 2 - 1 ),
} ) );

const field = { type: 'text', name: 'words', label: 'Words' };

test( 'wherever the connection is cut, the message and its email arrive once', async ( {
	admin,
	browser,
	mail,
	openForm,
	site,
} ) => {
	test.slow();
	const mark = `Cut${ Date.now() }`;
	const link = ( await openForm( [ field ] ) ).page.url();
	const line = new CutLine( site.url );
	const context = await browser.newContext( {
		proxy: { server: await line.open() },
	} );
	await context.addInitScript( {
		path: path.join( __dirname, '../fixtures/short-pauses.js' ),
	} );
	const page = await context.newPage();
	const writer = new Writer( page );
	const send = async ( words: string ) => {
		await writer.field( 'Words' ).fill( words );
		await writer.send.click();
		await expect( writer.form ).toHaveAttribute( 'data-status', 'sent', {
			timeout: 20_000,
		} );
		await expect( writer.field( 'Words' ) ).toHaveValue( '' );
	};

	await page.goto( link );
	await writer.alive();
	await send( `${ mark } whole` );
	const { request, answer } = { ...line.whole };
	expect( Math.min( request, answer ) ).toBeGreaterThan( 200 );
	for ( let first = 0; first < CUTS; first += OF_ONE_PAGE ) {
		await page.goto( link );
		await writer.alive();
		for ( const [ number, cut ] of cuts
			.slice( first, first + OF_ONE_PAGE )
			.entries() ) {
			line.cutNext( cut );
			await send( `${ mark } ${ first + number }.` );
		}
	}
	expect( line.count ).toBe( CUTS );
	await context.close();
	line.close();

	const mails = await mail.list();
	const times = Array.from(
		{ length: CUTS },
		( _, number ) =>
			mails.filter( ( { message } ) =>
				message.includes( `${ mark } ${ number }.` )
			).length
	);
	expect( times ).toEqual( times.map( () => 1 ) );
	await admin.goto( `/wp-admin/admin.php?page=rueda-messages&s=${ mark }` );
	await expect(
		admin.getByText( `${ CUTS + 1 } items` ).first()
	).toBeVisible();
} );
