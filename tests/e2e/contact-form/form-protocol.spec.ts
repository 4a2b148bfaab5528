/** What add-ons, themes and other servers of the protocol count on. */
import type { Page } from '@playwright/test';
import {
	hiddenField,
	answer,
	expect,
	expectSent,
	feedback,
	type LoggedEvent,
	schema,
	test,
	told,
	usual,
	Writer,
} from '../fixtures/form';

const evaluate = < T >( page: Page, code: string ): Promise< T > =>
	page.evaluate< T >( code );

test( 'add-ons get each event of a sent message, and can change or stop it @versions', async ( {
	page,
	events,
	network,
	openForm,
} ) => {
	await page.addInitScript( () => {
		document.addEventListener( 'DOMContentLoaded', () => {
			const { wpcf7 = {} } = window as unknown as {
				wpcf7?: Record< string, ( ...given: unknown[] ) => unknown >;
			};
			const submit = wpcf7[ 'submit' ];
			wpcf7[ 'submit' ] = ( form, options ) => {
				( form as HTMLElement ).dataset[ 'wrapped' ] = 'yes';
				return submit?.( form, options );
			};
		} );
		document.addEventListener( 'wpcf7beforesubmit', ( event ) => {
			const { detail } = event as CustomEvent< { formData: FormData } >;
			detail.formData.append( 'added', 'by the page' );
		} );
	} );
	const writer = await openForm();
	const calls = network.record( feedback );

	await test.step( 'events come in the documented order with their details', async () => {
		await writer.fill();
		await writer.send.click();
		await expect( writer.response ).toBeVisible();
		let sent: readonly LoggedEvent[] = [];
		// The last of them comes with the refill, for which the message does not wait.
		await expect( async () => {
			const all = await events( page );
			sent = all.slice(
				all.findIndex( ( { name } ) => name === 'beforesubmit' )
			);
			expect( told( sent ) ).toEqual( [
				'beforesubmit init',
				'statuschanged submitting',
				'statuschanged sent',
				'mailsent mail_sent',
				'submit mail_sent',
				'statuschanged resetting',
				'statuschanged sent',
				'reset sent',
			] );
		} ).toPass();
		const always = [
			'contactFormId',
			'contactFormLocale',
			'containerPostId',
			'pluginVersion',
			'status',
			'unitTag',
		];
		expect( sent[ 0 ]?.keys ).toEqual(
			[ ...always, 'formData', 'inputs' ].sort()
		);
		expect( sent[ 1 ]?.keys ).toEqual( [ ...always, 'prevStatus' ].sort() );
		for ( const place of [ 3, 4, 7 ] ) {
			expect( sent[ place ]?.keys ).toEqual(
				[ ...always, 'apiResponse', 'formData', 'inputs' ].sort()
			);
		}
	} );

	await test.step( 'a script of the page can wrap submit, add to the data and block sending', async () => {
		await expect( writer.form ).toHaveAttribute( 'data-wrapped', 'yes' );
		expect( calls[ 0 ]?.postData() ).toContain( 'by the page' );

		await evaluate( page, 'wpcf7.blocked = true' );
		await writer.send.click();
		await expect( writer.form ).toHaveAttribute(
			'data-status',
			'submitting'
		);
		await expect( writer.response ).toBeHidden();
		expect( calls ).toHaveLength( 1 );
	} );
} );

const statuses = [
	[ 'acceptance_missing', 'unaccepted', [ 'unaccepted', 'submit' ] ],
	[ 'spam', 'spam', [ 'spam', 'submit' ] ],
	[ 'aborted', 'aborted', [ 'aborted', 'submit' ] ],
	[ 'mail_failed', 'failed', [ 'mailfailed', 'submit' ] ],
	[ 'payment_required', 'payment-required', [ 'submit' ] ],
	[ 'error', 'custom-error', [ 'submit' ] ],
	[ 'my_status_two', 'custom-my-status-two', [ 'submit' ] ],
] as const;

test( 'each status of the protocol sets its class and fires its events', async ( {
	page,
	events: heard,
	openForm,
	network,
	expectAccessible,
} ) => {
	const writer = await openForm();
	let before = 'init';
	for ( const [ status, shown, events ] of statuses ) {
		await test.step( `the status ${ status }`, async () => {
			const stop = await network.answer( feedback, answer( status ) );
			await writer.fill( 'Still mine' );
			const since = ( await heard( page ) ).length;
			await writer.send.click();
			await expect( writer.response ).toHaveText(
				`The answer was ${ status }.`
			);
			await expect( writer.form ).toHaveAttribute( 'data-status', shown );
			await expect( writer.form ).toHaveClass(
				new RegExp( `^wpcf7-form ${ shown }$` )
			);
			await expect( writer.field( /^Message/ ) ).toHaveValue(
				'Still mine'
			);
			// A field that changed before its rules were loaded may have been checked meanwhile.
			const all = told( ( await heard( page ) ).slice( since ) );
			const begin = all.indexOf( `beforesubmit ${ before }` );
			expect( all.slice( begin, begin + 3 + events.length ) ).toEqual( [
				`beforesubmit ${ before }`,
				'statuschanged submitting',
				`statuschanged ${ shown }`,
				...events.map( ( event ) => `${ event } ${ status }` ),
			] );
			// Checking a field afterwards gives the same status back, without another prefix.
			await writer.field( /^Your name/ ).fill( 'Bea' );
			await writer.field( /^Message/ ).focus();
			await expect( writer.form ).toHaveAttribute( 'data-status', shown );
			await stop();
			before = shown;
		} );
	}
	await expectAccessible( { inside: '.wpcf7' } );
} );

test( 'errors of the server are shown, and forms can be added and removed later', async ( {
	page,
	openForm,
	network,
} ) => {
	// A field may hide the form's own property of the same name.
	const writer = await openForm( [
		...usual,
		{ type: 'text', name: 'before', label: 'Before' },
		{ type: 'text', name: 'after', label: 'After' },
	] );
	await writer.alive();

	await test.step( 'rules that load after the server’s errors check what was corrected meanwhile', async () => {
		const arrive = await network.hold( schema );
		await network.answer(
			feedback,
			answer( 'validation_failed', {
				invalid_fields: [ { field: 'message', message: 'Too short.' } ],
			} ),
			1
		);
		await writer.fill();
		await writer.send.click();
		await expect( writer.tip( 'message' ) ).toBeVisible();
		await writer.field( /^Message/ ).fill( 'Much longer' );
		await writer.field( /^Your name/ ).focus();
		arrive();
		await expect( writer.tip( 'message' ) ).toBeHidden();
	} );

	await test.step( 'an element with inert-on-spam is inert while the status is spam', async () => {
		const part = writer.field( /^Message/ );
		await part.evaluate( ( { classList } ) =>
			classList.add( 'inert-on-spam' )
		);
		await network.answer( feedback, answer( 'spam' ), 1 );
		await writer.fill();
		await writer.send.click();
		await expect( part ).toHaveAttribute( 'inert' );
		await expect( part ).toHaveClass( /active-on-any/ );
		await writer.send.click();
		await expect( part ).not.toHaveAttribute( 'inert' );
		await expectSent( writer );
	} );

	await test.step( 'a form added to the page later works once wpcf7.init was called', async () => {
		await evaluate(
			page,
			`{
				const box = document.querySelector( '.wpcf7' );
				const later = new DOMParser().parseFromString( box.outerHTML.replaceAll( '-o1', '-o9' ), 'text/html' ).querySelector( '.wpcf7' );
				later.querySelector( 'form' ).removeAttribute( 'style' );
				const place = document.createElement( 'section' );
				place.ariaLabel = 'Later';
				place.append( document.importNode( later, true ) );
				box.after( place );
				wpcf7.init( place.querySelector( 'form' ) );
			}`
		);
		const later = new Writer(
			page,
			page.getByRole( 'region', { name: 'Later' } )
		);
		await later.field( /^Your name/ ).focus();
		await later.field( /^E-mail/ ).fill( 'nobody' );
		await later.field( /^Message/ ).focus();
		await expect( later.tip( 'your-email' ) ).toBeVisible();
		await later.fill();
		await later.send.click();
		await expectSent( later );
		await page
			.getByRole( 'region', { name: 'Later' } )
			.evaluate( ( region ) => region.remove() );
	} );

	await test.step( 'the server’s errors are listed in the order of the page, also those of fields that are missing', async () => {
		await network.answer(
			feedback,
			answer( 'validation_failed', {
				invalid_fields: [
					{ field: 'message', message: 'Too <b>short</b>.' },
					{ field: 'gone', message: 'This is not here.' },
					{ field: 'your-name', message: 'Who?' },
				],
			} )
		);
		await writer.fill();
		await writer.send.click();
		await expect( writer.summary.getByRole( 'listitem' ) ).toHaveText( [
			'Your name – Who?',
			'Message – Too <b>short</b>.',
			'This is not here.',
		] );
		// A field inside closed details can be reached too.
		await evaluate(
			page,
			`{
				const part = document.createElement( 'details' );
				const field = document.querySelector( '.rueda-field--textarea' );
				field.replaceWith( part );
				part.append( field );
			}`
		);
		await writer.summary.getByRole( 'link', { name: /^Message/ } ).click();
		await expect( writer.field( /^Message/ ) ).toBeFocused();
		const unit = await hiddenField(
			writer.form,
			'_wpcf7_unit_tag'
		).inputValue();
		// The list for screen readers, by the ids that the protocol gives its lines.
		const lines = writer.spoken.locator( 'li' );
		await expect( lines ).toHaveText( [ 'Who?', 'Too <b>short</b>.' ] );
		await expect( lines.first() ).toHaveId( `${ unit }-ve-your-name` );
		const name = writer.field( /^Your name/ );
		await expect( name ).toHaveAttribute(
			'aria-describedby',
			`${ unit }-ve-your-name`
		);
		await expect( name ).toHaveClass( /wpcf7-not-valid/ );
		expect(
			await name.evaluate(
				( input: HTMLInputElement ) => input.validationMessage
			)
		).toBe( 'Who?' );

		// Only the server can check it, so the error stays until the field changes.
		await writer.field( /^Message/ ).fill( 'Much longer' );
		await name.focus();
		await expect( writer.tip( 'message' ) ).toBeHidden();
		await expect( writer.tip( 'your-name' ) ).toBeVisible();
		await name.fill( 'Bea' );
		await writer.field( /^Message/ ).focus();
		await expect( writer.tip( 'your-name' ) ).toBeHidden();
	} );
} );

test( 'a message that is sent as soon as its form is touched does not share the server with the rules', async ( {
	page,
	openForm,
	network,
} ) => {
	const writer = await openForm( [
		{
			type: 'text',
			name: 'your-name',
			label: 'Your name',
			isRequired: true,
		},
	] );
	await writer.alive();
	const calls = network.record( /\/feedback/ );
	const release = await network.hold( feedback );
	// What keeps answers comes at the same time as the rules, also while a message is on its way.
	const later = page.waitForResponse( /form-draft/ );
	const name = writer.field( /^Your name/ );
	await name.evaluate( ( field: HTMLInputElement ) => {
		field.focus();
		field.value = 'Ana';
		field.form?.requestSubmit();
	} );
	await later;
	expect( calls.map( ( call ) => call.url() ) ).toEqual( [
		expect.stringMatching( feedback ),
	] );

	const rules = page.waitForResponse( schema );
	release();
	await expectSent( writer );
	await name.blur();
	await name.focus();
	await rules;
	await name.fill( 'Ana' );
	await name.blur();
	await name.clear();
	await name.blur();
	await expect( writer.tip( 'your-name' ) ).toBeVisible();
} );
