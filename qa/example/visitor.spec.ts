import { expectStatus, fillForm, rootOf, test } from '@rueda/playwright';

test( 'a visitor rates a life', async ( { visitor, beginWheel } ) => {
	const wheel = await beginWheel();
	await wheel.rate( 7, 4, 9, 2 );
	await expectStatus( rootOf( visitor ), 'saved' );
} );

test( 'a visitor writes to us', async ( {
	openForm,
	mail,
	expectAccessible,
} ) => {
	const form = await openForm();
	await fillForm( form.inside, {
		'Your name': 'Ana',
		'E-mail': 'ana@example.org',
		Message: 'Hello',
	} );
	await expectAccessible();
	await form.send.click();
	await expectStatus( form.box, 'sent' );
	await mail.wait( 1 );
} );
