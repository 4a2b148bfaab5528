/** The edges of controls, by which they are recognised. */
import type { Locator } from '@playwright/test';
import { Visitor, expect, test, wheelBlock } from '../fixtures/wheel';

/** The contrast of an element's edge with what lies behind it. */
const edgeContrast = ( control: Locator ): Promise< number > =>
	control.evaluate( ( element ) => {
		const ctx = document.createElement( 'canvas' ).getContext( '2d' );
		const layers = [ getComputedStyle( element ).borderTopColor ];
		for (
			let around: Element | null = element;
			around;
			around = around.parentElement
		) {
			layers.unshift( getComputedStyle( around ).backgroundColor );
		}
		const lightOf = ( colors: string[] ): number => {
			for ( const color of [ '#fff', ...colors ] ) {
				Object.assign( ctx ?? {}, { fillStyle: color } );
				ctx?.fillRect( 0, 0, 1, 1 );
			}
			const [ red = 0, green = 0, blue = 0 ] = Array.from(
				ctx?.getImageData( 0, 0, 1, 1 ).data ?? [],
				( part ) =>
					part > 10
						? ( ( part / 255 + 0.055 ) / 1.055 ) ** 2.4
						: part / 255 / 12.92
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
		};
		const [ edge, ground ] = [
			lightOf( layers ),
			lightOf( layers.slice( 0, -1 ) ),
		];
		return Math.max( edge, ground ) / Math.min( edge, ground );
	} );

test( 'in a pale theme the edges of buttons, sliders and fields have enough contrast', async ( {
	page,
	server,
	publish,
	publishWheel,
	publishPage,
	picture,
} ) => {
	// WordPress's versions have different themes; one of the names is the variation with the palest text.
	await server.pretend( { style: '{morning,rust}' } );
	const [ likert, slider ] = [
		( await publishWheel() ).id,
		( await publishWheel( { input: 'slider' } ) ).id,
	] as const;
	const form = await publish( 'rueda_form', {
		title: 'Contact',
		content:
			'<!-- wp:rueda/form-field {"type":"text","name":"your-name","label":"Name"} /-->' +
			'<!-- wp:rueda/form-submit /-->',
	} );
	const { link } = await publishPage( {
		content:
			wheelBlock( likert, { buttonLabel: 'Rate' } ) +
			wheelBlock( slider, { buttonLabel: 'Slide' } ) +
			`<!-- wp:rueda/contact-form {"formId":${ form.id }} /-->`,
	} );
	await page.goto( link );
	await page.getByRole( 'button', { name: 'Rate' } ).click();
	await page.getByRole( 'button', { name: 'Slide' } ).click();
	await expect( page.getByRole( 'slider' ) ).toBeVisible();
	for ( const control of [
		// The edges belong to what surrounds the radio and the range.
		new Visitor( page ).choiceBox( 1 ),
		page.getByRole( 'slider' ).locator( '..' ),
		page.getByRole( 'button', { name: 'One less' } ),
		page.getByLabel( 'Name' ),
	] ) {
		expect( await edgeContrast( control ) ).toBeGreaterThanOrEqual( 3 );
	}
	await picture( 'pale-edges' );
} );
