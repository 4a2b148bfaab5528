/** A visitor and a wheel, from the intro to the result. */
import type { Page } from '@playwright/test';
import { expect, test, Visitor, areas } from './fixtures/wheel';

const required = areas.map( ( area ) => ( { ...area, isRequired: true } ) );

/** A slider that nobody has touched, and the area "Health". */
const NEUTRAL = 'rgb(201, 201, 201)';
const GREEN = '#1db53f';

/** The mouse to where a slider from 1 to 10 stands at a rating. Its handle is 44 pixels wide. */
async function pullTo( page: Page, visitor: Visitor, rating: number ) {
	const box = await visitor.slider.boundingBox();
	const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
	await page.mouse.move(
		x + 22 + ( ( width - 44 ) * ( rating - 1 ) ) / 9,
		y + height / 2,
		{ steps: 4 }
	);
}

/** What is drawn in the middle of the chart's upper right quarter, half way to its edge. */
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

for ( const [ mode, presses ] of [
	[ 'inline', [ 'Begin' ] ],
	[ 'popup', [ 'Open the wheel', 'Begin' ] ],
	[ 'fullwidth', [ 'Open the wheel', 'Begin' ] ],
	[ 'full-width', [ 'Open the wheel', 'Begin' ] ],
] as const ) {
	for ( const input of [ 'likert', 'slider' ] as const ) {
		test( `a visitor gets from the intro to the result: ${ mode }, ${ input } @main`, async ( {
			page,
			openWheel,
		} ) => {
			await openWheel( {
				mode,
				input,
				buttonLabel: 'Begin',
				popupLabel: 'Open the wheel',
			} );
			const visitor = new Visitor( page );
			for ( const name of presses ) {
				await visitor.press( name );
			}
			await expect( visitor.heading( 'Health' ) ).toBeFocused();
			await expect(
				page.getByText( 'Area 1 of 4' ).first()
			).toBeVisible();

			await visitor.answer( input, 7, 3, 10, 5 );

			await expect( visitor.heading( 'Your wheel' ) ).toBeFocused();
			await expect(
				page.getByText( 'Strongest: Work. Room to grow: Friends.' )
			).toBeVisible();
			const chart = page.getByRole( 'img', { name: /^Your wheel/ } );
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
		} );
	}
}

test.describe( 'the questions', () => {
	test( 'show the name of an area as a link in a new tab, and its description as it was formatted', async ( {
		page,
		beginWheel,
	} ) => {
		await beginWheel( {
			areas: [
				{
					label: 'Health',
					desc: 'How does your <em>body</em> feel?',
					link: 'https://example.org/health',
				},
				{ label: 'Work' },
			],
		} );

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

	test( 'offer each number of the range, none of them chosen', async ( {
		page,
		beginWheel,
	} ) => {
		const visitor = await beginWheel( { min: -2, max: 3 } );
		await expect( visitor.heading( 'Health' ) ).toBeVisible();

		const radios = page.getByRole( 'radio' );
		expect(
			await radios.evaluateAll( ( list: HTMLInputElement[] ) =>
				list.map( ( { value } ) => value )
			)
		).toEqual( [ '-2', '-1', '0', '1', '2', '3' ] );
		await expect(
			page.getByRole( 'radio', { checked: true } )
		).toHaveCount( 0 );

		await visitor.rate( -2 );
		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
		await visitor.press( 'Back' );
		await expect( visitor.heading( 'Health' ) ).toBeVisible();
		await expect(
			page.getByRole( 'radio', { checked: true } )
		).toHaveCount( 0 );
		await expect(
			page.getByText( 'Your answer so far: -2' )
		).toBeVisible();
	} );

	test( 'count a double click as one answer', async ( { beginWheel } ) => {
		const visitor = await beginWheel();
		await visitor.choice( 4 ).dblclick();

		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
		expect( await visitor.rows() ).toEqual( [ 'Health 4' ] );
	} );

	test( 'begin with the slider at the smallest value, each time', async ( {
		beginWheel,
	} ) => {
		const visitor = await beginWheel( { input: 'slider', min: 2, max: 8 } );
		await expect( visitor.slider ).toHaveValue( '2' );
		await expect( visitor.slider ).toHaveAttribute(
			'aria-valuetext',
			'2 of 8, low'
		);

		await visitor.slide( 8 );
		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
		await expect( visitor.slider ).toHaveValue( '2' );
		await visitor.press( 'Next' );
		await expect( visitor.heading( 'Work' ) ).toBeVisible();
		expect( await visitor.rows() ).toEqual( [ 'Health 8', 'Friends 2' ] );
	} );

	test( 'let the slider be moved by buttons, which stop at the ends', async ( {
		page,
		beginWheel,
	} ) => {
		const visitor = await beginWheel( { input: 'slider', min: 1, max: 3 } );
		const less = page.getByRole( 'button', { name: 'One less' } );
		const more = page.getByRole( 'button', { name: 'One more' } );
		await expect( less ).toBeDisabled();
		await more.click();
		await more.click();
		await expect( visitor.slider ).toHaveValue( '3' );
		await expect( more ).toBeDisabled();
		await less.click();
		await expect( visitor.slider ).toHaveValue( '2' );
	} );

	test( 'draw the number where the browser has its handle', async ( {
		page,
		beginWheel,
	} ) => {
		const visitor = await beginWheel( { input: 'slider' } );
		await visitor.slider.scrollIntoViewIfNeeded();
		const box = await visitor.slider.boundingBox();
		// A third of the way between the ends of 1 to 10 is 4.
		await page.mouse.click(
			( box?.x ?? 0 ) + 22 + ( ( box?.width ?? 0 ) - 44 ) / 3,
			( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2
		);
		await expect( visitor.slider ).toHaveValue( '4' );
		// The drawn handle is hidden from listeners, so it is found by its class.
		const thumb = await page
			.locator( '.wp-block-rueda-wheel__thumb' )
			.boundingBox();
		expect( ( thumb?.x ?? 0 ) + ( thumb?.width ?? 0 ) / 2 ).toBeCloseTo(
			( box?.x ?? 0 ) + 22 + ( ( box?.width ?? 0 ) - 44 ) / 3,
			0
		);
	} );

	test( 'let the sector grow while the slider is dragged, which has no colour until then', async ( {
		page,
		beginWheel,
	} ) => {
		const visitor = await beginWheel( { input: 'slider' } );
		await visitor.slider.scrollIntoViewIfNeeded();
		// The colour of the slider has no words, so its part is found by its class.
		const filled = page.locator( '.wp-block-rueda-wheel__filled' );
		await expect( filled ).toHaveCSS( 'background-color', NEUTRAL );
		await expect( page.getByText( 'low', { exact: true } ) ).toBeHidden();
		await expect.poll( () => firstSector( page ) ).not.toBe( GREEN );

		await pullTo( page, visitor, 1 );
		await page.mouse.down();
		await pullTo( page, visitor, 9 );
		await expect( visitor.slider ).toHaveValue( '9' );
		await expect.poll( () => firstSector( page ) ).toBe( GREEN );
		await expect( filled ).not.toHaveCSS( 'background-color', NEUTRAL );
		await expect( page.getByText( 'high', { exact: true } ) ).toBeVisible();
		await pullTo( page, visitor, 2 );
		await expect.poll( () => firstSector( page ) ).not.toBe( GREEN );
		await page.mouse.up();

		await visitor.press( 'Next' );
		await expect( visitor.heading( 'Friends' ) ).toBeVisible();
		await expect( filled ).toHaveCSS( 'background-color', NEUTRAL );
	} );

	test( 'offer no way around a required area', async ( {
		beginWheel,
		expectAccessible,
	} ) => {
		const visitor = await beginWheel( { areas: required } );
		await expect( visitor.heading( 'Health' ) ).toBeVisible();
		await expect( visitor.skip ).toBeHidden();
		await expectAccessible();
	} );
} );

test.describe( 'skipping', () => {
	for ( const [ which, answers, left ] of [
		[
			'the first',
			[ null, 6, 6, 6 ],
			[ 'Friends 6', 'Work 6', 'Money 6' ],
		],
		[
			'a middle one',
			[ 6, null, 6, 6 ],
			[ 'Health 6', 'Work 6', 'Money 6' ],
		],
		[
			'the last',
			[ 6, 6, 6, null ],
			[ 'Health 6', 'Friends 6', 'Work 6' ],
		],
	] as const ) {
		test( `${ which } leaves the others as they were`, async ( {
			page,
			beginWheel,
		} ) => {
			const visitor = await beginWheel();
			await visitor.answer( 'likert', ...answers );
			await expect( visitor.heading( 'Your wheel' ) ).toBeVisible();
			expect( await visitor.rows() ).toEqual( left );
			await expect(
				page.getByText( 'Your areas are in balance.' )
			).toBeVisible();
		} );
	}

	test( 'everything leaves a result without a chart', async ( {
		page,
		beginWheel,
		expectAccessible,
	} ) => {
		const visitor = await beginWheel();
		for ( const { label } of areas ) {
			await expect( visitor.heading( label ) ).toBeVisible();
			await visitor.skip.click();
		}
		await expect(
			page.getByText(
				'You have skipped all areas, so there is nothing to show.'
			)
		).toBeVisible();
		await expect(
			page.getByRole( 'img', { name: /^Your wheel/ } )
		).toHaveCount( 0 );
		await expectAccessible();
	} );

	test( 'is no longer offered once the slider was moved, and is offered again for the next area', async ( {
		beginWheel,
	} ) => {
		const visitor = await beginWheel( { input: 'slider' } );
		await expect( visitor.skip ).toBeVisible();
		await visitor.slider.fill( '5' );
		await expect( visitor.skip ).toBeHidden();
		await visitor.press( 'Next' );
		await expect( visitor.skip ).toBeVisible();
	} );

	test( 'has the words its author gave it', async ( {
		page,
		beginWheel,
	} ) => {
		await beginWheel( {
			areas: [ { label: 'Health', skipText: 'Not <b>today</b>' } ],
		} );
		await expect(
			page.getByRole( 'button', { name: 'Not today' } )
		).toBeVisible();
	} );
} );

test( 'hostile words stay words', async ( { page, beginWheel } ) => {
	const name = '<img src=x onerror=alert(1)> 5 &lt; 7 ñ العافية';
	const visitor = await beginWheel( {
		areas: [
			{
				label: name,
				desc: `https://example.org/${ 'a'.repeat( 200 ) }`,
				lengendColor: 'red;background:url(//example.org)',
				link: 'javascript:alert(1)',
			},
			{ label: 'A'.repeat( 120 ) },
		],
	} );
	await expect( visitor.heading( '5 < 7 ñ العافية' ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: /العافية/ } ) ).toHaveCount(
		0
	);
	const overhang = () =>
		page.evaluate(
			() => document.documentElement.scrollWidth - window.innerWidth
		);
	expect( await overhang() ).toBeLessThanOrEqual( 0 );
	await visitor.rate( 5 );
	await expect( visitor.heading( 'A'.repeat( 120 ) ) ).toBeVisible();
	expect( await overhang() ).toBeLessThanOrEqual( 0 );
	await expect( page.locator( 'img[src="x"]' ) ).toHaveCount( 0 );
} );
