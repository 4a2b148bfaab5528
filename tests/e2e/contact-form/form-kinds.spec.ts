/** Kinds of fields that no other form on the web has to have: what is special about each, for a visitor. */
import { expect, expectSent, feedback, test } from '../fixtures/form';

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

test( 'a visitor reads which files are accepted, is told of a wrong one at once, and it is not sent', async ( {
	page,
	openForm,
	mail,
	expectAccessible,
} ) => {
	const writer = await openForm( [
		{ name: 'your-name', label: 'Your name', isRequired: true },
		{
			type: 'file',
			name: 'cv',
			label: 'Your CV',
			filetypes: 'pdf|image/*',
			limit: '10kb',
		},
	] );
	const file = writer.field( /^Your CV/ );
	const wrong = 'You are not allowed to upload files of this type.';
	const choose = ( name: string, mimeType: string, words: string ) =>
		file.setInputFiles( { name, mimeType, buffer: Buffer.from( words ) } );
	await expect( file ).toHaveAccessibleDescription(
		'Allowed file types: images, PDF. Maximum size: 10 KB.'
	);

	await writer.alive();

	// Browsers count SVG among the images, and this site does not.
	await choose( 'logo.svg', 'image/svg+xml', '<svg>Wrong</svg>' );
	await expect( writer.tip( 'cv' ) ).toHaveText( wrong );
	await expectAccessible();

	const request = page.waitForRequest( feedback );
	await writer.send.click();
	const sent = ( await request ).postDataBuffer()?.toString() ?? '';
	expect( sent ).toContain( '16 logo.svg' );
	expect( sent ).not.toContain( '<svg>' );
	// Both errors are told, although the server checks files only when everything else is right.
	await expect( writer.summary.getByRole( 'link' ) ).toHaveText( [
		'Your name – Please fill out this field.',
		`Your CV – ${ wrong }`,
	] );

	await choose( 'cv.pdf', 'application/pdf', 'x'.repeat( 10241 ) );
	await expect( writer.tip( 'cv' ) ).toHaveText(
		'The uploaded file is too large.'
	);
	await choose( 'cv.pdf', 'application/pdf', 'My life' );
	await expect( writer.tip( 'cv' ) ).toBeHidden();
	await writer.field( /^Your name/ ).fill( 'Ana' );
	await writer.send.click();
	await expectSent( writer );
	const [ letter ] = await mail.wait();
	expect( letter?.message ).toContain( 'Your name: Ana' );
} );
