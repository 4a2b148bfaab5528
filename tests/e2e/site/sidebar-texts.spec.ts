/** The sidebar is 280 pixels wide, and Spanish has longer words than English. */
import { mergeTests } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { open } from '../fixtures/form-author';
import { pretenceHeaders } from '../fixtures/pretend';
import { test as wheelTest, wheelBlock } from '../fixtures/wheel';

const test = mergeTests( base, wheelTest );

/** Labels, choices of lists and placeholders that have no room, with the pixels that are missing. */
const cutOff = ( sidebar: Locator ): Promise< readonly string[] > =>
	sidebar.evaluate( ( root ) => {
		const pen = document.createElement( 'canvas' ).getContext( '2d' );
		const missing = ( field: Element, text: string ): string => {
			const { font, paddingLeft, paddingRight } =
				getComputedStyle( field );
			if ( ! pen || field.clientWidth === 0 ) {
				return '';
			}
			pen.font = font;
			const room =
				field.clientWidth -
				parseFloat( paddingLeft ) -
				parseFloat( paddingRight );
			const over = Math.ceil( pen.measureText( text ).width - room );
			return over > 0 ? `${ text }: ${ over }` : '';
		};
		return [
			...Array.from( root.querySelectorAll( 'label' ), ( label ) =>
				label.scrollWidth > label.clientWidth && label.clientWidth > 1
					? label.innerText
					: ''
			),
			...Array.from( root.querySelectorAll( 'option' ), ( option ) =>
				missing( option.closest( 'select' ) ?? option, option.label )
			),
			...Array.from( root.querySelectorAll( 'input' ), ( input ) =>
				missing( input, input.placeholder )
			),
		].filter( Boolean );
	} );

test( 'texts in the editor’s sidebar are not cut off in Spanish', async ( {
	admin,
	editor,
	publishPage,
	publishWheel,
} ) => {
	const wheel = await publishWheel();
	const { id } = await publishPage( {
		content: [
			wheelBlock( wheel.id ),
			'<!-- wp:rueda/carousel --><!-- /wp:rueda/carousel -->',
		].join( '' ),
		status: 'draft',
	} );
	await admin
		.context()
		.setExtraHTTPHeaders( pretenceHeaders( { locale: 'es_ES' } ) );
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	const field = ( name: string ) => settings.getByLabel( name ).first();

	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await editor.block( 'rueda/wheel' ).focus();
	await editor.openSettings();
	await expect( field( 'Presentación' ) ).toBeVisible();
	expect( await cutOff( settings ) ).toEqual( [] );

	await editor.block( 'rueda/carousel' ).focus();
	await expect( field( 'Mostrar parte de las vecinas' ) ).toBeVisible();
	expect( await cutOff( settings ) ).toEqual( [] );

	await admin.goto( `/wp-admin/post.php?post=${ wheel.id }&action=edit` );
	await editor.block( 'rueda/area' ).first().focus();
	await expect( field( 'Texto del botón para omitir' ) ).toBeVisible();
	expect( await cutOff( settings ) ).toEqual( [] );
	await settings.getByRole( 'tab' ).first().click();
	await open(
		settings.getByRole( 'button', { name: 'Rueda', exact: true } )
	);
	await expect( field( 'Cómo valoran los visitantes' ) ).toBeVisible();
	expect( await cutOff( settings ) ).toEqual( [] );
} );
