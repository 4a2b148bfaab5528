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

test( 'in Spanish, with a readable font and wide spacing, no word of a button is cut in two', async ( {
	page,
	publishPage,
	server,
} ) => {
	await server.pretend( { locale: 'es_ES' } );
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
	await page
		.getByRole( 'button', { name: 'Herramientas de accesibilidad' } )
		.click();
	await press( page, 'Fuente legible' );
	await press( page, 'Espacio entre letras' );
	const buttons = page
		.getByRole( 'region', { name: 'Herramientas de accesibilidad' } )
		.getByRole( 'button' );
	expect( await buttons.count() ).toBeGreaterThan( 8 );
	expect( await buttons.evaluateAll( wordsOnTwoLines ) ).toEqual( [] );
} );

const wordsOnTwoLines = ( elements: Element[] ): string[] =>
	elements.flatMap( ( element ) => {
		const texts = document.createTreeWalker(
			element,
			NodeFilter.SHOW_TEXT
		);
		const found: string[] = [];
		while ( texts.nextNode() ) {
			const node = texts.currentNode;
			for ( const { 0: word, index } of (
				node.textContent ?? ''
			).matchAll( /\S+/g ) ) {
				const range = document.createRange();
				range.setStart( node, index );
				range.setEnd( node, index + word.length );
				if ( range.getClientRects().length > 1 ) {
					found.push( word );
				}
			}
		}
		return found;
	} );
