/** A copy of a site holds its emails until an admin has decided about them. */
import type { Page } from '@playwright/test';
import { expect, expectSent, formBlock, test, Writer } from '../fixtures/form';
import { Server } from '../fixtures/pretend';

const LIST = '/wp-admin/admin.php?page=rueda-messages';

const inBar = ( admin: Page ) =>
	admin.getByRole( 'menuitem', { name: /emails? (is|are) held/i } );

test( 'a copy sends nothing, says so, and sends or deletes what it held with one press @versions', async ( {
	admin,
	page,
	rest,
	server,
	publishForm,
	publishPage,
	mail,
	expectAccessible,
	picture,
} ) => {
	const { id } = await publishForm();
	const { link } = await publishPage( { content: formBlock( id ) } );
	await server.pretend( { held: 'copy' } );
	await new Server( admin.context(), rest ).pretend( { held: 'copy' } );
	await mail.clear();

	const send = async () => {
		await page.goto( link );
		const writer = new Writer( page );
		await writer.alive();
		await writer.fill();
		await writer.send.click();
		await expectSent( writer );
	};
	await send();
	expect( await mail.list() ).toHaveLength( 0 );

	await admin.goto( LIST );
	await expect( inBar( admin ) ).toBeVisible();
	const notice = admin.getByRole( 'group' ).filter( { hasText: 'held' } );
	await notice.locator( 'summary' ).press( 'Enter' );
	await expect( notice.getByRole( 'listitem' ).first() ).toBeVisible();
	await expectAccessible( { page: admin, inside: '.rueda-messages' } );
	await picture( 'held-mails', admin );
	await admin
		.getByRole( 'link', { name: 'Delete what is held' } )
		.press( 'Enter' );
	await expect( admin.getByText( 'This cannot be undone.' ) ).toBeVisible();
	await admin.getByRole( 'link', { name: 'Keep' } ).press( 'Enter' );
	await admin
		.getByRole( 'link', { name: 'Delete what is held' } )
		.press( 'Enter' );
	await admin
		.getByRole( 'button', { name: 'Delete permanently' } )
		.press( 'Enter' );
	await expect(
		admin.getByText( 'What was held was deleted.' )
	).toBeVisible();

	await send();
	await admin.goto( LIST );
	await admin
		.getByRole( 'button', { name: 'Send what is held' } )
		.press( 'Enter' );
	await expect(
		admin.getByText( 'will be sent in the next minutes' )
	).toBeVisible();
	await server.letPass( { minutes: 1 } );
	expect( await mail.wait( 1 ) ).toHaveLength( 1 );
} );
