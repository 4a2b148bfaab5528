/** Forms in steps, for visitors: by keyboard, with conditions, with the browser's Back, without scripts. */
import {
	begun,
	expect,
	expectSent,
	formBlock,
	formBox,
	test,
	Writer,
} from '../fixtures/form';
import { button, heading, order, step } from '../fixtures/form-steps';
import { block } from '../fixtures/markup';

const content = ( ...steps: readonly string[] ) => ( {
	content: steps.join( '' ) + block( 'rueda/form-submit' ),
} );

test( 'a visitor goes from step to step by keyboard, sees all answers, changes one, and sends', async ( {
	page,
	openForm,
	expectAccessible,
	picture,
} ) => {
	const writer = await openForm( [], content( ...order ) );
	await writer.alive();
	await expect( heading( page, 'You' ) ).toBeVisible();
	await expect( page.getByText( 'Step 1 of 3' ) ).toBeVisible();
	await expect( button( page, 'Back' ) ).toBeHidden();
	await expect( writer.send ).toBeHidden();

	await test.step( 'what is wrong in a step is said in it, and the focus goes there', async () => {
		await button( page, 'Next' ).press( 'Enter' );
		await expect( writer.field( /^Your name/ ) ).toBeFocused();
		await expect( writer.tip( 'your-name' ) ).toHaveText(
			'Please fill out this field.'
		);
		await expect( writer.spoken ).toContainText(
			'Your name – Please fill out this field.'
		);
		await expectAccessible();
	} );

	await test.step( 'Enter in a field goes on, and the heading of the next step gets the focus', async () => {
		await page.keyboard.type( 'Ana' );
		await page.keyboard.press( 'Enter' );
		await expect( heading( page, 'Your address' ) ).toBeFocused();
		await expect( page.getByText( 'Step 2 of 3' ) ).toBeVisible();
		await expect(
			page.getByRole( 'progressbar', {
				name: 'Step 2 of 3: Your address',
			} )
		).toHaveJSProperty( 'value', 2 );
		await expect( writer.field( /^Your name/ ) ).toBeHidden();
		await expectAccessible();
		await picture( 'form-steps' );
	} );

	await test.step( 'all answers are there, as people read them', async () => {
		await writer.field( /^Your email/ ).fill( 'ana@example.org' );
		await writer.field( 'Day of delivery' ).fill( '2027-03-01' );
		await button( page, 'Next' ).press( 'Enter' );
		await expect( heading( page, 'Check your answers' ) ).toBeFocused();
		await expect( page.getByRole( 'definition' ) ).toHaveText( [
			'Ana',
			'Change',
			'A person',
			'Change',
			'ana@example.org',
			'Change',
			'March 1, 2027',
			'Change',
		] );
		await expect( writer.send ).toBeVisible();
		await expect( button( page, 'Next' ) ).toBeHidden();
		await expectAccessible();
		await picture( 'form-steps-answers' );
		await page.setViewportSize( { width: 320, height: 700 } );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 320 );
	} );

	await test.step( '“Change” leads to the field, and “Next” back to all answers', async () => {
		await button( page, 'Change: Your name' ).press( 'Enter' );
		await expect( writer.field( /^Your name/ ) ).toBeFocused();
		await writer.field( /^Your name/ ).fill( 'Eva' );
		await page.keyboard.press( 'Enter' );
		await expect( heading( page, 'Check your answers' ) ).toBeFocused();
		await expect( page.getByRole( 'definition' ).first() ).toHaveText(
			'Eva'
		);
	} );

	await writer.field( 'Anything else?' ).fill( 'No.' );
	const request = page.waitForRequest( /feedback$/ );
	await writer.send.press( 'Enter' );
	expect( ( await request ).postData() ).toContain( 'Eva' );
	await expectSent( writer );
	await expect( heading( page, 'You' ) ).toBeFocused();
	await expect( page.getByText( 'Step 1 of 3' ) ).toBeVisible();
} );

test( 'steps with conditions come and go, and their number with them', async ( {
	page,
	openForm,
} ) => {
	const writer = await openForm( [], content( ...order ) );
	await writer.alive();
	await writer.field( /^Your name/ ).fill( 'Ana' );
	await writer.field( 'A company' ).check();
	await expect( page.getByText( 'Step 1 of 4' ) ).toBeVisible();
	await button( page, 'Next' ).click();
	await expect( heading( page, 'Your company' ) ).toBeFocused();

	await test.step( 'what is required in it is asked for while it is shown', async () => {
		await button( page, 'Next' ).click();
		await expect( writer.field( /^Name of the company/ ) ).toBeFocused();
		await expect( writer.tip( 'company' ) ).toHaveText(
			'Please fill out this field.'
		);
	} );

	await page.keyboard.type( 'Noria' );
	await button( page, 'Back' ).click();
	await expect( heading( page, 'You' ) ).toBeFocused();
	await writer.field( 'A person' ).check();
	await button( page, 'Next' ).click();
	await expect( heading( page, 'Your address' ) ).toBeFocused();
} );

test( 'the browser’s Back goes one step back, in the form that went on', async ( {
	page,
	publishForm,
	publishPage,
} ) => {
	const steps = [
		step( { title: 'One' }, { name: 'one', label: 'First' } ),
		step( { title: 'Two' }, { name: 'two', label: 'Second' } ),
		step( { title: 'Three' }, { name: 'three', label: 'Third' } ),
	];
	const { id } = await publishForm( [], content( ...steps ) );
	const { link } = await publishPage( {
		content: formBlock( id ) + formBlock( id ),
	} );
	await page.goto( 'about:blank' );
	await page.goto( link );
	const [ one, other ] = [ 0, 1 ].map(
		( index ) => new Writer( page, formBox( page, index ) )
	) as [ Writer, Writer ];
	await one.alive();

	await one.field( 'First' ).fill( 'a' );
	await button( one.inside, 'Next' ).click();
	await expect( heading( one.inside, 'Two' ) ).toBeFocused();
	await button( other.inside, 'Next' ).click();
	await expect( heading( other.inside, 'Two' ) ).toBeFocused();
	await button( one.inside, 'Next' ).click();
	await expect( heading( one.inside, 'Three' ) ).toBeFocused();

	await page.goBack();
	await expect( heading( one.inside, 'Two' ) ).toBeFocused();
	await expect( heading( other.inside, 'Two' ) ).toBeVisible();
	await page.goBack();
	await expect( heading( other.inside, 'One' ) ).toBeFocused();
	await expect( heading( one.inside, 'Two' ) ).toBeVisible();
	await page.goBack();
	await expect( heading( one.inside, 'One' ) ).toBeFocused();
	await expect( one.field( 'First' ) ).toHaveValue( 'a' );
	await page.goForward();
	await expect( heading( one.inside, 'Two' ) ).toBeFocused();

	await test.step( 'the button “Back” is the browser’s, so both never disagree', async () => {
		await button( one.inside, 'Back' ).dblclick();
		await expect( heading( one.inside, 'One' ) ).toBeVisible();
		expect( page.url() ).toBe( link );
	} );

	await test.step( 'from the first step it leaves the page', async () => {
		await page.goBack();
		expect( page.url() ).toBe( 'about:blank' );
	} );
} );

test( 'after a reload a visitor is not further than the answers allow', async ( {
	page,
	openForm,
} ) => {
	const writer = await openForm( [], content( ...order ) );
	await writer.alive();
	await writer.field( /^Your name/ ).fill( 'Ana' );
	await button( page, 'Next' ).click();
	await expect( heading( page, 'Your address' ) ).toBeFocused();
	// Nothing of what was typed is there again.
	await page.addInitScript( () => {
		if ( location.host ) {
			localStorage.clear();
		}
	} );
	await page.reload();
	await writer.alive();
	await expect( writer.field( /^Your name/ ) ).toBeVisible();
	await expect( page.getByText( 'Step 1 of 3' ) ).toBeVisible();
	await page.goBack();
	await expect( writer.field( /^Your name/ ) ).toBeVisible();
} );

test( 'an error that only the server finds opens the step of its field', async ( {
	page,
	openForm,
	network,
} ) => {
	await network.hang( /feedback\/schema/ );
	const writer = await openForm( [], content( ...order ) );
	await writer.alive();
	// Rules that do not come keep nobody from going on.
	await button( page, 'Next' ).click();
	await expect( heading( page, 'Your address' ) ).toBeFocused();
	await button( page, 'Next' ).click();
	await expect( writer.send ).toBeVisible();
	await writer.field( 'Anything else?' ).fill( 'No.' );
	await writer.send.click();
	await expect( writer.field( /^Your name/ ) ).toBeFocused();
	await expect( heading( page, 'You' ) ).toBeVisible();

	await writer.summary.getByRole( 'link', { name: /^Your email/ } ).click();
	await expect( writer.field( /^Your email/ ) ).toBeFocused();
	await page.goBack();
	await expect( heading( page, 'You' ) ).toBeVisible();
} );

test( 'a consent is asked for in its step, and the button to send is at the end wherever it stands', async ( {
	page,
	openForm,
} ) => {
	const writer = await openForm( [], {
		content: [
			step( { title: 'You' }, { name: 'you', label: 'Name' } ),
			step(
				{ title: 'Rules' },
				{
					type: 'acceptance',
					name: 'rules',
					conditionText: 'I accept the rules.',
				}
			).replace(
				'<!-- /wp:rueda/form-step -->',
				`${ block( 'rueda/form-submit' ) }<!-- /wp:rueda/form-step -->`
			),
			step( { title: 'Message' }, { name: 'words', label: 'Words' } ),
		].join( '' ),
	} );
	const reason = page.getByText( 'Accept the conditions to send the form.' );
	// Until then the key Enter presses the button to send, which is disabled.
	await begun( page, 'form-steps' );
	await writer.field( 'Name' ).fill( 'Ana' );
	await writer.field( 'Name' ).press( 'Enter' );
	await expect( heading( page, 'Rules' ) ).toBeFocused();
	await expect( reason ).toBeHidden();
	await expect( writer.send ).toBeHidden();
	await button( page, 'Next' ).click();
	await expect( writer.field( 'I accept the rules.' ) ).toBeFocused();
	await expect( writer.tip( 'rules' ) ).toBeVisible();
	await page.keyboard.press( 'Space' );
	await button( page, 'Next' ).click();
	await writer.field( 'Words' ).fill( 'Hello' );
	await writer.field( 'Words' ).press( 'Enter' );
	await expectSent( writer );
} );

test( 'nothing moves while the script comes, and a press that is too early is kept', async ( {
	page,
	openForm,
	network,
	watchShifts,
} ) => {
	const release = await network.hold( /form-steps\b.*\.js/ );
	const shifts = await watchShifts();
	const writer = await openForm( [], content( ...order ) );
	await expect( writer.field( /^Your email/ ) ).toBeHidden();
	await button( page, 'Next' ).click();
	release();
	await expect( writer.field( /^Your name/ ) ).toBeFocused();
	await expect( writer.tip( 'your-name' ) ).toBeVisible();
	expect( await shifts() ).toBe( 0 );
} );

test( 'where the part of the script does not come, all steps are one page', async ( {
	page,
	openForm,
	watch,
} ) => {
	watch.allow( /form-(more|steps)/ );
	await page.route( /form-(more|steps)\b.*\.js/, ( route ) => route.abort() );
	const writer = await openForm( [], content( ...order ) );
	await writer.alive();
	await expect( writer.field( /^Your email/ ) ).toBeVisible();
	await expect( button( page, 'Next' ) ).toBeHidden();
	await writer.field( /^Your name/ ).fill( 'Ana' );
	await writer.field( /^Your email/ ).fill( 'ana@example.org' );
	await writer.send.click();
	await expectSent( writer );
} );

test( 'a page that a cache kept for days works, and so does a firewall that refuses the route', async ( {
	page,
	publishForm,
	publishPage,
	openStale,
	network,
	watch,
} ) => {
	watch.allow( /403/ );
	const { id } = await publishForm( [], content( ...order ) );
	const { link } = await publishPage( { content: formBlock( id ) } );
	await openStale( link );
	await network.answer( /feedback$/, {
		status: 403,
		contentType: 'text/html',
		body: 'Forbidden',
	} );
	const writer = new Writer( page );
	await writer.alive();
	await writer.field( /^Your name/ ).fill( 'Ana' );
	await page.keyboard.press( 'Enter' );
	await writer.field( /^Your email/ ).fill( 'ana@example.org' );
	await page.keyboard.press( 'Enter' );
	await expect( heading( page, 'Check your answers' ) ).toBeFocused();
	await writer.send.click();
	await expectSent( writer );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'all steps are one page of sections, and the server decides', async ( {
		page,
		openForm,
		picture,
	} ) => {
		const writer = await openForm( [], content( ...order ) );
		for ( const name of [ 'You', 'Your company', 'Your address' ] ) {
			await expect( heading( page, name ) ).toBeVisible();
		}
		await expect( page.getByRole( 'progressbar' ) ).toBeHidden();
		await expect( button( page, 'Next' ) ).toBeHidden();
		await picture( 'form-steps-plain' );
		await writer.field( /^Your name/ ).fill( 'Ana' );
		await writer.send.click();
		await expect( writer.tip( 'your-email' ) ).toBeVisible();
		await writer.field( /^Your email/ ).fill( 'ana@example.org' );
		await writer.send.click();
		await expectSent( writer );
	} );
} );
