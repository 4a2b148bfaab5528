/** Forms in steps, for their authors. */
import { expect, test } from '../fixtures';
import { contact, labels, open } from '../fixtures/form-author';

test( 'an author puts fields into steps, names them, and has all answers shown @versions', async ( {
	admin,
	editor,
	expectAccessible,
	picture,
	publish,
	rest,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: contact,
	} );
	const stored = async () => {
		const form = await rest.rest< { content: { raw: string } } >( {
			path: `/wp/v2/rueda_form/${ id }`,
			params: { context: 'edit' },
		} );
		return form.content.raw;
	};
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const names = editor.canvas.getByRole( 'textbox', {
		name: 'Name of the step',
	} );

	await test.step( 'fields become a step', async () => {
		for ( const index of [ 0, 1 ] ) {
			await labels( editor ).nth( index ).click();
			await admin
				.getByRole( 'toolbar', { name: 'Block tools' } )
				// Its name is the field's.
				.getByRole( 'button' )
				.first()
				.click();
			await admin
				.getByRole( 'menuitem', { name: 'Step', exact: true } )
				.click();
			await expect( names ).toHaveCount( index + 1 );
		}
		await names.first().fill( 'You' );
		await names.nth( 1 ).fill( 'Your address' );
		await expect( editor.canvas.getByText( 'Step 2 of 2' ) ).toBeVisible();
	} );

	await test.step( 'their buttons are written in place', async () => {
		await editor.canvas
			.getByRole( 'textbox', { name: 'Button text: next' } )
			.fill( 'Go on' );
		await expect(
			editor.canvas.getByRole( 'textbox', { name: 'Button text: back' } )
		).toHaveCount( 1 );
	} );

	await test.step( 'the last one shows all answers', async () => {
		await names.nth( 1 ).click();
		await open(
			admin
				.getByRole( 'button', { name: 'Settings', exact: true } )
				.last()
		);
		const settings = admin.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await settings.getByRole( 'tab', { name: 'Block' } ).click();
		await settings.getByLabel( 'Show all answers' ).check();
		await expect(
			editor.canvas.getByText( /^Here visitors see all their answers/ )
		).toBeVisible();
		await expectAccessible( { page: admin, inside: '.rueda-fields' } );
		await picture( 'form-steps-editor', admin );
	} );

	await admin.getByRole( 'button', { name: /^(Save|Update)$/ } ).click();
	await expect
		.poll( stored )
		.toMatch(
			/form-step \{"title":"You","next":"Go on"\} -->\s*<!-- wp:rueda\/form-field \{"name":"your-name"/
		);
	expect( await stored() ).toMatch(
		/form-step \{"title":"Your address","answers":true\} -->\s*<!-- wp:rueda\/form-field/
	);
} );
