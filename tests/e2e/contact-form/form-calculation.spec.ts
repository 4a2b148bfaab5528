/** Fields that add or multiply others, for a visitor and for an author. */
import { expect, expectSent, test } from '../fixtures/form';
import { labels } from '../fixtures/form-author';
import { block } from '../fixtures/markup';

test( 'a visitor sees the total while answering, and the email says what the server calculated', async ( {
	page,
	openForm,
	mail,
	expectAccessible,
	picture,
} ) => {
	const writer = await openForm( [
		{ type: 'number', name: 'people', label: 'People' },
		{ type: 'hidden', name: 'price', defaultValue: '12.50' },
		{
			type: 'checkbox',
			name: 'extras',
			label: 'Extras',
			choices: [ { label: '10' }, { label: '5' } ],
		},
		{
			type: 'calculation',
			name: 'places',
			label: 'Places',
			isProduct: true,
			operands: 'people price',
			step: '0.01',
		},
		{
			type: 'calculation',
			name: 'total',
			label: 'Total in euros',
			operands: 'places extras',
			step: '0.01',
		},
		{
			name: 'why',
			label: 'What is it for?',
			showIf: {
				match: 'all',
				rules: [ { field: 'total', is: 'greater', value: '45' } ],
			},
		},
	] );
	const total = page.getByRole( 'status', { name: 'Total in euros' } );
	await expect( total ).toHaveText( '0.00' );
	await writer.field( 'People' ).fill( '3' );
	await expect( total ).toHaveText( '37.50' );
	await expect( writer.field( 'What is it for?' ) ).toBeHidden();
	await writer.field( '10' ).check();
	await writer.field( 'What is it for?' ).fill( 'A meeting' );
	await expect( total ).toHaveText( '47.50' );
	await expectAccessible();
	await picture( 'form-calculation' );

	await writer.send.click();
	await expectSent( writer );
	await expect( total ).toHaveText( '0.00' );
	const [ letter ] = await mail.wait();
	expect( letter?.message ).toContain( 'Total in euros: 47.50' );
	expect( letter?.message ).toContain( 'What is it for? A meeting' );
} );

test( 'an author chooses which fields a calculation multiplies, and a renamed one is followed @versions', async ( {
	admin,
	editor,
	expectAccessible,
	picture,
	publish,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Booking',
		content: [
			block( 'rueda/form-field', {
				type: 'number',
				name: 'people',
				label: 'People',
			} ),
			block( 'rueda/form-field', {
				type: 'hidden',
				name: 'price',
				defaultValue: '12.50',
			} ),
			block( 'rueda/form-field', {
				type: 'calculation',
				name: 'total',
				label: 'Total',
				step: '0.01',
			} ),
			block( 'rueda/form-submit' ),
		].join( '' ),
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).last().click();
	const settings = await editor.openSettings();
	await settings.getByLabel( 'What is calculated' ).selectOption( 'product' );
	await settings.getByRole( 'checkbox', { name: 'People' } ).check();
	await settings.getByRole( 'checkbox', { name: 'price' } ).check();
	await expectAccessible( {
		page: admin,
		inside: '.components-panel__body',
	} );
	await picture( 'form-calculation-editor', admin );

	await labels( editor ).first().click();
	await settings.getByLabel( 'Name in emails' ).fill( 'guests' );
	await labels( editor ).last().click();
	await expect(
		settings.getByRole( 'checkbox', { name: 'People' } )
	).toBeChecked();
} );
