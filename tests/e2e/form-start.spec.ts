/** The dialog that offers ready-made forms when a new form is begun. */
import { expect, test } from './fixtures';
import { labels } from './fixtures/form-author';

test( 'Escape leaves the offer of a new form wherever the focus was', async ( {
	admin,
	editor,
} ) => {
	const offer = admin.getByRole( 'dialog', { name: 'Start the new form' } );
	const title = editor.canvas.getByRole( 'textbox', { name: 'Add title' } );
	for ( const takeFocus of [
		// The title of a new post takes the focus when the canvas is there, which may be after the dialog.
		() => title.evaluate( ( element: HTMLElement ) => element.focus() ),
		// As the dialog appears, nothing has the focus yet.
		() =>
			admin
				.locator( ':focus' )
				.evaluateAll( ( [ element ] ) =>
					( element as HTMLElement | undefined )?.blur()
				),
	] ) {
		await admin.goto( '/wp-admin/post-new.php?post_type=rueda_form' );
		await expect( offer ).toBeVisible();
		await title.waitFor();
		await takeFocus();
		await admin.keyboard.press( 'Escape' );
		await expect( offer ).toBeHidden();
		await expect( labels( editor ) ).toHaveCount( 1 );
		await expect( labels( editor ).first() ).toBeFocused();
	}
} );
