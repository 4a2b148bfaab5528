/** What a form renews: quiz, captcha, and what a page from a cache has lost. */
import {
	Writer,
	answer,
	begun,
	expect,
	expectSent,
	feedback,
	formBlock,
	formBox,
	hiddenField,
	test,
	told,
	usual,
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

test( 'a page from a cache asks once for a nonce, and sends at the first press @versions', async ( {
	page,
	publishForm,
	publishPage,
	openStale,
	network,
} ) => {
	const { id } = await publishForm( [
		...usual,
		{
			type: 'quiz',
			name: 'animal',
			label: 'Quiz',
			questions: [ { question: 'What barks?', answer: 'dog' } ],
		},
	] );
	const { link } = await publishPage( { content: formBlock( id ) } );
	await openStale( link );
	const writer = new Writer( page );
	// It renews old questions at the next touch.
	await begun( page, 'form-more' );
	const calls = network.record( feedback );
	const renewals = network.record( /action=rest-nonce/ );
	const schema = page.waitForResponse( /feedback\/schema/ );
	const mark = hiddenField( page, '_wpcf7_quiz_answer_animal' );
	const old = await mark.inputValue();
	await writer.fill();
	expect( ( await schema ).status() ).toBe( 200 );
	// Another cache may keep it.
	expect( ( await schema ).headers() ).not.toHaveProperty( 'x-wp-nonce' );
	expect( renewals ).toHaveLength( 1 );
	// The question that the cache kept is too old to be answered.
	await expect( mark ).not.toHaveValue( old );
	await writer.field( 'What barks?' ).fill( 'dog' );
	/** Waits until the next fresh question is in the form. */
	const nextMark = async (): Promise< void > => {
		const response = await page.waitForResponse( /refill/ );
		const { quiz } = ( await response.json() ) as {
			quiz: { animal: [ string, string ] };
		};
		await expect( mark ).toHaveValue( quiz.animal[ 1 ] );
	};
	const afterwards = nextMark();
	await writer.send.click();
	await expectSent( writer );
	await afterwards;
	expect( calls ).toHaveLength( 1 );
	expect( calls[ 0 ]?.headers() ).toHaveProperty( 'x-wp-nonce' );
	expect( renewals ).toHaveLength( 1 );

	await test.step( 'a quiz question is renewed while the page is open, but not once it has an answer', async () => {
		const wait = ( minutes: number ) =>
			page.clock.setSystemTime( Date.now() + minutes * 60_000 );
		await expect( writer.field( /^Your name/ ) ).toBeEmpty();
		await wait( 20 );
		const renewal = nextMark();
		await writer.field( /^Your name/ ).fill( 'Eva' );
		await renewal;
		const renewed = await mark.inputValue();
		await writer.field( 'What barks?' ).fill( 'dog' );
		await wait( 40 );
		await writer.field( /^Message/ ).fill( 'Later' );
		await expect( writer.field( 'What barks?' ) ).toHaveValue( 'dog' );
		await expect( mark ).toHaveValue( renewed );
	} );
} );

test( 'what a plugin adds to api-fetch sees the calls of a form, and readers do not load it @versions', async ( {
	openForm,
	page,
} ) => {
	interface Site {
		wp?: { apiFetch?: { use: ( middleware: Middleware ) => void } };
		seen?: string[];
	}
	type Middleware = (
		options: { url?: unknown },
		next: ( options: object ) => unknown
	) => unknown;
	const hasApiFetch = () =>
		page.evaluate( () => Boolean( ( window as Site ).wp?.apiFetch ) );
	const writer = await openForm();
	await writer.alive();
	expect( await hasApiFetch() ).toBe( false );

	await writer.fill();
	await expect.poll( hasApiFetch ).toBe( true );
	await page.evaluate( () => {
		const site = window as Site;
		const seen: string[] = ( site.seen = [] );
		site.wp?.apiFetch?.use( ( options, next ) => {
			seen.push( String( options.url ) );
			return next( options );
		} );
	} );
	await writer.send.click();
	await expectSent( writer );
	const seen = await page.evaluate( () => ( window as Site ).seen );
	expect( seen ).toContainEqual( expect.stringMatching( feedback ) );
} );
