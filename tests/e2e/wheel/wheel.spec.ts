/** A visitor and a wheel, from the intro to the result. */
import type { Locator, Page } from '@playwright/test';
import {
	drawnHandle,
	areas,
	expect,
	rootOf,
	test,
	Visitor,
	wheelBlock,
	type Placement,
} from '../fixtures/wheel';

/** The colour of an untouched slider, with the area "Health". */
const NEUTRAL = 'rgb(201, 201, 201)';
const GREEN = '#1db53f';

/** The centre of a slider's thumb at a share of its track; the thumb is 44 pixels wide. */
async function placeOn( slider: Locator, part: number ) {
	const { x, y, width, height } = ( await slider.boundingBox() ) ?? {
		x: 0,
		y: 0,
		width: 0,
		height: 0,
	};
	return { x: x + 22 + ( width - 44 ) * part, y: y + height / 2 };
}

async function pullTo( page: Page, slider: Locator, part: number ) {
	const { x, y } = await placeOn( slider, part );
	await page.mouse.move( x, y, { steps: 4 } );
}

/** The colour in the upper right quarter of the chart, half way to its edge. */
const firstSector = ( page: Page ): Promise< string > =>
	page
		.getByRole( 'img', { name: /^Your wheel/ } )
		.evaluate( ( chart: HTMLCanvasElement ) => {
			const reach = ( chart.width / 4 ) * Math.SQRT1_2;
			const [ red = 0, green = 0, blue = 0 ] =
				chart
					.getContext( '2d' )
					?.getImageData(
						chart.width / 2 + reach,
						chart.height / 2 - reach,
						1,
						1
					).data ?? [];
			return `#${ [ red, green, blue ].map( ( part ) => part.toString( 16 ).padStart( 2, '0' ) ).join( '' ) }`;
		} );

/** Answers all areas, and checks that chart, announcements and table agree. */
async function expectResult(
	root: Locator,
	mode: Placement[ 'mode' ],
	input: 'likert' | 'slider'
): Promise< void > {
	const visitor = new Visitor( root );
	if ( mode !== 'inline' ) {
		await visitor.press( 'Open the wheel' );
	}
	await visitor.press( 'Begin' );
	await expect( visitor.heading( 'Health' ) ).toBeFocused();
	await expect( root.getByText( 'Area 1 of 4' ).first() ).toBeVisible();

	await visitor.answer( input, 7, 3, 10, 5 );

	await expect( visitor.heading( 'Your wheel' ) ).toBeFocused();
	await expect(
		root.getByText( 'Strongest: Work. Room to grow: Friends.' )
	).toBeVisible();
	const chart = root.getByRole( 'img', { name: /^Your wheel/ } );
	await expect( chart ).toBeVisible();
	expect( await chart.boundingBox() ).toMatchObject( {
		width: 400,
		height: 400,
	} );
	expect( await visitor.rows() ).toEqual( [
		'Health 7',
		'Friends 3',
		'Work 10',
		'Money 5',
	] );
	if ( mode !== 'inline' ) {
		await visitor.press( 'Close' );
	}
}

for ( const [ where, wheels ] of [
	[
		'in the page and in a dialog @main',
		[
			[ 'inline', 'likert' ],
			[ 'popup', 'slider' ],
		],
	],
	[
		'on the whole screen, by both of its names',
		[
			[ 'fullwidth', 'likert' ],
			[ 'full-width', 'slider' ],
		],
	],
] as const ) {
	test( `a visitor gets from the intro to the result: ${ where }`, async ( {
		page,
		publishWheel,
		publishPage,
	} ) => {
		const blocks: string[] = [];
		for ( const [ mode, input ] of wheels ) {
			const { id } = await publishWheel( { input } );
			blocks.push(
				wheelBlock( id, {
					mode,
					buttonLabel: 'Begin',
					popupLabel: 'Open the wheel',
				} )
			);
		}
		const { link } = await publishPage( { content: blocks.join( '' ) } );
		await page.goto( link );
		for ( const [ at, [ mode, input ] ] of wheels.entries() ) {
			await test.step( `${ mode }, ${ input }`, () =>
				expectResult( rootOf( page, at ), mode, input ) );
		}
	} );
}

test( 'a visitor answers, skips and reads the questions of a scale', async ( {
	page,
	beginWheel,
	expectAccessible,
} ) => {
	const visitor = await beginWheel( {
		min: -2,
		max: 3,
		areas: [
			{
				label: 'Health',
				desc: 'How does your <em>body</em> feel?',
				link: 'https://example.org/health',
				skipText: 'Not <b>today</b>',
			},
			{ label: 'Friends' },
			{ label: 'Work', isRequired: true },
		],
	} );
	const chosen = page.getByRole( 'radio', { checked: true } );

	await test.step( 'the name of an area is a link in a new tab, and its description keeps its format', async () => {
		const link = page.getByRole( 'link', { name: /^Health/ } );
		await expect( link ).toHaveAttribute(
			'href',
			'https://example.org/health'
		);
		await expect( link ).toHaveAttribute( 'target', '_blank' );
		await expect(
			page.getByRole( 'emphasis' ).filter( { hasText: 'body' } )
		).toBeVisible();
	} );

	await test.step( 'the skip button has the words that its author gave it', async () => {
		await expect(
			page.getByRole( 'button', { name: 'Not today' } )
		).toBeVisible();
	} );

	await test.step( 'each number of the range is offered, and none is chosen', async () => {
		expect(
			await page
				.getByRole( 'radio' )
				.evaluateAll( ( list: HTMLInputElement[] ) =>
					list.map( ( { value } ) => value )
				)
		).toEqual( [ '-2', '-1', '0', '1', '2', '3' ] );
		await expect( chosen ).toHaveCount( 0 );

		await visitor.rate( -2 );
		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
		await visitor.press( 'Back' );
		await expect( visitor.heading( 'Health' ) ).toBeVisible();
		await expect( chosen ).toHaveCount( 0 );
		await expect(
			page.getByText( 'Your answer so far: -2' )
		).toBeVisible();
		await visitor.rate( 3 );
		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
	} );

	await test.step( 'a double click is one answer', async () => {
		await visitor.choice( 1 ).dblclick();
		await expect( visitor.heading( 'Work' ) ).toBeVisible();
		expect( await visitor.rows() ).toEqual( [ 'Health 3', 'Friends 1' ] );
	} );

	await test.step( 'a required area cannot be skipped', async () => {
		await expect( visitor.skip ).toBeHidden();
		await expectAccessible( { inside: '.wp-block-rueda-wheel' } );
	} );
} );

test( 'a visitor answers the questions of a slider by mouse and buttons', async ( {
	page,
	beginWheel,
} ) => {
	const visitor = await beginWheel( { input: 'slider', min: 2, max: 8 } );
	const { slider } = visitor;
	const filled = slider.locator( '..' ).locator( '> span' ).first();

	await test.step( 'a slider begins at the smallest value, without a colour', async () => {
		await expect( slider ).toHaveValue( '2' );
		await expect( slider ).toHaveAttribute(
			'aria-valuetext',
			'2 of 8, low'
		);
		await expect( filled ).toHaveCSS( 'background-color', NEUTRAL );
		await expect( page.getByText( 'low', { exact: true } ) ).toBeHidden();
		await expect( visitor.skip ).toBeVisible();
		await expect.poll( () => firstSector( page ) ).not.toBe( GREEN );
	} );

	await test.step( 'the sector of the chart grows while the slider is dragged', async () => {
		await slider.scrollIntoViewIfNeeded();
		await pullTo( page, slider, 0 );
		await page.mouse.down();
		await pullTo( page, slider, 1 );
		await expect( slider ).toHaveValue( '8' );
		await expect.poll( () => firstSector( page ) ).toBe( GREEN );
		await expect( filled ).not.toHaveCSS( 'background-color', NEUTRAL );
		await expect( page.getByText( 'high', { exact: true } ) ).toBeVisible();
		await pullTo( page, slider, 1 / 6 );
		await expect.poll( () => firstSector( page ) ).not.toBe( GREEN );
		await page.mouse.up();
	} );

	await test.step( 'skipping is no longer offered once the slider was moved, and is offered again for the next area', async () => {
		await expect( visitor.skip ).toBeHidden();
		await visitor.press( 'Next' );
		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
		await expect( visitor.skip ).toBeVisible();
		await expect( filled ).toHaveCSS( 'background-color', NEUTRAL );
	} );

	await test.step( 'each slider begins at the smallest value', async () => {
		await expect( slider ).toHaveValue( '2' );
		await visitor.press( 'Next' );
		await expect( visitor.heading( 'Work' ) ).toBeVisible();
		expect( await visitor.rows() ).toEqual( [ 'Health 3', 'Friends 2' ] );
	} );

	await test.step( "the number is drawn at the slider's handle", async () => {
		const { x, y } = await placeOn( slider, 1 / 3 );
		await page.mouse.click( x, y );
		await expect( slider ).toHaveValue( '4' );
		const thumb = await drawnHandle( page ).boundingBox();
		expect( ( thumb?.x ?? 0 ) + ( thumb?.width ?? 0 ) / 2 ).toBeCloseTo(
			x,
			0
		);
	} );

	await test.step( 'buttons move the slider and stop at its ends', async () => {
		const less = page.getByRole( 'button', { name: 'One less' } );
		const more = page.getByRole( 'button', { name: 'One more' } );
		await less.click();
		await less.click();
		await expect( slider ).toHaveValue( '2' );
		await expect( less ).toBeDisabled();
		await slider.fill( '7' );
		await more.click();
		await expect( slider ).toHaveValue( '8' );
		// Screen readers say it, because the slider does not have the focus.
		await expect( page.getByText( '8 of 8, high' ) ).toHaveAttribute(
			'aria-live',
			'polite'
		);
		await expect( more ).toBeDisabled();
		await less.click();
		await expect( slider ).toHaveValue( '7' );
	} );
} );

test( 'skipped areas are left out of the result, and markup in words is shown as text', async ( {
	page,
	openWheels,
	expectAccessible,
} ) => {
	const name = '<img src=x onerror=alert(1)> 5 &lt; 7 ñ العافية';
	const [ some, none, hostile ] = ( await openWheels(
		{},
		{},
		{
			areas: [
				{
					label: name,
					desc: `https://example.org/${ 'a'.repeat( 200 ) }`,
					lengendColor: 'red;background:url(//example.org)',
					link: 'javascript:alert(1)',
				},
				{ label: 'A'.repeat( 120 ) },
			],
		}
	) ) as [ Visitor, Visitor, Visitor ];

	await test.step( 'skipping an area in the middle keeps the other answers', async () => {
		await some.start();
		await some.answer( 'likert', 6, null, 6, 6 );
		await expect( some.heading( 'Your wheel' ) ).toBeVisible();
		expect( await some.rows() ).toEqual( [
			'Health 6',
			'Work 6',
			'Money 6',
		] );
		await expect(
			some.within.getByText( 'Your areas are in balance.' )
		).toBeVisible();
	} );

	await test.step( 'skipping everything leaves a result without a chart', async () => {
		await none.start();
		for ( const { label } of areas ) {
			await expect( none.heading( label ) ).toBeVisible();
			await none.skip.click();
		}
		await expect(
			none.within.getByText(
				'You have skipped all areas, so there is nothing to show.'
			)
		).toBeVisible();
		await expect(
			none.within.getByRole( 'img', { name: /^Your wheel/ } )
		).toHaveCount( 0 );
		await expectAccessible();
	} );

	await test.step( "markup in a wheel's words is shown as text", async () => {
		await hostile.start();
		await expect( hostile.heading( '5 < 7 ñ العافية' ) ).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: /العافية/ } )
		).toHaveCount( 0 );
		const overhang = () =>
			page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			);
		expect( await overhang() ).toBeLessThanOrEqual( 0 );
		await hostile.rate( 5 );
		await expect( hostile.heading( 'A'.repeat( 120 ) ) ).toBeVisible();
		expect( await overhang() ).toBeLessThanOrEqual( 0 );
		await expect( page.getByRole( 'main' ).locator( 'img' ) ).toHaveCount(
			0
		);
	} );
} );
