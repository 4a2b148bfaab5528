/** Beside the plugin whose protocol we speak: one of its forms in our block, through our front end and its own routes. */
import type { Request } from '@playwright/test';
import { formBox, expect, formBlock, test, Writer } from '../fixtures/form';
import { pretenceHeaders } from '../fixtures/pretend';

const LIST = '/?rest_route=/contact-form-7/v1/contact-forms';

test( 'a form of the plugin Contact Form 7 is sent to that plugin once, and chosen in the editor', async ( {
	admin,
	editor,
	page,
	publishPage,
	publishForm,
	server,
} ) => {
	await server.pretend( { formPeer: true } );
	const [ theirs ] = ( await (
		await page.request.get( LIST )
	).json() ) as Array< { id: number } >;
	const { id } = await publishForm();
	const { link } = await publishPage( {
		content: formBlock( theirs?.id ?? 0 ) + formBlock( id ),
	} );

	const calls: string[] = [];
	page.on( 'request', ( request: Request ) => {
		if ( request.method() === 'POST' ) {
			calls.push( decodeURIComponent( request.url() ) );
		}
	} );
	await page.goto( link );
	const writer = new Writer( page, formBox( page ) );
	await writer.alive();
	await expect( page.getByText( 'Taken by the other' ) ).toHaveCount( 0 );

	await writer.send.click();
	await expect( writer.summary.getByRole( 'listitem' ) ).toHaveText( [
		'Your name – Who are you?',
	] );
	await writer.field( 'Your name' ).fill( 'Ana' );
	await writer.send.click();
	await expect( writer.response ).toHaveText(
		'The other plugin thanks Ana.'
	);
	const address = `contact-form-7/v1/contact-forms/${ theirs?.id ?? 0 }/feedback`;
	expect( calls.map( ( url ) => url.endsWith( address ) ) ).toEqual( [
		true,
		true,
	] );

	// Forms of ours go to routes of ours, since that namespace is not ours here.
	const ours = new Writer( page, formBox( page, 1 ) );
	await ours.fill();
	await ours.send.click();
	await expect( ours.response ).toHaveText( /^Thank you/ );
	expect( calls[ 2 ] ).toContain( `rueda/v1/contact-forms/${ id }/feedback` );
	expect( calls ).toHaveLength( 3 );

	await admin
		.context()
		.setExtraHTTPHeaders( pretenceHeaders( { formPeer: true } ) );
	await editor.openNewPage( 'Two plugins' );
	const block = await editor.insert( 'rueda/contact-form', 'contact form' );
	await block.getByRole( 'combobox', { name: 'Form', exact: true } ).click();
	await block
		.getByRole( 'option', { name: 'Theirs (Contact Form 7)' } )
		.click();
	await expect( block.getByLabel( 'Your name' ) ).toBeVisible();
} );
