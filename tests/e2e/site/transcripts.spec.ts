/** What a screen reader is told in the two things that visitors do. The transcripts are in docs/transcripts. */
import { mergeTests } from '@playwright/test';
import {
	expectSent,
	feedback,
	formBox,
	test as formTest,
} from '../fixtures/form';
import { Transcript } from '../fixtures/transcript';
import { expect, rootOf, test as wheelTest } from '../fixtures/wheel';

const test = mergeTests( formTest, wheelTest );

test( 'a screen reader is told of a form, its errors and its answer as the transcript says', async ( {
	page,
	openForm,
	network,
} ) => {
	await Transcript.begin( page );
	const writer = await openForm();
	await writer.alive();
	const transcript = new Transcript( page, 'form', formBox( page ) );
	await transcript.note( 'The page is open', true );

	await writer.field( /^E-mail/ ).fill( 'ana' );
	await writer.field( /^Message/ ).focus();
	await expect( writer.spoken ).toContainText( 'E-mail' );
	await transcript.note( 'A wrong email address is typed, and left' );

	// An answer that comes at once would leave "Sending…" out.
	const answer = await network.hold( feedback );
	await writer.send.press( 'Enter' );
	await expect( page.getByText( 'Sending…' ) ).toBeVisible();
	answer();
	await expect( writer.summary ).toBeFocused();
	await transcript.note( 'Send is pressed, with errors', true );

	await writer.summary
		.getByRole( 'link', { name: /^Your name/ } )
		.press( 'Enter' );
	await transcript.note( 'An error of the list is chosen' );

	await writer.fill();
	await writer.send.press( 'Enter' );
	await expectSent( writer );
	await transcript.note( 'All is put right and sent', true );
	transcript.expectKept();
} );

test( 'a screen reader is told of a wheel from the intro to the result as the transcript says', async ( {
	page,
	openWheel,
	network,
} ) => {
	await Transcript.begin( page );
	await openWheel();
	const root = rootOf( page );
	const transcript = new Transcript( page, 'wheel', root );
	const press = ( name: string ) =>
		root.getByRole( 'button', { name, exact: true } ).press( 'Enter' );
	await transcript.note( 'The page is open', true );

	await press( 'Start Assessment' );
	await expect(
		root.getByRole( 'heading', { name: 'Health' } )
	).toBeFocused();
	// The chart has code of its own.
	await expect(
		root.getByRole( 'img', { name: 'Your wheel' } )
	).toBeVisible();
	await transcript.note( 'Start is pressed', true );

	const heading = ( name: string ) => root.getByRole( 'heading', { name } );
	const ratings = { Health: '7', Friends: '3', Work: '10', Money: '5' };
	const saved = await network.hold( /admin-ajax\.php/ );
	const headings = [ ...Object.keys( ratings ), 'Your wheel' ];
	for ( const [ at, [ area, rating ] ] of Object.entries(
		ratings
	).entries() ) {
		await root.getByRole( 'radio', { name: rating, exact: true } ).click();
		// That of the result has code of its own, too.
		await expect( heading( headings[ at + 1 ] ?? '' ) ).toBeFocused();
		await transcript.note( `${ area } is rated with ${ rating }` );
	}
	saved();
	await expect(
		root.getByRole( 'link', { name: 'View My Wheel' } )
	).toBeVisible();
	// What can be done with a report comes by another call, and with code of its own.
	for ( const name of [ 'Email My Wheel', /^Keep it/ ] ) {
		await expect( root.getByRole( 'button', { name } ) ).toBeVisible();
	}
	await transcript.note( 'The result has been saved', true );
	transcript.expectKept();
} );
