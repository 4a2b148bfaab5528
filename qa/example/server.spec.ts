import { expectStatus, rootOf, test } from '@rueda/playwright';

test( 'a form says that no email could be sent', async ( {
	openForm,
	server,
} ) => {
	await server.set( { form: 'mail_failed' } );
	const form = await openForm();
	await form.fill();
	await form.send.click();
	await expectStatus( form.box, 'failed' );
} );

test( 'the seeds are on pages', async ( { visitor, server } ) => {
	const { pages } = await server.makeSeeds();
	await visitor.goto( pages[ 'life' ] ?? '' );
	await expectStatus( rootOf( visitor ), 'intro' );
	await server.deleteSeeds();
} );
