/** The form in other languages, directions and widths, and without a script. */
import {
	hiddenField,
	expect,
	feedback,
	formBlock,
	test,
	Writer,
	usual,
} from '../fixtures/form';
import { block, group } from '../fixtures/markup';
import { html } from '../fixtures/section';

test( 'a form in Spanish and from right to left is translated, mirrored and accessible @versions', async ( {
	page,
	openForm,
	server,
	network,
	allowConsole,
	expectAccessible,
	picture,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED/ );
	await server.pretend( { locale: 'es_ES', direction: 'rtl' } );
	const writer = await openForm();
	const send = page.getByRole( 'button', { name: 'Enviar' } );
	await send.click();
	const summary = page.getByRole( 'group', {
		name: /^Hay errores/,
	} );
	await expect( summary ).toBeFocused();
	await expect( page ).toHaveTitle( /^Error: / );
	await expectAccessible();
	await picture( 'form-spanish' );
	const field = await writer.field( /^Your name/ ).boundingBox();
	const button = await send.boundingBox();
	expect( ( button?.x ?? 0 ) + ( button?.width ?? 0 ) ).toBeCloseTo(
		( field?.x ?? 0 ) + ( field?.width ?? 0 ),
		0
	);

	await writer.fill();
	await network.cut();
	await send.click();
	await expect( writer.response ).toContainText( 'Su texto sigue aquí' );
	await expect(
		page.getByRole( 'button', { name: 'Volver a intentarlo' } )
	).toBeVisible();
} );

test( 'in a form whose language is not that of its page, each text has its own lang attribute', async ( {
	openForm,
	network,
	allowConsole,
} ) => {
	allowConsole( /ERR_INTERNET_DISCONNECTED/ );
	const writer = await openForm( usual, {
		meta: { rueda_form_locale: 'es_ES' },
	} );
	const languageOf = ( words: string | RegExp ) =>
		writer.inside
			.getByText( words )
			.last()
			.evaluate(
				( element ) => element.closest< HTMLElement >( '[lang]' )?.lang
			);
	const send = writer.inside.getByRole( 'button', { name: 'Enviar' } );
	await writer.alive();
	expect( await languageOf( '(obligatorio)' ) ).toBe( 'es-ES' );
	await send.click();
	await expect( writer.summary ).toBeVisible();
	expect( await languageOf( /– Complete este campo/ ) ).toBe( 'es-ES' );
	expect( await languageOf( /^Hay errores/ ) ).toBe( 'es-ES' );
	await writer.fill();
	await network.cut();
	await send.click();
	await expect( writer.response ).toContainText( 'Your text is still here' );
	expect( await languageOf( /Your text is still here/ ) ).toBe( 'en-US' );
	expect( await languageOf( 'Try again' ) ).toBe( 'en-US' );
} );

test( 'a screen reader is told each error once, and everybody sees it in the summary and at its field', async ( {
	page,
	openForm,
	network,
} ) => {
	await page.addInitScript( () => {
		const said: string[] = [];
		Object.assign( window, { ruedaSaid: said } );
		new MutationObserver( ( changes ) => {
			for ( const { target } of changes ) {
				const place =
					target instanceof Element ? target : target.parentElement;
				const region = place?.closest( '[aria-live]' );
				if (
					region?.getAttribute( 'aria-live' ) === 'polite' &&
					region.textContent
				) {
					said.push( region.textContent );
				}
			}
		} ).observe( document, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
	} );
	const writer = await openForm();
	const said = () =>
		page.evaluate(
			() => ( window as unknown as { ruedaSaid: string[] } ).ruedaSaid
		);
	const tree = await page.context().newCDPSession( page );
	/** The texts that a screen reader finds while it reads the page. */
	const read = async () => {
		const { nodes } = await tree.send( 'Accessibility.getFullAXTree' );
		return nodes
			.filter(
				( { ignored, role } ) =>
					! ignored && role?.value === 'StaticText'
			)
			.map( ( { name } ) => String( name?.value ) );
	};
	await writer.alive();
	await writer.field( /^Your name/ ).fill( 'Ana' );
	await writer.field( /^E-mail/ ).fill( 'nobody' );
	await writer.field( /^Message/ ).focus();
	await expect( writer.tip( 'your-email' ) ).toBeVisible();
	await expect
		.poll( said )
		.toEqual( [ 'E-mail – Please enter an email address.' ] );

	const answer = await network.hold( feedback );
	await writer.send.click();
	await expect.poll( async () => ( await said() )[ 1 ] ).toBe( 'Sending…' );
	answer();
	await expect( writer.summary ).toBeFocused();
	await expect( writer.summary ).toHaveAccessibleName(
		/^One or more fields have an error/
	);
	await expect( writer.response ).toContainText(
		'One or more fields have an error'
	);
	await expect( writer.response ).toBeVisible();
	await expect( writer.tip( 'message' ) ).toBeVisible();
	await expect( writer.field( /^Message/ ) ).toHaveAccessibleDescription(
		'Please fill out this field.'
	);
	const texts = await read();
	const count = ( words: string ) =>
		texts.filter( ( text ) => text.includes( words ) ).length;
	expect( count( 'Please fill out this field.' ) ).toBe( 1 );
	expect( count( 'Please enter an email address.' ) ).toBe( 1 );
	// The focus tells what happened, so no region says it as well.
	expect( ( await said() ).slice( 1 ) ).toEqual( [ 'Sending…' ] );
} );

test( 'on 320 pixels nothing sticks out, and a long word is cut in two before it makes the page wider', async ( {
	page,
	openForm,
	picture,
} ) => {
	const long = 'Rechtsschutzversicherungsgesellschaften';
	await page.setViewportSize( { width: 320, height: 640 } );
	const writer = await openForm( [
		...usual,
		{
			type: 'checkbox',
			name: 'days',
			label: 'Days',
			choices: [ { label: 'Monday' }, { label: 'Another day' } ],
			hasFreeText: true,
		},
		{ type: 'file', name: 'cv', label: 'Curriculum' },
		{ type: 'text', name: 'which', label: long, isRequired: true },
		{
			type: 'checkbox',
			name: 'who',
			label: 'Who',
			choices: [ { label: long }, { label: 'Another' } ],
			hasFreeText: true,
		},
	] );
	await page.setViewportSize( { width: 320, height: 200 } );
	await writer.send.click();
	await expect( writer.summary ).toBeFocused();
	await expect( writer.summary ).toContainText( long );
	// The beginning is in view, also of a list that is taller than the window.
	await expect( writer.summary.getByRole( 'link' ).first() ).toBeInViewport();
	await page.setViewportSize( { width: 320, height: 640 } );
	await picture( 'form-320', page );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 320 );
} );

test( 'fields in the rows and columns of an author are as wide as that author says', async ( {
	page,
	publishForm,
	publishPage,
} ) => {
	const field = ( name: string ) =>
		block( 'rueda/form-field', { name, label: name } );
	const { id } = await publishForm( [], {
		content: group(
			'row',
			field( 'bare' ) +
				[ 'one', 'two', 'three' ]
					.map( ( name ) => group( 'third', field( name ) ) )
					.join( '' )
		),
	} );
	const thirds = '<div class="third"><input></div>'.repeat( 3 );
	const { link } = await publishPage( {
		content:
			html(
				'<style>.row { display: flex; flex-wrap: wrap; margin: 0 -15px; }' +
					'.row > * { box-sizing: border-box; flex-shrink: 0; width: 100%; padding: 0 15px; }' +
					'.row > .third { width: 33.3333%; }</style>' +
					`<div><div class="row"><p><input></p>${ thirds }</div></div>`
			) + formBlock( id ),
	} );
	await page.goto( link );
	// By class: an author's elements have no role.
	const [ plain, ours ] = await page
		.locator( '.row' )
		.evaluateAll( ( rows ) =>
			rows.map( ( row ) =>
				Array.from( row.children, ( child ) => {
					const { left, width } = child.getBoundingClientRect();
					return [ Math.round( left ), Math.round( width ) ];
				} )
			)
		);

	expect( ours ).toHaveLength( 4 );
	expect( ours ).toEqual( plain );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the server checks, sends and thanks @versions', async ( {
		page,
		publishForm,
		publishPage,
		mail,
	} ) => {
		const { id } = await publishForm();
		const { link } = await publishPage( { content: formBlock( id ) } );
		await page.goto( link );
		const writer = new Writer( page );
		const made = hiddenField( page, '_rueda_time' );
		const time = await made.inputValue();
		await writer.field( /^Your name/ ).fill( 'Ana' );
		await writer.send.click();
		await expect( writer.tip( 'message' ) ).toBeVisible();
		await expect( page ).toHaveTitle( /^Error: / );
		await expect( writer.response ).toHaveCSS( 'border-style', 'solid' );
		// Correcting one word is quick, and must not count as a program's work.
		await expect( made ).toHaveValue( time );
		await expect( writer.field( /^Your name/ ) ).toHaveValue( 'Ana' );
		await writer.fill();
		await writer.send.click();
		await expect( page.getByRole( 'status' ) ).toHaveText( /^Thank you/ );
		await mail.wait( 1 );
	} );
} );

test( 'on a dark ground the focus is as visible as the text, and a long button fits a phone', async ( {
	page,
	publishForm,
	publishPage,
	picture,
} ) => {
	const { id } = await publishForm( [
		...usual,
		{
			type: 'checkbox',
			name: 'days',
			label: 'Days',
			choices: [ { label: 'Monday' } ],
		},
		{ type: 'date', name: 'day', label: 'Day' },
	] );
	const { link } = await publishPage( {
		content: [
			'<!-- wp:group {"style":{"color":{"background":"#1b1b1b","text":"#ffffff"}}} -->',
			'<div class="wp-block-group has-text-color has-background"',
			' style="color:#ffffff;background-color:#1b1b1b">',
			`${ formBlock( id ) }</div><!-- /wp:group -->`,
		].join( '' ),
	} );
	await page.setViewportSize( { width: 320, height: 800 } );
	await page.goto( link );
	const writer = new Writer( page );
	await page.keyboard.press( 'Tab' );
	for ( const control of [
		writer.field( /^Your name/ ),
		writer.field( /^Message/ ),
		page.getByRole( 'checkbox' ).first(),
		page.getByLabel( /^Day(?!s)/ ),
	] ) {
		await control.focus();
		await expect( control ).toHaveCSS(
			'outline',
			'rgb(255, 255, 255) solid 2px'
		);
	}
	await picture( 'form-dark' );
	await writer.send.evaluate( ( button: HTMLInputElement ) => {
		button.value = 'Enviar la solicitud de información completa';
	} );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 320 );
} );
