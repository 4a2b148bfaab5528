/** What helps while somebody fills in a form: consent, choices, addresses, counting, the way to what is wrong. */
import { expect, expectSent, test, usual } from './fixtures/form';

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

test( 'a form helps whoever fills it in', async ( {
	page,
	openForm,
	browserClock,
	expectAccessible,
} ) => {
	const writer = await openForm( fields );
	await writer.alive();

	await test.step( 'small helps: other choices, one choice, addresses, counting', async () => {
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
			writer.inside.locator( '.wpcf7-character-count' )
		).toHaveText( '13' );
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

	await test.step( 'the button says why it waits for an agreement', async () => {
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

	await test.step( 'once it is sent, the button waits again', async () => {
		await writer.send.click();
		await expectSent( writer );
		await expect( writer.send ).toBeDisabled();
	} );
} );
