/** Pages that the browser translates: it puts elements of its own in the place of all words, later ones as well. */
import { mergeTests } from '@playwright/test';
import {
	expect,
	expectSent,
	feedback,
	test as formTest,
} from './fixtures/form';
import { test as wheelTest } from './fixtures/wheel';

const test = mergeTests( formTest, wheelTest );

const translate = (): void => {
	const inPlaceOf = ( text: Text ): void => {
		const outer = document.createElement( 'font' );
		const inner = document.createElement( 'font' );
		inner.textContent = text.data;
		outer.append( inner );
		text.replaceWith( outer );
	};
	const work = ( root: Node ): void => {
		const walker = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
		const texts: Text[] = [];
		while ( walker.nextNode() ) {
			texts.push( walker.currentNode as Text );
		}
		texts
			.filter(
				( { data, parentElement } ) =>
					data.trim() &&
					! parentElement?.closest( 'font, script, style, textarea' )
			)
			.forEach( inPlaceOf );
	};
	document.addEventListener( 'DOMContentLoaded', () => {
		work( document.body );
		new MutationObserver( () => work( document.body ) ).observe(
			document.body,
			{ characterData: true, childList: true, subtree: true }
		);
	} );
};

test.beforeEach( async ( { page } ) => {
	await page.addInitScript( translate );
} );

test( 'a visitor of a translated page mends what is wrong, sends, and reads that it was sent', async ( {
	network,
	openForm,
} ) => {
	const writer = await openForm();
	await writer.send.click();
	await expect( writer.summary ).toBeVisible();

	await writer.fill();
	const release = await network.hold( feedback );
	await writer.send.click();
	await expect( writer.inside.getByText( 'Sending…' ) ).toBeVisible();
	release();

	await expectSent( writer );
	await expect( writer.inside.getByText( 'Sending…' ) ).toBeHidden();
} );

test( 'a visitor of a translated page closes a wheel on the way, and goes on', async ( {
	beginWheel,
	page,
} ) => {
	const visitor = await beginWheel( { mode: 'popup', buttonLabel: 'Begin' } );
	const dialog = page.getByRole( 'dialog' );
	await visitor.start( 'Begin' );
	await visitor.rate( 4 );
	await expect( dialog.getByText( /Area 2 of/ ).first() ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();

	await page.getByRole( 'button', { name: 'Continue' } ).click();

	await expect( dialog.getByText( /Area 2 of/ ).first() ).toBeVisible();
} );
