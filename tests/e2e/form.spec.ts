/** A visitor and a form: sending, mending, keyboard. */
import {
	expect,
	expectSent,
	feedback,
	formBlock,
	schema,
	test,
	usual,
	Writer,
} from './fixtures/form';
import { block } from './fixtures/markup';

test( 'a message is sent without a reload, and the form is empty again @main', async ( {
	page,
	openForm,
	mail,
	expectAccessible,
	picture,
} ) => {
	const writer = await openForm();
	await writer.alive();
	await expectAccessible();
	await picture( 'form' );
	await writer.fill( 'Good morning' );
	await writer.send.click();

	await expectSent( writer );
	await expect( writer.response ).toBeInViewport( { ratio: 1 } );
	await expect( page.getByRole( 'status' ) ).toHaveText( /^Thank you/ );
	await expect( writer.form ).toHaveAttribute( 'data-status', 'sent' );
	await expect( writer.field( /^Message/ ) ).toHaveValue( '' );
	await expectAccessible();
	await picture( 'form-sent' );
	const [ letter ] = await mail.wait();
	expect( letter?.message ).toContain( 'Good morning' );
} );

test( 'mistakes are named at the top with links, at their fields, and in the title, until they are mended', async ( {
	page,
	openForm,
	expectAccessible,
	picture,
} ) => {
	const writer = await openForm();
	const title = await page.title();
	await writer.field( /^E-mail/ ).fill( 'nobody' );
	await writer.send.click();

	await expect( writer.summary ).toBeFocused();
	await expect( writer.summary.getByRole( 'link' ) ).toHaveText( [
		'Your name – Please fill out this field.',
		'E-mail – Please enter an email address.',
		'Message – Please fill out this field.',
	] );
	await expect( page ).toHaveTitle( `Error: ${ title }` );
	const email = writer.field( /^E-mail/ );
	await expect( email ).toHaveAccessibleDescription(
		/Please enter an email address\..*We answer to this address\./
	);
	await expect( email ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( writer.tip( 'your-email' ) ).toHaveText(
		'Please enter an email address.'
	);
	await expectAccessible();
	await picture( 'form-errors' );

	await writer.summary.getByRole( 'link', { name: /^E-mail/ } ).click();
	await expect( email ).toBeFocused();
	await email.fill( 'ana@example.org' );
	await email.press( 'Tab' );
	await expect( writer.tip( 'your-email' ) ).toBeHidden();
	await expect( writer.tip( 'message' ) ).toBeVisible();
	await expect( writer.summary.getByRole( 'link' ) ).toHaveCount( 2 );

	await writer.fill();
	await email.focus();
	await expect( page ).toHaveTitle( title );
} );

test( 'with the keyboard nobody comes to what cannot be seen', async ( {
	page,
	openForm,
} ) => {
	const writer = await openForm();
	await writer.send.click();
	await expect( writer.summary ).toBeFocused();
	// The list for screen readers, with a link to each field as well.
	const hidden = writer.inside.locator( '.screen-reader-response a' );
	await expect( hidden ).toHaveCount( 3 );

	await page.keyboard.press( 'Shift+Tab' );
	await expect( writer.summary ).not.toBeFocused();
	await expect(
		writer.inside.locator( '.screen-reader-response :focus' )
	).toHaveCount( 0 );
} );

test( 'the first press after an error counts, although the message above the button goes', async ( {
	page,
	openForm,
} ) => {
	const writer = await openForm();
	await writer.fill();
	await writer.field( /^Message/ ).fill( '' );
	await writer.send.click();
	await expect( writer.summary ).toBeFocused();

	await writer.field( /^Message/ ).fill( 'Now there is one' );
	await writer.send.scrollIntoViewIfNeeded();
	const box = await writer.send.boundingBox();
	await page.mouse.move( ( box?.x ?? 0 ) + 9, ( box?.y ?? 0 ) + 9 );
	await page.mouse.down();
	await expect( writer.tip( 'message' ) ).toBeVisible();
	expect( await writer.send.boundingBox() ).toEqual( box );
	await page.mouse.up();
	await expectSent( writer );
} );

test( 'nothing moves when messages come and go', async ( {
	page,
	openForm,
} ) => {
	const writer = await openForm();
	await writer.alive();
	const name = writer.field( /^Your name/ );
	const place = () =>
		writer.send.evaluate( ( button ) => [
			button.getBoundingClientRect().top + window.scrollY,
			document.documentElement.scrollHeight,
		] );
	const before = await place();
	// The room for a message is the space between fields, and no more.
	const [ box, next ] = await Promise.all( [
		name.boundingBox(),
		writer.inside.getByText( /^E-mail/ ).boundingBox(),
	] );
	expect(
		( next?.y ?? 99 ) - ( box?.y ?? 0 ) - ( box?.height ?? 0 )
	).toBeLessThanOrEqual( 32 );
	await name.focus();
	// The rules have come when they are asked for.
	await page.waitForResponse( schema );
	await name.fill( 'A' );
	await name.press( 'Tab' );
	await name.fill( '' );
	await name.press( 'Tab' );
	await expect( writer.tip( 'your-name' ) ).toBeVisible();
	expect( await place() ).toEqual( before );
	await writer.fill();
	await writer.send.click();
	await expect( writer.response ).toBeVisible();
	expect( await place() ).toEqual( before );
} );

test( 'fields and button stay before the eyes when the list of mistakes comes above them', async ( {
	page,
	openForm,
	network,
	watchShifts,
} ) => {
	await page.setViewportSize( { width: 1000, height: 900 } );
	const shifts = await watchShifts();
	const writer = await openForm();
	await writer.alive();
	await writer.send.scrollIntoViewIfNeeded();
	const answer = await network.hold( feedback );
	await writer.send.click();
	// With it the place of the answer has come into view.
	await expect( page.getByText( 'Sending…' ) ).toBeVisible();
	const place = await writer.send.boundingBox();
	// Later than what a browser forgives after a press.
	await page.waitForFunction(
		( then ) => performance.now() > then + 600,
		await page.evaluate( () => performance.now() )
	);
	answer();
	await expect( writer.summary ).toBeFocused();
	await expect( writer.summary ).toBeInViewport();
	const now = await writer.send.boundingBox();
	// A page is scrolled by whole pixels.
	expect( now?.y ).toBeCloseTo( place?.y ?? 0, 0 );
	expect( await shifts() ).toBeLessThan( 0.01 );
} );

test( 'a change is judged down to its field, a part never or by itself, and a tip that floats goes when it is touched', async ( {
	page,
	openForm,
} ) => {
	const part = ( name: string, className: string ) =>
		`<!-- wp:group {"className":"${ className }"} --><div class="wp-block-group ${ className }">${ block(
			'rueda/form-field',
			{ name, label: name, isRequired: true }
		) }</div><!-- /wp:group -->`;
	const writer = await openForm( [], {
		content:
			part( 'first', '' ) +
			part( 'second', 'novalidate' ) +
			part( 'third', 'use-floating-validation-tip' ) +
			part( 'fourth', 'alone' ),
	} );
	const loaded = page.waitForResponse( schema );
	const third = writer.field( 'third' );
	await third.fill( 'x' );
	await third.press( 'Tab' );
	await loaded;
	await third.fill( '' );
	await third.press( 'Tab' );
	await expect( writer.tip( 'third' ) ).toBeVisible();
	await expect( writer.tip( 'first' ) ).toBeVisible();
	await expect( writer.tip( 'second' ) ).toBeHidden();
	await expect( writer.tip( 'fourth' ) ).toBeHidden();
	await third.focus();
	await expect( writer.tip( 'third' ) ).toBeHidden();
	await page.evaluate(
		"wpcf7.validate( document.querySelector( '.wpcf7 > form' ), { scope: document.querySelector( '.alone' ) } )"
	);
	await expect( writer.tip( 'fourth' ) ).toBeVisible();
} );

test( 'two presses send once', async ( { openForm, network, mail } ) => {
	const writer = await openForm();
	await writer.fill();
	const calls = network.record( feedback );
	const release = await network.hold( feedback );
	await writer.send.click();
	await writer.send.click();
	await writer.field( /^Your name/ ).press( 'Enter' );
	release();
	await expectSent( writer );
	expect( calls ).toHaveLength( 1 );
	await mail.wait( 1 );
} );

test( 'two forms on a page, and one of them twice, keep to themselves', async ( {
	page,
	publishForm,
	publishPage,
} ) => {
	const first = await publishForm();
	const second = await publishForm( usual.slice( 0, 1 ) );
	const { link } = await publishPage( {
		content: [ first, second, first ]
			.map( ( { id } ) => formBlock( id ) )
			.join( '' ),
	} );
	await page.goto( link );
	const writers = [ 0, 1, 2 ].map(
		( number ) =>
			new Writer(
				page,
				// Each form's own box, as the protocol names it.
				page.locator( '.wp-block-rueda-contact-form' ).nth( number )
			)
	);
	await writers[ 2 ]?.fill();
	await writers[ 2 ]?.send.click();
	await expect( writers[ 2 ]?.response ?? page.locator( 'x' ) ).toHaveText(
		/^Thank you/
	);
	await writers[ 1 ]?.send.click();
	await expect( writers[ 1 ]?.summary ?? page.locator( 'x' ) ).toBeVisible();
	await expect( writers[ 0 ]?.response ?? page.locator( 'x' ) ).toBeHidden();
	await expect( writers[ 0 ]?.summary ?? page.locator( 'x' ) ).toBeHidden();
} );

test( 'a keyboard is enough', async ( { page, openForm } ) => {
	const writer = await openForm();
	await writer.alive();
	await writer.field( /^Your name/ ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( writer.summary ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( writer.field( /^Your name/ ) ).toBeFocused();
	await page.keyboard.type( 'Ana' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'ana@example.org' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'Hello' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await expectSent( writer );
	await expect( writer.send ).toBeFocused();
} );

test( 'who never touches the form loads no rules, no React and no api-fetch @versions', async ( {
	page,
	openForm,
	network,
} ) => {
	const calls = network.record( /schema|api-fetch|react|element\.min/ );
	const writer = await openForm();
	await writer.alive();
	await page.evaluate(
		() =>
			new Promise( ( resolve ) => {
				requestIdleCallback( () => requestIdleCallback( resolve ) );
			} )
	);
	expect( calls.map( ( call ) => call.url() ) ).toEqual( [] );
	await writer.field( /^Your name/ ).focus();
	await page.waitForResponse( schema );
	expect(
		calls.filter( ( call ) => schema.test( call.url() ) )
	).toHaveLength( 1 );
} );
