/** A visitor and a form: sending, mending, keyboard. */
import { gzipSync } from 'node:zlib';
import {
	formBox,
	expect,
	expectSent,
	feedback,
	formBlock,
	schema,
	test,
	usual,
	Writer,
} from '../fixtures/form';
import { block, group } from '../fixtures/markup';

test( 'a message is sent without a reload, and the form is empty again @main', async ( {
	page,
	openForm,
	network,
	mail,
	expectAccessible,
	picture,
} ) => {
	const calls = network.record( /schema|api-fetch|react|element\.min/ );
	const writer = await openForm();
	await writer.alive();

	await test.step( 'a visitor who never touches the form loads no rules, no React and no api-fetch', async () => {
		await page.evaluate(
			() =>
				new Promise( ( resolve ) => {
					requestIdleCallback( () => requestIdleCallback( resolve ) );
				} )
		);
		expect( calls.map( ( call ) => call.url() ) ).toEqual( [] );
		await expectAccessible();
		await picture( 'form' );
		const rules = page.waitForResponse( schema );
		await writer.field( /^Your name/ ).focus();
		await rules;
		expect(
			calls.filter( ( call ) => schema.test( call.url() ) )
		).toHaveLength( 1 );
	} );

	await test.step( 'a filled form is sent and the visitor is thanked', async () => {
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
		expect(
			calls
				.map( ( call ) => call.url() )
				.filter( ( url ) => /react|element\.min/.test( url ) )
		).toEqual( [] );
	} );
} );

test( 'a form with three fields adds at most 2.2 KiB to the HTML of its page', async ( {
	page,
	publishForm,
	publishPage,
} ) => {
	const { id } = await publishForm( [
		{ type: 'text', name: 'your-name', label: 'Name', isRequired: true },
		{ type: 'email', name: 'your-email', label: 'Email', isRequired: true },
		{
			type: 'textarea',
			name: 'your-message',
			label: 'Message',
			isRequired: true,
		},
	] );
	const sizeOf = async ( content: string ) => {
		const { link } = await publishPage( { content } );
		const html = await ( await page.request.get( link ) ).text();
		return gzipSync( html, { level: 6 } ).length;
	};
	const without = await sizeOf(
		'<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->'
	);
	expect( ( await sizeOf( formBlock( id ) ) ) - without ).toBeLessThanOrEqual(
		2.2 * 1024
	);
} );

test( 'messages appear and disappear without moving the page, and mistakes can be corrected', async ( {
	page,
	openForm,
	network,
	mail,
	watchShifts,
	expectAccessible,
	picture,
} ) => {
	await page.setViewportSize( { width: 1000, height: 900 } );
	const shifts = await watchShifts();
	const writer = await openForm();
	await writer.alive();
	const title = await page.title();
	const name = writer.field( /^Your name/ );
	const email = writer.field( /^E-mail/ );

	await test.step( 'nothing moves when messages come and go', async () => {
		const place = () =>
			writer.send.evaluate( ( button ) => [
				button.getBoundingClientRect().top + window.scrollY,
				document.documentElement.scrollHeight,
			] );
		const before = await place();
		// The space for a message is the space between fields and no more.
		const [ box, next ] = await Promise.all( [
			name.boundingBox(),
			writer.inside.getByText( /^E-mail/ ).boundingBox(),
		] );
		expect(
			( next?.y ?? 99 ) - ( box?.y ?? 0 ) - ( box?.height ?? 0 )
		).toBeLessThanOrEqual( 40 );
		// The rules have come when they are asked for.
		const rules = page.waitForResponse( schema );
		await name.focus();
		await rules;
		await name.fill( 'A' );
		await name.press( 'Tab' );
		await name.fill( '' );
		await name.press( 'Tab' );
		await expect( writer.tip( 'your-name' ) ).toBeVisible();
		expect( await place() ).toEqual( before );
		await writer.fill();
		await writer.send.click();
		await expectSent( writer );
		expect( await place() ).toEqual( before );
	} );

	await test.step( 'a screen reader announces an error once, when its field is left', async () => {
		// A region of its own, since the status has the answer to a message.
		const heard = writer.inside.locator(
			'.screen-reader-response > [aria-live]:not([role])'
		);
		await name.fill( 'A' );
		await name.press( 'Tab' );
		await name.fill( '' );
		await name.press( 'Tab' );
		await expect( heard ).toHaveText(
			'Your name – Please fill out this field.'
		);
		await email.fill( 'ana' );
		await email.press( 'Tab' );
		await expect( heard ).toHaveText(
			'E-mail – Please enter an email address.'
		);
		await expect( email ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( email ).toHaveAccessibleDescription(
			'Please enter an email address. We answer to this address.'
		);
		await name.fill( 'Ana' );
		await email.fill( 'ana@example.org' );
		await expect( heard ).toHaveText( '' );
		await email.press( 'Tab' );
		await expect( writer.tip( 'your-email' ) ).toBeHidden();
		await expect( heard ).toHaveText( '' );
		await writer.form.evaluate( ( form: HTMLFormElement ) => form.reset() );
		await expect( writer.form ).toHaveAttribute( 'data-status', 'init' );
	} );

	await test.step( 'fields and button stay in view when the list of mistakes appears above them', async () => {
		await writer.send.scrollIntoViewIfNeeded();
		const answer = await network.hold( feedback );
		await writer.send.click();
		// The place of the answer is in view too.
		const sending = page.getByText( 'Sending…' );
		await expect( sending ).toBeVisible();
		await expect( sending ).toHaveAttribute( 'aria-live', 'polite' );
		const place = await writer.send.boundingBox();
		// Later than the time after a press that browsers forgive.
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

	await test.step( 'mistakes are named at the top with links, at their fields, and in the title', async () => {
		await email.fill( 'nobody' );
		await writer.send.click();
		await expect( writer.summary.getByRole( 'link' ) ).toHaveText( [
			'Your name – Please fill out this field.',
			'E-mail – Please enter an email address.',
			'Message – Please fill out this field.',
		] );
		await expect( writer.summary ).toBeFocused();
		await expect( page ).toHaveTitle( `Error: ${ title }` );
		await expect( email ).toHaveAccessibleDescription(
			/Please enter an email address\..*We answer to this address\./
		);
		await expect( email ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( writer.tip( 'your-email' ) ).toHaveText(
			'Please enter an email address.'
		);
		// The field has the color of its sign.
		const sign = await writer
			.tip( 'your-email' )
			.evaluate( ( tip ) => getComputedStyle( tip, '::before' ).color );
		await expect( email ).toHaveCSS( 'border-top-color', sign );
		await expectAccessible();
		await picture( 'form-errors' );
	} );

	await test.step( 'Tab never reaches the list that is hidden for screen readers', async () => {
		// The list for screen readers has a link to each field as well.
		const hidden = writer.spoken;
		await expect( hidden.locator( 'a' ) ).toHaveCount( 3 );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( writer.summary ).not.toBeFocused();
		await expect( hidden.locator( ':focus' ) ).toHaveCount( 0 );
	} );

	await test.step( 'a mistake is listed until it is corrected', async () => {
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

	await test.step( 'the first press after an error is carried out, although the message above the button disappears', async () => {
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

	await test.step( 'two presses send once', async () => {
		await mail.clear();
		await writer.fill();
		const calls = network.record( feedback );
		const release = await network.hold( feedback );
		await writer.send.click();
		await writer.send.click();
		await name.press( 'Enter' );
		release();
		await expectSent( writer );
		expect( calls ).toHaveLength( 1 );
		await mail.wait( 1 );
	} );

	await test.step( 'the form can be filled in and sent with the keyboard alone', async () => {
		await expect( name ).toHaveValue( '' );
		await name.focus();
		await page.keyboard.press( 'Enter' );
		await expect( writer.summary ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( name ).toBeFocused();
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
} );

const part = ( name: string, className: string ) =>
	group(
		className,
		block( 'rueda/form-field', { name, label: name, isRequired: true } )
	);

test( 'several forms on a page, one of them twice, show only their own answers', async ( {
	page,
	publishForm,
	publishPage,
	expectAccessible,
} ) => {
	const forms = [
		await publishForm(),
		await publishForm( usual.slice( 0, 1 ) ),
		await publishForm( [], {
			content:
				part( 'first', '' ) +
				part( 'second', 'novalidate' ) +
				part( 'third', 'use-floating-validation-tip' ) +
				part( 'fourth', 'alone' ),
		} ),
		await publishForm( [
			{ name: 'your-name', label: 'Your name' },
			{ type: 'hidden', name: 'ref', defaultValue: 'page' },
		] ),
	] as const;
	const { link } = await publishPage( {
		content: [ ...forms, forms[ 0 ] ]
			.map( ( { id } ) => formBlock( id ) )
			.join( '' ),
	} );
	await page.goto( link );
	const writerOf = ( number: number ) =>
		new Writer( page, formBox( page, number ) );
	const [ first, second, judged, empty, twin ] = [
		writerOf( 0 ),
		writerOf( 1 ),
		writerOf( 2 ),
		writerOf( 3 ),
		writerOf( 4 ),
	];

	await test.step( 'an answer stands in the form that was sent', async () => {
		await twin.fill();
		await twin.send.click();
		await expectSent( twin );
		await second.send.click();
		await expect( second.summary ).toBeVisible();
		await expect( first.response ).toBeHidden();
		await expect( first.summary ).toBeHidden();
	} );

	await test.step( 'a change checks the form down to its field, a separate part only by itself, and a floating tip disappears when touched', async () => {
		const loaded = page.waitForResponse(
			new RegExp( `\\D${ forms[ 2 ].id }\\D.*schema` )
		);
		const third = judged.field( 'third' );
		await third.fill( 'x' );
		await third.press( 'Tab' );
		await loaded;
		await third.fill( '' );
		await third.press( 'Tab' );
		await expect( judged.tip( 'third' ) ).toBeVisible();
		await expect( judged.tip( 'first' ) ).toBeVisible();
		await expect( judged.tip( 'second' ) ).toBeHidden();
		await expect( judged.tip( 'fourth' ) ).toBeHidden();
		await third.focus();
		await expect( judged.tip( 'third' ) ).toBeHidden();
		await page.evaluate(
			"( ( scope ) => wpcf7.validate( scope.closest( 'form' ), { scope } ) )( document.querySelector( '.alone' ) )"
		);
		await expect( judged.tip( 'fourth' ) ).toBeVisible();
	} );

	await test.step( 'nobody is thanked for an empty message', async () => {
		const words = 'Please fill in at least one field.';
		await empty.send.click();
		await expect( empty.response ).toBeVisible();
		await expect( empty.response ).toHaveText( words );
		await expect( empty.inside.getByRole( 'status' ) ).toHaveText( words );
		await expect( empty.form ).toHaveAttribute( 'data-status', 'invalid' );
		await expectAccessible();
		await empty.field( /^Your name/ ).fill( 'Ana' );
		await empty.send.click();
		await expectSent( empty );
	} );
} );
