/** What a form renews: quiz, captcha, and what a page from a cache has lost. */
import {
	hiddenField,
	formBox,
	answer,
	expect,
	feedback,
	formBlock,
	test,
	told,
	usual,
	Writer,
} from '../fixtures/form';

test( 'quiz and captcha are renewed by every answer, and the picture when a visitor asks for another one @versions', async ( {
	openForm,
	network,
	expectAccessible,
} ) => {
	const writer = await openForm( [
		...usual,
		{
			type: 'quiz',
			name: 'animal',
			label: 'Quiz',
			questions: [ { question: 'What barks?', answer: 'dog' } ],
		},
		{ type: 'captcha', name: 'code', label: 'Letters' },
	] );
	const stop = await network.answer(
		feedback,
		answer( 'spam', {
			quiz: { animal: [ 'What meows?', 'hash' ] },
			captcha_words: { code: [ 'How much is it?', 'words' ] },
		} )
	);
	await writer.fill();
	await writer.field( 'What barks?' ).fill( 'dog' );
	await writer.send.click();
	await expect( writer.field( 'What meows?' ) ).toHaveValue( '' );
	await expect(
		hiddenField( writer.form, '_wpcf7_quiz_answer_animal' )
	).toHaveValue( 'hash' );
	await writer.inside.getByText( 'I cannot read the image' ).click();
	await expect( writer.inside.getByText( 'How much is it?' ) ).toBeVisible();
	await expect(
		hiddenField( writer.form, '_wpcf7_quiz_answer_code' )
	).toHaveValue( 'words' );

	await stop();
	const picture = writer.form.getByRole( 'img', { name: 'captcha' } );
	const before = ( await picture.getAttribute( 'src' ) ) ?? '';
	await writer.field( /^Letters/ ).fill( 'WRONG' );
	await writer.inside
		.getByRole( 'button', { name: 'Show another image' } )
		.click();
	await expect( picture ).not.toHaveAttribute( 'src', before );
	await expect( writer.field( /^Letters/ ) ).toHaveValue( '' );
	await expect( writer.field( /^Message/ ) ).toHaveValue( 'Hello' );
	await expectAccessible();
} );

test( 'a cached page renews its quiz, and a form inside another form says that it is in the wrong place', async ( {
	page,
	publishForm,
	publishPage,
	events,
	network,
} ) => {
	const { id } = await publishForm();
	const { link } = await publishPage( {
		content: `${ formBlock( id ) }<form action="/" aria-label="Outer">${ formBlock( id ) }</form>`,
	} );
	await page.addInitScript( () => {
		document.addEventListener( 'DOMContentLoaded', () => {
			const { wpcf7 = {} } = window as { wpcf7?: object };
			Object.assign( wpcf7, { cached: 1 } );
		} );
	} );
	const release = await network.hold( /\/chunks\/form\./ );
	await page.goto( link );

	await test.step( 'a cached page renews its quiz, and keeps what was typed', async () => {
		const writer = new Writer( page, formBox( page ) );
		await writer.field( /^Message/ ).fill( 'Typed early' );
		release();
		await expect( async () => {
			expect( told( await events( page ) ) ).toEqual( [
				'statuschanged resetting',
				'statuschanged init',
				'reset init',
			] );
		} ).toPass();
		await expect( writer.field( /^Message/ ) ).toHaveValue( 'Typed early' );
	} );

	await test.step( 'a form inside another form says that it is in the wrong place', async () => {
		const words = 'Error: This contact form is placed in the wrong place.';
		await expect( page.getByText( words ) ).toBeVisible();
	} );
} );
