/** What helps while somebody fills in a form: consent, choices, addresses, counting, the way to what is wrong. */
import {
	begun,
	expect,
	expectSent,
	feedback,
	test,
	usual,
} from '../fixtures/form';

const choices = [ { label: 'One' }, { label: 'Two' }, { label: 'Other' } ];
const days = [ { label: 'Monday' }, { label: 'Friday' } ];

const fields = [
	...usual,
	{
		type: 'checkbox',
		name: 'many',
		label: 'Many',
		choices,
		hasFreeText: true,
	},
	{
		type: 'checkbox',
		name: 'one',
		label: 'Only one',
		choices: [ { label: 'Red' }, { label: 'Blue' } ],
		isExclusive: true,
	},
	{ type: 'url', name: 'site', label: 'Web site' },
	{ type: 'textarea', name: 'text', label: 'Text', maxlength: 20 },
	{
		type: 'count',
		target: 'text',
		countDirection: 'down',
		label: 'Characters left',
	},
	{
		type: 'checkbox',
		name: 'days',
		label: 'Days',
		choices: days,
		isRequired: true,
	},
	{ type: 'radio', name: 'way', label: 'Way', choices: days },
	{
		type: 'acceptance',
		name: 'terms',
		conditionText: 'I accept the <a href="#terms">terms</a>',
	},
];

test( 'a form completes addresses, counts characters, and says why its button is disabled', async ( {
	page,
	openForm,
	browserClock,
	expectAccessible,
} ) => {
	const writer = await openForm( fields );
	// It counts aloud what is typed from then on.
	await begun( page, 'form-more' );

	await test.step( 'free text belongs to its choice, one box is checked at a time, addresses are completed, characters are counted', async () => {
		const other = writer.inside.getByRole( 'textbox', { name: 'Other' } );
		await expect( other ).toBeDisabled();
		await writer.inside.getByRole( 'checkbox', { name: 'Other' } ).check();
		await expect( other ).toBeFocused();

		await writer.field( 'Red' ).check();
		await writer.field( 'Blue' ).check();
		await expect( writer.field( 'Red' ) ).not.toBeChecked();

		await writer.field( 'Web site' ).fill( 'example.org' );
		await writer.field( 'Text' ).fill( 'Seven!!' );
		await expect( writer.field( 'Web site' ) ).toHaveValue(
			'http://example.org'
		);
		await expect(
			writer.inside.getByText( '13', { exact: true } )
		).toBeVisible();
		await expect( writer.field( 'Text' ) ).toHaveAccessibleDescription(
			'Characters left 13'
		);
		// Announced when the visitor pauses.
		const said = writer.form.getByRole( 'status' );
		await browserClock.fastForward( 1000 );
		await expect( said ).toHaveText( 'Characters left 13' );
		await writer.field( 'Text' ).press( 'Backspace' );
		await expect( said ).toBeEmpty();
		await browserClock.fastForward( 1000 );
		await expect( said ).toHaveText( 'Characters left 14' );
	} );

	await test.step( 'the send button says that it is disabled until the visitor agrees', async () => {
		await expect( writer.send ).toBeDisabled();
		await writer.fill();
		await expect( writer.send ).toHaveAccessibleDescription(
			'Accept the conditions to send the form.'
		);
		await expectAccessible();
		await writer.field( /I accept/ ).check();
		await expect( writer.send ).toBeEnabled();
		await expect( writer.send ).not.toHaveAccessibleDescription( /./ );
	} );

	await test.step( 'the list of errors leads to a group of boxes', async () => {
		await writer.send.click();
		for ( const [ name, role ] of [
			[ 'Days', 'group' ],
			[ 'Way', 'radiogroup' ],
		] as const ) {
			const link = writer.summary.getByRole( 'link', { name } );
			const group = writer.form.getByRole( role, { name } );
			await expect( link ).toHaveAttribute(
				'href',
				`#${ await group.getAttribute( 'id' ) }`
			);
			await link.click();
			await expect( group.getByLabel( 'Monday' ) ).toBeFocused();
			await group.getByLabel( 'Monday' ).check();
		}
		expect( page.url() ).not.toContain( '#' );
	} );

	await test.step( 'after sending, the button is disabled again until the visitor agrees', async () => {
		await writer.send.click();
		await expectSent( writer );
		await expect( writer.send ).toBeDisabled();
	} );
} );

test( 'an address with a typing error is sent as typed, or as the form asks with one press', async ( {
	page,
	openForm,
	picture,
	expectAccessible,
} ) => {
	const writer = await openForm();
	const question = writer.inside.getByRole( 'button', {
		name: 'Did you mean ana@gmail.com?',
	} );
	// It asks about addresses that are typed from then on.
	await begun( page, 'form-more' );
	await writer.fill();
	const before = await writer.field( /^Message/ ).boundingBox();
	await writer.field( 'E-mail' ).fill( 'ana@gmial.com' );
	await writer.field( 'E-mail' ).press( 'Tab' );
	await expect( question ).toBeVisible();
	expect( await writer.field( /^Message/ ).boundingBox() ).toEqual( before );
	await expect( writer.field( /^Message/ ) ).toBeFocused();
	await expect( writer.spoken ).toContainText( 'Did you mean' );
	await expectAccessible();
	await picture( 'form-meant-address' );

	await page.keyboard.press( 'Shift+Tab' );
	await expect( question ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( writer.field( 'E-mail' ) ).toHaveValue( 'ana@gmail.com' );
	await expect( writer.field( 'E-mail' ) ).toBeFocused();
	await expect( question ).toHaveCount( 0 );

	await writer.field( 'E-mail' ).fill( 'ana@gmial.com' );
	await writer.send.click();
	await expectSent( writer );
	await expect( question ).toHaveCount( 0 );
} );

const agreement = {
	type: 'acceptance',
	name: 'terms',
	label: 'Terms',
	conditionText: 'I accept the terms',
};

test( 'after sending, the answer is in view and Tab goes on from the form', async ( {
	page,
	openForm,
	picture,
	expectAccessible,
} ) => {
	const writer = await openForm( [ ...usual, agreement ] );
	const why = page.getByText( 'Accept the conditions to send the form.' );
	await writer.alive();
	await writer.fill();
	await expect( why ).toBeVisible();
	await writer.field( 'I accept' ).check();
	await writer.send.press( 'Enter' );
	await expectSent( writer );

	await expect( writer.field( 'I accept' ) ).toBeFocused();
	await expect( why ).toBeHidden();
	await expect( writer.send ).toHaveAccessibleDescription( /^Accept/ );
	await picture( 'form-agreement-sent' );

	// Whoever writes another message reads again what is missing, below the answer.
	await writer.fill();
	await page.keyboard.press( 'Tab' );
	await expect( why ).toBeVisible();
	const above = await writer.response.boundingBox();
	const below = await why.boundingBox();
	expect( below?.y ).toBeGreaterThanOrEqual(
		( above?.y ?? 0 ) + ( above?.height ?? 0 )
	);
	await expectAccessible();
	await picture( 'form-agreement-again' );
} );

test( 'an inverted agreement says that its box must not be checked', async ( {
	page,
	openForm,
} ) => {
	const writer = await openForm( [
		...usual,
		{ ...agreement, conditionText: 'I am a robot', isInverted: true },
	] );
	await writer.alive();
	await writer.fill();
	await writer.field( 'I am a robot' ).check();
	await expect( writer.send ).toHaveAccessibleDescription(
		'Uncheck the box to send the form.'
	);
	await writer.field( 'I am a robot' ).uncheck();
	await expect( writer.send ).toBeEnabled();
	await expect( page.getByText( 'Uncheck the box' ) ).toHaveCount( 0 );
} );

test( 'text typed while a message is being sent is not removed', async ( {
	page,
	openForm,
} ) => {
	const writer = await openForm();
	await writer.alive();
	await writer.fill( 'First\nmessage' );
	let answer = () => {};
	const held = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await page.route( feedback, async ( route ) => {
		await held;
		await route.continue();
	} );
	await writer.send.click();
	await expect( page.getByText( 'Sending…' ) ).toBeVisible();
	await writer.field( /^Message/ ).fill( 'Second message' );
	answer();
	await expectSent( writer );

	await expect( writer.field( /^Message/ ) ).toHaveValue( 'Second message' );
	await expect( writer.field( /^Your name/ ) ).toHaveValue( '' );
} );

test( 'a list with several choices shows them without the focus, too', async ( {
	openForm,
} ) => {
	const writer = await openForm( [
		...usual,
		{
			type: 'select',
			name: 'topics',
			label: 'Topics',
			choices,
			isMultiple: true,
		},
	] );
	const list = writer.field( 'Topics' );
	await list.selectOption( 'Two' );
	await writer.field( /^Your name/ ).focus();
	const [ one, two ] = await list.evaluate( ( select ) =>
		Array.from( select.querySelectorAll( 'option' ) ).map(
			( option ) => window.getComputedStyle( option ).backgroundColor
		)
	);
	expect( one ).not.toBe( two );
} );
