/** What a visitor has typed survives a reload, a closed tab and a crash, on this device and for an hour. */
import { begun, expect, expectSent, test, Writer } from '../fixtures/form';

const fields = [
	{ type: 'text', name: 'your-name', label: 'Your name' },
	{
		type: 'radio',
		name: 'reason',
		label: 'Reason',
		choices: [ { label: 'Question' }, { label: 'Complaint' } ],
	},
	{
		type: 'textarea',
		name: 'details',
		label: 'What happened?',
		showIf: {
			match: 'all',
			rules: [ { field: 'reason', is: 'equal', value: 'Complaint' } ],
		},
	},
	{ type: 'text', name: 'note', label: 'Note' },
	{ type: 'acceptance', name: 'terms', label: 'I agree', isOptional: true },
];

const kept = ( writer: Writer ): Promise< string > =>
	writer.page.evaluate( () =>
		JSON.stringify( Object.entries( window.localStorage ) )
	);

const notice = ( writer: Writer ) =>
	writer.page
		.getByRole( 'status' )
		.filter( { hasText: 'What you typed before is back.' } );

async function type( writer: Writer ): Promise< void > {
	await writer.alive();
	await writer.field( 'Your name' ).fill( 'Ana' );
	await writer.field( 'Note' ).fill( '4111 1111 1111 1111' );
	await writer.field( 'I agree' ).check();
	await writer.field( 'Complaint' ).check();
	// The last one: what is kept with it is not written again later.
	await writer.field( 'What happened?' ).fill( 'It broke.' );
	await expect.poll( () => kept( writer ) ).toContain( 'It broke.' );
}

test( 'typed answers survive a reload and a closed tab, secrets do not, and are gone once they are sent', async ( {
	openForm,
	page,
	picture,
	expectAccessible,
} ) => {
	const writer = await openForm( fields );
	await type( writer );
	expect( await kept( writer ) ).not.toContain( '4111' );

	await page.reload();
	await expect( notice( writer ) ).toBeVisible();
	await expect( writer.field( 'Your name' ) ).toHaveValue( 'Ana' );
	await expect( writer.field( 'What happened?' ) ).toHaveValue( 'It broke.' );
	await expect( writer.field( 'Note' ) ).toHaveValue( '' );
	await expect( writer.field( 'I agree' ) ).not.toBeChecked();
	await picture( 'form-draft', writer.box );
	await expectAccessible();

	await test.step( 'it is there in another tab after the first one was closed', async () => {
		const link = page.url();
		await page.goto( 'about:blank' );
		const other = await page.context().newPage();
		await other.goto( link );
		await expect( new Writer( other ).field( 'Your name' ) ).toHaveValue(
			'Ana'
		);
		await other.close();
		await page.goto( link );
		await expect( writer.field( 'Your name' ) ).toHaveValue( 'Ana' );
	} );

	await test.step( 'sending deletes it', async () => {
		await writer.send.click();
		await expectSent( writer );
		await expect( notice( writer ) ).toHaveCount( 0 );
		expect( await kept( writer ) ).not.toContain( 'rueda-draft' );
		await page.reload();
		await writer.alive();
		await expect( writer.field( 'Your name' ) ).toHaveValue( '' );
	} );
} );

test( 'in Spanish from right to left on a narrow screen the notice fits', async ( {
	openForm,
	page,
	picture,
	server,
} ) => {
	await server.pretend( { locale: 'es_ES', direction: 'rtl' } );
	await page.setViewportSize( { width: 320, height: 700 } );
	const writer = await openForm( fields );
	await type( writer );
	await page.reload();
	await expect(
		page.getByText( 'Lo que escribió antes está aquí de nuevo.' )
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Empezar de nuevo' } )
	).toBeVisible();
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 320 );
	await picture( 'form-draft-narrow', writer.box );
} );

test( 'starting over deletes it by keyboard, also for the next person at this device', async ( {
	openForm,
	page,
} ) => {
	const writer = await openForm( fields );
	await type( writer );
	await page.reload();
	await page.getByRole( 'button', { name: 'Start over' } ).press( 'Enter' );
	await expect( writer.field( 'Your name' ) ).toBeFocused();
	await expect( writer.field( 'Your name' ) ).toHaveValue( '' );
	await expect( writer.field( 'What happened?' ) ).toBeHidden();
	expect( await kept( writer ) ).not.toContain( 'rueda-draft' );
	await page.reload();
	await writer.alive();
	await expect( notice( writer ) ).toHaveCount( 0 );
} );

test( 'after an hour nothing comes back, and it is deleted', async ( {
	openForm,
	page,
} ) => {
	const writer = await openForm( fields );
	await type( writer );
	// As if it had been kept an hour ago.
	await page.evaluate( () => {
		for ( const [ key, text ] of Object.entries( localStorage ) ) {
			localStorage.setItem(
				key,
				String( text ).replace( /"until":\d+/, '"until":1' )
			);
		}
	} );
	const other = await page.context().newPage();
	await other.goto( page.url() );
	const next = new Writer( other );
	await next.alive();
	await expect.poll( () => kept( next ) ).toBe( '[]' );
	await expect( next.field( 'Your name' ) ).toHaveValue( '' );
	await expect( notice( next ) ).toHaveCount( 0 );
	await other.close();
} );

test( 'a form without conditions, steps, files and kept answers loads not a byte of them until it is sent', async ( {
	network,
	openForm,
	page,
} ) => {
	const parts = network.record( /\/chunks\/form-/ );
	const writer = await openForm( fields.slice( 0, 1 ), {
		meta: { rueda_form_settings: 'no_drafts: on' },
	} );
	await writer.alive();
	await writer.field( 'Your name' ).fill( 'Ana' );
	await page.reload();
	await writer.alive();
	await expect( writer.field( 'Your name' ) ).toHaveValue( '' );
	await writer.field( 'Your name' ).fill( 'Ana' );
	await writer.send.click();
	await expectSent( writer );
	expect( parts.map( ( request ) => request.url() ) ).toEqual( [] );
	expect( await kept( writer ) ).toBe( '[]' );
} );

test( 'visitors who only read load nothing that keeps answers', async ( {
	network,
	openForm,
	page,
} ) => {
	const parts = network.record( /form-draft/ );
	await openForm( fields );
	await begun( page, 'form-conditions' );
	expect( parts ).toHaveLength( 0 );
} );
