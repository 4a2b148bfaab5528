/** A theme that has rules for all content of a page: what is ours keeps its place, its colours and its keys. */
import { mergeTests } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { toggle, TOOLBAR } from '../fixtures/accessibility-toolbar';
import { formBlock, test as forms } from '../fixtures/form';
import { block, savedChart } from '../fixtures/markup';
import { allSharing, openMail, openShare, view } from '../fixtures/result';
import {
	expectFullWidth,
	html,
	masonry,
	paragraph,
	pictureOf,
	section,
	sections,
} from '../fixtures/section';
import {
	buttonTo,
	expect,
	test as wheels,
	Visitor,
	wheelBlock,
} from '../fixtures/wheel';
import { all } from '../fixtures/carousel';
import { savedCharts } from '../fixtures/charts';

const test = mergeTests( forms, wheels );

const boxOf = async ( of: Locator ) => {
	const { x, y, width, height } = ( await of.boundingBox() ) ?? {
		x: NaN,
		y: NaN,
		width: NaN,
		height: NaN,
	};
	return { left: x, right: x + width, top: y, bottom: y + height, height };
};

const heading = ( words: string, attributes = '', style = '' ): string =>
	`<!-- wp:heading ${ attributes } --><h2 class="wp-block-heading${ style && ' has-text-color' }" style="${ style }">${ words }</h2><!-- /wp:heading -->`;

const group = ( words: string ): string =>
	`<!-- wp:group --><div class="wp-block-group">${ paragraph( words ) }</div><!-- /wp:group -->`;

const wideColumns =
	'<!-- wp:columns {"align":"wide"} --><div class="wp-block-columns alignwide"><!-- wp:column -->' +
	`<div class="wp-block-column">${ paragraph( 'First' ) }</div><!-- /wp:column --></div><!-- /wp:columns -->`;

const slides = Array.from( 'ABCDEF' )
	.map(
		( words ) =>
			`<!-- wp:rueda/slide -->${ group( words ) }<!-- /wp:rueda/slide -->`
	)
	.join( '' );

test( 'sections reach both edges, and their words stay inside and can be read', async ( {
	page,
	server,
	publishPage,
	baseURL,
	picture,
} ) => {
	const background = {
		stretch_element: 'yes',
		style: { color: { background: '#12313a', text: '#ffffff' } },
	};
	const { link } = await publishPage( {
		content:
			section(
				background,
				heading( 'Inherited' ) +
					heading(
						'Chosen',
						'{"style":{"color":{"text":"#ffdd00"}}}',
						'color:#ffdd00'
					) +
					wideColumns
			) +
			section(
				{ stretch_element: 'yes', url: pictureOf( baseURL ) },
				heading( 'Above a picture' )
			),
	} );
	const white = 'rgb(255, 255, 255)';
	for ( const direction of [ 'ltr', 'rtl' ] as const ) {
		await server.pretend( { theme: 'hard', direction } );
		await page.goto( link );
		for ( const width of [ 1280, 320 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await picture( `other-sections-${ direction }-${ width }`, page );
			for ( const one of await sections( page ).all() ) {
				await expectFullWidth( one );
			}
			// By class: columns have no role.
			const columns = await boxOf(
				page.locator( '.wp-block-columns.alignwide' )
			);
			expect( columns.left ).toBeGreaterThan( 12 );
			expect( columns.right ).toBeLessThan( width - 12 );
			// The theme's text is that wide.
			expect( columns.right - columns.left ).toBeLessThanOrEqual( 640 );
		}
		for ( const [ name, color ] of [
			[ 'Inherited', white ],
			[ 'Chosen', 'rgb(255, 221, 0)' ],
			[ 'Above a picture', white ],
		] as const ) {
			await expect( page.getByRole( 'heading', { name } ) ).toHaveCSS(
				'color',
				color
			);
		}
	}
} );

test( 'blocks have space between them and do not overlap', async ( {
	page,
	server,
	publishForm,
	publishPage,
	picture,
} ) => {
	await server.pretend( { theme: 'hard' } );
	const { id } = await publishForm( [
		{ type: 'range', name: 'mood', label: 'Mood' },
	] );
	const { link } = await publishPage( {
		content:
			`<!-- wp:rueda/carousel {"settings":{"label":"Things"}} -->${ slides }<!-- /wp:rueda/carousel -->` +
			savedChart( { reportTitle: 'First' } ) +
			savedChart( { reportTitle: 'Second' } ) +
			masonry( { columns: 1 }, group( 'Voice' ) + group( 'Another' ) ) +
			html( '<p id="after">After</p>' ) +
			formBlock( id ) +
			TOOLBAR,
	} );
	await page.goto( link );
	const next = page.getByRole( 'button', { name: 'Next slide' } );
	await expect( next ).toBeVisible();
	await picture( 'other-parts', page );

	await test.step( 'there is space between blocks', async () => {
		const charts = savedCharts( page );
		const first = await boxOf( charts.nth( 0 ) );
		const second = await boxOf( charts.nth( 1 ) );
		expect( second.top - first.bottom ).toBeGreaterThan( 16 );
	} );

	await test.step( 'the controls of a carousel are below its cards', async () => {
		const card = await boxOf( all( page ).first().locator( '> div' ) );
		expect( ( await boxOf( next ) ).top ).toBeGreaterThanOrEqual(
			card.bottom
		);
	} );

	await test.step( 'what follows a masonry is below its last item', async () => {
		const last = page
			.locator( '.wp-block-rueda-masonry > .wp-block-group' )
			.last();
		const after = await boxOf( page.getByText( 'After', { exact: true } ) );
		expect( after.top ).toBeGreaterThanOrEqual(
			( await boxOf( last ) ).bottom
		);
		// Its own space would move all that are below.
		await expect( last ).toHaveCSS( 'margin-top', '0px' );
	} );

	await test.step( 'a range has a track instead of a box', async () => {
		const range = page.getByRole( 'slider', { name: 'Mood' } );
		await expect( range ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		await expect( range ).toHaveCSS( 'border-bottom-width', '0px' );
		expect( ( await boxOf( range ) ).height ).toBeGreaterThanOrEqual( 44 );
	} );

	await test.step( 'the button of the toolbar begins where its panel does', async () => {
		await toggle( page ).click();
		const panel = await boxOf( page.locator( '.rueda-a11y__panel' ) );
		expect( ( await boxOf( toggle( page ) ) ).top ).toBeCloseTo(
			panel.top,
			0
		);
	} );
} );

test( 'result, dialog and mail look right in a theme with hard rules', async ( {
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
	const { link } = await publishPage( {
		content:
			wheelBlock( id, { mode: 'popup' } ) +
			block( 'rueda/call-to-action', {
				source: 'own',
				cta: {
					title: 'Talk',
					buttonLabel: 'Date',
					buttonLink: '/date/',
				},
			} ),
	} );
	await page.goto( link );
	const dialog = page.getByRole( 'dialog' );
	await buttonTo( page, 'open' ).click();
	await buttonTo( dialog, 'start' ).click();
	await new Visitor( page ).rate( 7, 4, 9, 2 );
	await expect( view( page ) ).toBeVisible();
	await openShare( page );

	await test.step( 'links that look like buttons are not underlined', async () => {
		for ( const button of [
			view( page ),
			dialog.getByRole( 'link', { name: /Facebook/ } ),
			page.getByRole( 'link', { name: 'Date' } ),
		] ) {
			await expect( button ).toHaveCSS( 'text-decoration-line', 'none' );
		}
	} );

	await test.step( 'titles have no space of the theme, and their buttons are on one line', async () => {
		await picture( 'other-result' );
		const title = page.getByRole( 'heading', { name: 'Get the report' } );
		await expect( title ).toHaveCSS( 'margin', '0px' );
		await expectSameLine(
			page.getByRole( 'link', { name: 'PDF' } ),
			page.getByRole( 'button', { name: 'Email My Wheel' } )
		);
	} );

	await test.step( 'a summary that can be opened has its triangle', () =>
		expect( dialog.locator( 'summary' ) ).toHaveCSS(
			'display',
			'list-item'
		) );

	await test.step( "the mail's title is beside its close button, and placeholders are paler than typed text", async () => {
		const mail = await openMail( page );
		await picture( 'other-mail' );
		await expectSameLine(
			mail.box.getByText( 'Email my Wheel', { exact: true } ),
			mail.box.getByRole( 'button', { name: 'Close' } )
		);
		const { typed, example, contrast } = await placeholderOf( mail.email );
		expect( example ).not.toBe( typed );
		expect( contrast ).toBeGreaterThanOrEqual( 4.5 );
	} );

	await test.step( 'Escape closes one dialog after the other, though the page cancels the key', async () => {
		await expect( dialog ).toHaveCount( 2 );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 1 );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	} );
} );

async function expectSameLine( one: Locator, other: Locator ): Promise< void > {
	const [ a, b ] = [ await boxOf( one ), await boxOf( other ) ];
	expect( a.top + a.bottom ).toBeGreaterThan( b.top + b.bottom - 4 );
	expect( a.top + a.bottom ).toBeLessThan( b.top + b.bottom + 4 );
}

/** The colours of a field of the mail's dialog as they are drawn. */
const placeholderOf = ( of: Locator ) =>
	of.evaluate( ( field ) => {
		const canvas = document.createElement( 'canvas' ).getContext( '2d' );
		const box = field.closest( 'dialog' );
		if ( ! canvas || ! box ) {
			throw new Error( 'There is no field.' );
		}
		const light = ( color: string ) => {
			canvas.fillStyle = color;
			canvas.fillRect( 0, 0, 1, 1 );
			const [ red = 0, green = 0, blue = 0 ] = [
				...canvas.getImageData( 0, 0, 1, 1 ).data,
			].map( ( part ) =>
				part / 255 <= 0.04045
					? part / 255 / 12.92
					: ( ( part / 255 + 0.055 ) / 1.055 ) ** 2.4
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
		};
		const example = getComputedStyle( field, '::placeholder' ).color;
		const ground = light( getComputedStyle( box ).backgroundColor );
		return {
			typed: getComputedStyle( field ).color,
			example,
			contrast:
				Math.max( light( example ), ground ) /
				Math.min( light( example ), ground ),
		};
	} );
