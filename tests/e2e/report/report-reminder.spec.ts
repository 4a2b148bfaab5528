/** An owner asks to be reminded in three months, with and without JavaScript. */
import { saveReport } from '../fixtures/report';
import { allSharing } from '../fixtures/result';
import { expect, noSidewaysScroll, test } from '../fixtures/wheel';

test( 'an owner asks for a reminder by keyboard, confirms it with a button and stops it', async ( {
	page,
	publishWheel,
	setOptions,
	mail,
	allowConsole,
	expectAccessible,
	picture,
} ) => {
	allowConsole( /410/ );
	await setOptions( allSharing );
	const { id } = await publishWheel();
	const { ownerLink } = await saveReport( page, id );
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( ownerLink );
	// The summary of details has no role that browsers agree on.
	await page.getByText( 'Email me on that day' ).focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'ana@example.org' );
	await expectAccessible();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'a…@example.org' ) ).toBeVisible();
	await noSidewaysScroll( page );
	await picture( 'report-reminder', page.locator( 'body' ) );

	const [ asked ] = await mail.wait( 1 );
	const link = /^http\S+rueda_reminder=\S+$/m.exec( asked?.message ?? '' );
	await page.goto( link?.[ 0 ] ?? '' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Shall we remind you?' } )
	).toBeVisible();
	await expectAccessible();
	await page.getByRole( 'button', { name: 'Yes, remind me' } ).click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'You will be reminded' } )
	).toBeVisible();
	await picture( 'report-reminder-confirmed', page.locator( 'body' ) );

	await page.getByRole( 'button', { name: 'Do not remind me' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'There is no reminder here' } )
	).toBeVisible();
	await page.goto( ownerLink );
	await expect( page.getByText( 'a…@example.org' ) ).toHaveCount( 0 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'an owner gets a file for the calendar, and stops a reminder on the page of the report', async ( {
		page,
		publishWheel,
		setOptions,
		mail,
	} ) => {
		await setOptions( allSharing );
		const { id } = await publishWheel();
		const { ownerLink } = await saveReport( page, id );
		await page.goto( ownerLink );
		const download = page.waitForEvent( 'download' );
		await page.getByRole( 'link', { name: 'Add to my calendar' } ).click();
		expect( ( await download ).suggestedFilename() ).toBe( 'reminder.ics' );

		await page.getByText( 'Email me on that day' ).click();
		await page
			.getByRole( 'textbox', { name: 'Email' } )
			.last()
			.fill( 'bea@example.org' );
		await page
			.getByRole( 'button', { name: 'Ask for the reminder' } )
			.click();
		await mail.wait( 1 );
		await page.getByRole( 'button', { name: 'Do not remind me' } ).click();
		await expect( page.getByText( 'b…@example.org' ) ).toHaveCount( 0 );
	} );
} );
