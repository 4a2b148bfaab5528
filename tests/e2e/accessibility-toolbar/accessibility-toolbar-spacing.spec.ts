import { expect, test } from '../fixtures';
import {
	press,
	style,
	TOOLBAR,
	toggle,
} from '../fixtures/accessibility-toolbar';

test( 'letters stand further apart on this page and the next, but not in code and joined writing', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content: `${ TOOLBAR }<p>Words <code>let x</code></p><p lang="ar">كلمات</p>`,
	} );
	const spacing = ( words: string ) =>
		style(
			page.getByText( words, { exact: true } ).first(),
			'letter-spacing'
		);
	await page.goto( link );
	const before = await spacing( 'Hide this button' );
	await toggle( page ).click();
	await press( page, 'Letter spacing' );
	await page.reload();
	expect( parseFloat( await spacing( 'Hide this button' ) ) ).toBeGreaterThan(
		1
	);
	expect( await spacing( 'let x' ) ).toBe( 'normal' );
	expect( await spacing( 'كلمات' ) ).toBe( 'normal' );
	await toggle( page ).click();
	await press( page, 'Letter spacing' );
	expect( await spacing( 'Hide this button' ) ).toBe( before );
} );
