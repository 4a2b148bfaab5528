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
