/** How long the reports of one wheel are kept. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** WordPress remembers what an author had open. */
async function openSidebar( admin: Page ): Promise< void > {
	const toggle = admin.getByRole( 'button', {
		name: 'Settings',
		exact: true,
	} );
	await toggle.waitFor();
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
}

test( 'an author chooses how long the reports of one wheel are kept', async ( {
	admin,
	rest,
	publish,
} ) => {
	const wheel = await publish( 'wheel', {
		title: 'Kept for long',
		content:
			'<!-- wp:rueda/add-wheels --><!-- wp:rueda/area {"label":"Health"} /--><!-- /wp:rueda/add-wheels -->',
	} );
	await admin.goto( `/wp-admin/post.php?post=${ wheel.id }&action=edit` );
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await openSidebar( admin );
	await settings.getByRole( 'tab', { name: 'Wheel' } ).click();
	const keeping = settings.getByRole( 'combobox', {
		name: 'Delete reports',
	} );
	await expect( keeping ).toHaveValue( '-1' );
	await keeping.selectOption( 'After a number of months' );
	const months = settings.getByRole( 'spinbutton', { name: 'Months' } );
	await months.fill( '24' );
	await months.press( 'Tab' );
	// An invalid number stays in the field, and nothing of it is stored.
	await months.press( 'ControlOrMeta+a' );
	await months.pressSequentially( '360' );
	await months.press( 'Tab' );
	await expect( months ).toHaveValue( '360' );
	await expect( settings.getByText( /from 1 to 120\. Until/ ) ).toBeVisible();
	await admin
		.getByRole( 'button', { name: /^(Save|Update)$/ } )
		.first()
		.click();
	await expect( admin.getByText( 'Wheel updated.' ).first() ).toBeVisible();
	const stored = await rest.rest< { meta: { rueda_report_months: number } } >(
		{
			path: `/wp/v2/wheel/${ wheel.id }?context=edit`,
		}
	);
	expect( stored.meta.rueda_report_months ).toBe( 24 );
} );
