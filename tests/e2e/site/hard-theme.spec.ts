/** A theme whose rules for plain elements break most plugins: our controls stay usable. */
import type { Locator, Page } from '@playwright/test';
import { formBlock, test as forms, usual, Writer } from '../fixtures/form';
import { carousel, next } from '../fixtures/carousel';
import {
	allSharing,
	numberOf,
	openMail,
	openShare,
	view,
} from '../fixtures/result';
import { toggle, TOOLBAR } from '../fixtures/accessibility-toolbar';
import {
	introPicture,
	buttonTo,
	expect,
	test as wheels,
	Visitor,
	wheelBlock,
} from '../fixtures/wheel';
import { mergeTests } from '@playwright/test';

const test = mergeTests( forms, wheels );

/** What a finger can press, with at least 44 pixels, and nothing cut off. */
async function expectWhole(
	controls: Locator,
	width = 44,
	height = 44
): Promise< void > {
	await expect( controls.first() ).toBeVisible();
	const wrong = await controls.evaluateAll(
		( all, [ leastWidth, leastHeight ] ) =>
			all
				.map( ( one ) => ( { one, box: one.getBoundingClientRect() } ) )
				.filter(
					( { one, box } ) =>
						box.height > 0 &&
						( box.height < leastHeight - 0.1 ||
							box.width < leastWidth - 0.1 ||
							box.left < 0 ||
							box.right > window.innerWidth ||
							one.scrollWidth > one.clientWidth + 2 )
				)
				.map(
					( { one, box } ) =>
						`${ one.outerHTML.slice( 0, 90 ) } ${ box.width }×${ box.height }`
				),
		[ width, height ] as const
	);
	expect( wrong ).toEqual( [] );
}

/** Checks the same state on a phone and on a large screen. */
async function onBothScreens(
	page: Page,
	look: ( width: number ) => Promise< void >
): Promise< void > {
	for ( const width of [ 1280, 320 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await look( width );
	}
}

/** The contrast between the lightest and the darkest pixel of a button, as it is drawn. */
async function contrastOf( page: Page, button: Locator ): Promise< number > {
	const shot = ( await button.screenshot() ).toString( 'base64' );
	return page.evaluate( async ( png ) => {
		const image = new Image();
		image.src = `data:image/png;base64,${ png }`;
		await image.decode();
		const canvas = document.createElement( 'canvas' );
		canvas.width = image.width;
		canvas.height = image.height;
		const pen = canvas.getContext( '2d' );
		pen?.drawImage( image, 0, 0 );
		// Without its edges, which have another ground.
		const pixels = [
			...( pen?.getImageData( 4, 4, image.width - 8, image.height - 8 )
				.data ?? [] ),
		];
		const light = pixels.flatMap( ( _, at ) =>
			at % 4 > 0
				? []
				: [ 0.2126, 0.7152, 0.0722 ].reduce( ( sum, share, part ) => {
						const value = ( pixels[ at + part ] ?? 0 ) / 255;
						return (
							sum +
							share *
								( value <= 0.04045
									? value / 12.92
									: ( ( value + 0.055 ) / 1.055 ) ** 2.4 )
						);
					}, 0 )
		);
		light.sort( ( one, other ) => one - other );
		return (
			( ( light.at( -1 ) ?? NaN ) + 0.05 ) /
			( ( light[ 0 ] ?? NaN ) + 0.05 )
		);
	}, shot );
}

/** The entries of a legend are lower than buttons. */
const AREA = /^(Health|Friends|Work|Money)/;
const notInLegend = { hasNotText: AREA };

test( 'in a theme with hard rules a wheel, its report and its mail can be pressed and read', async ( {
	page,
	server,
	setOptions,
	publishWheel,
	publishPage,
	picture,
} ) => {
	await setOptions( allSharing );
	await server.pretend( { theme: 'hard' } );
	const { id } = await publishWheel();
	const slider = await publishWheel( { input: 'slider' } );
	const { link } = await publishPage( {
		content: wheelBlock( id ) + wheelBlock( slider.id, { mode: 'popup' } ),
	} );
	await page.goto( link );
	const canvas = page.locator( 'canvas' ).first();
	const dialog = page.getByRole( 'dialog' );
	const visitor = new Visitor( page );
	const widthOf = async ( of: Locator ) => ( await of.boundingBox() )?.width;

	await test.step( 'the buttons of the intro can be pressed, and its picture is large', () =>
		onBothScreens( page, async ( width ) => {
			await picture( `hard-intro-${ width }`, page );
			await expectWhole( buttonTo( page, 'start' ) );
			await expectWhole( buttonTo( page, 'open' ) );
			// The picture is not one of the theme's icons.
			expect( await widthOf( introPicture( page ) ) ).toBeGreaterThan(
				150
			);
		} ) );

	await test.step( 'the numbers and the skip button of a question can be pressed', async () => {
		await buttonTo( page, 'start' ).click();
		await expect( canvas ).toBeVisible();
		await onBothScreens( page, async ( width ) => {
			await picture( `hard-likert-${ width }`, page );
			for ( let rating = 1; rating <= 10; rating++ ) {
				await expectWhole( visitor.choiceBox( rating ) );
			}
			await expectWhole( visitor.skip, 100 );
			expect( await widthOf( canvas ) ).toBeGreaterThan( 95 );
		} );
	} );

	await visitor.rate( 7, 4, 9, 2 );
	await numberOf( page );
	await openShare( page );
	const report = ( await view( page ).getAttribute( 'href' ) ) ?? '';

	await test.step( 'the buttons and links of the result can be pressed', () =>
		onBothScreens( page, async ( width ) => {
			await picture( `hard-result-${ width }`, page );
			await expectWhole( view( page ) );
			expect( await contrastOf( page, view( page ) ) ).toBeGreaterThan(
				4.5
			);
			await expectWhole(
				page.getByRole( 'link', { name: /^Share on/ } )
			);
			for ( const name of [ 'Share', 'Email My Wheel' ] ) {
				await expectWhole(
					page.getByRole( 'button', { name, exact: true } )
				);
			}
			await expectWhole( page.getByText( 'Delete or start over' ) );
			// Around the wheel there is no room for more than WCAG asks for.
			await expectWhole(
				page.getByRole( 'button', { name: AREA } ),
				24,
				24
			);
		} ) );

	await test.step( 'the fields and buttons of the mail can be used', async () => {
		await openMail( page );
		await onBothScreens( page, async ( width ) => {
			await picture( `hard-mail-${ width }` );
			await expectWhole( dialog.locator( ':is(input, button)' ) );
			await expectWhole( dialog.locator( 'input' ), 200 );
		} );
		await page.keyboard.press( 'Escape' );
	} );

	await test.step( 'a slider in a dialog can be used', async () => {
		await buttonTo( page, 'open' ).click();
		await buttonTo( dialog, 'start' ).click();
		await expect( visitor.slider ).toBeVisible();
		await onBothScreens( page, async ( width ) => {
			await picture( `hard-slider-${ width }` );
			await expectWhole(
				dialog.getByRole( 'button' ).filter( notInLegend )
			);
			await expectWhole( visitor.slider, 90 );
		} );
	} );

	await test.step( 'the buttons and links of the report can be pressed', async () => {
		await page.goto( report );
		await expect( canvas ).toBeVisible();
		await openShare( page );
		await onBothScreens( page, async ( width ) => {
			await picture( `hard-report-${ width }`, page );
			const main = page.getByRole( 'main' );
			await expectWhole(
				main.getByRole( 'button' ).filter( notInLegend )
			);
			await expectWhole(
				main.getByRole( 'link', { name: /^Share on/ } )
			);
		} );
	} );
} );

test( 'in a theme with hard rules a form, a carousel and the accessibility toolbar can be used', async ( {
	page,
	server,
	publishForm,
	publishPage,
	picture,
} ) => {
	await server.pretend( { theme: 'hard' } );
	const choices = [ { label: 'Monday' }, { label: 'Another day' } ];
	const { id } = await publishForm( [
		...usual,
		{ type: 'number', name: 'age', label: 'Age' },
		{ type: 'select', name: 'place', label: 'Place', choices },
		{ type: 'checkbox', name: 'days', label: 'Days', choices },
		{ type: 'radio', name: 'way', label: 'Way', choices },
		{ type: 'file', name: 'cv', label: 'Curriculum' },
	] );
	const { link } = await publishPage( {
		content: carousel( {}, 6 ) + formBlock( id ) + TOOLBAR,
	} );
	await page.goto( link );

	await test.step( 'the arrows of a carousel can be pressed', async () => {
		await expect( next( page ) ).toBeVisible();
		await onBothScreens( page, async ( width ) => {
			await picture( `hard-page-${ width }`, page );
			await expectWhole(
				page.getByRole( 'button', { name: /(Next|Previous) slide/ } )
			);
		} );
	} );

	await test.step( 'the fields, boxes and the button of a form can be used', async () => {
		const writer = new Writer( page );
		await writer.send.click();
		await expect( writer.summary ).toBeFocused();
		const boxes = page
			.getByRole( 'checkbox' )
			.or( page.getByRole( 'radio' ) );
		const fields = page
			.getByRole( 'textbox' )
			.or( page.getByRole( 'spinbutton' ) )
			.or( page.getByRole( 'combobox' ) )
			.or( page.getByLabel( 'Curriculum' ) );
		await onBothScreens( page, async ( width ) => {
			await picture( `hard-form-${ width }`, page );
			await expectWhole( writer.send );
			await expectWhole( fields, 270 );
			await expectWhole(
				page.locator( 'label' ).filter( { has: boxes } ),
				44
			);
			for ( const box of await boxes.all() ) {
				expect( ( await box.boundingBox() )?.width ).toBe( 24 );
			}
		} );
	} );

	await test.step( 'the tools of the accessibility toolbar can be pressed', async () => {
		await toggle( page ).click();
		await onBothScreens( page, async ( width ) => {
			await expectWhole( page.locator( '[data-action]' ), 100 );
			await picture( `hard-toolbar-${ width }` );
		} );
	} );
} );
