/** Kinds of fields that no other form on the web has to have: what is special about each, for a visitor. */
import { expect, expectSent, test } from '../fixtures/form';

test( 'a visitor enters a time within its limits, and the email says it', async ( {
	openForm,
	mail,
	expectAccessible,
} ) => {
	const writer = await openForm( [
		{
			type: 'time',
			name: 'arrival',
			label: 'Arrival',
			isRequired: true,
			min: '09:00',
			max: '17:30',
		},
	] );
	const time = writer.field( /^Arrival/ );
	await time.fill( '08:15' );
	await writer.send.click();
	await expect( writer.summary ).toContainText(
		'Please enter a time from 09:00 on.'
	);
	await expectAccessible();

	await time.fill( '17:31' );
	await time.blur();
	await expect( writer.tip( 'arrival' ) ).toHaveText(
		'Please enter a time until 17:30.'
	);

	await time.fill( '09:30' );
	await writer.send.click();
	await expectSent( writer );
	const [ letter ] = await mail.wait();
	expect( letter?.message ).toContain( 'Arrival: 09:30' );
} );

test( 'a visitor rates with stars by keyboard, and the email says how many of all', async ( {
	page,
	openForm,
	mail,
	expectAccessible,
	picture,
} ) => {
	const writer = await openForm( [
		{
			type: 'rating',
			name: 'stars',
			label: 'Your rating',
			isRequired: true,
			max: '5',
		},
	] );
	const group = page.getByRole( 'radiogroup', { name: /^Your rating/ } );
	const star = ( number: number ) =>
		group.getByRole( 'radio', { name: `${ number } of 5` } );
	await expectAccessible();

	await writer.send.click();
	await expect( writer.summary ).toContainText(
		'Please fill out this field.'
	);
	await expect( group ).toHaveAttribute( 'aria-invalid', 'true' );

	await star( 1 ).focus();
	await page.keyboard.press( 'Space' );
	for ( let presses = 0; presses < 3; presses++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	await expect( star( 4 ) ).toBeChecked();
	await expect( star( 4 ) ).toBeFocused();
	await expectAccessible();
	await picture( 'form-rating' );

	await writer.send.click();
	await expectSent( writer );
	await expect( star( 4 ) ).not.toBeChecked();
	const [ letter ] = await mail.wait();
	expect( letter?.message ).toContain( 'Your rating: 4 of 5' );
} );
