/** Pages translated by the browser, which replaces all texts by its own elements, also later ones. */
import { mergeTests } from '@playwright/test';
import {
	expect,
	expectSent,
	feedback,
	formBlock,
	test as formTest,
	Writer,
} from '../fixtures/form';
import { test as wheelTest, Visitor, wheelBlock } from '../fixtures/wheel';

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

test( "on a translated page a form and a wheel speak the page's language", async ( {
	page,
	network,
	publishForm,
	publishWheel,
	publishPage,
} ) => {
	await page.addInitScript( translate );
	const form = await publishForm();
	const wheel = await publishWheel();
	const { link } = await publishPage( {
		content:
			formBlock( form.id ) +
			wheelBlock( wheel.id, { mode: 'popup', buttonLabel: 'Begin' } ),
	} );
	await page.goto( link );
	const writer = new Writer( page );

	await test.step( 'a visitor corrects mistakes, sends, and reads that the message was sent', async () => {
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

	await test.step( 'a visitor closes a wheel in the middle, and goes on later', async () => {
		const visitor = new Visitor( page );
		const dialog = page.getByRole( 'dialog' );
		const second = dialog.getByText( /Area 2 of/ ).first();
		await visitor.start();
		await visitor.start( 'Begin' );
		await visitor.rate( 4 );
		await expect( second ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();

		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( second ).toBeVisible();
	} );
} );
