/** The page of a report: what its reader has, on the screen and on paper, and how its owner deletes it. */
import type { Page } from '@playwright/test';
import { saveReport } from '../fixtures/report';
import { allSharing, openShare } from '../fixtures/result';
import { areas, expect, test } from '../fixtures/wheel';

const advised = areas.map( ( area ) => ( {
	...area,
	adviceLow: `Begin small with ${ area.label.toLowerCase() }: one thing a week that you look forward to.`,
	adviceMiddle: 'You are on a good way. What would make it one point better?',
	adviceHigh: 'Keep what works, and tell somebody how.',
} ) );

const title = ( page: Page ) =>
	page.getByRole( 'heading', { level: 1, name: 'The wheel of life' } );

const number = async ( page: Page ): Promise< string > =>
	(
		await page
			.getByText( /^Wheel Submission #/ )
			.first()
			.innerText()
	).replace( /\D/g, '' );

const width = ( page: Page ) =>
	page.evaluate( () => document.documentElement.scrollWidth );

/** The number of paper sheets for the page. */
const sheets = async ( page: Page, format: string ): Promise< number > =>
	( await page.pdf( { format } ) )
		.toString( 'latin1' )
		.match( /\/Type\s*\/Page\b(?!s)/g )?.length ?? 0;

test( 'a reader finds chart, numbers, words and advice, and a live legend @main', async ( {
	page,
	publishWheel,
	setOptions,
	expectAccessible,
	picture,
} ) => {
	await setOptions( allSharing );
	const { id } = await publishWheel( {
		areas: advised.map( ( area ) =>
			area.label === 'Friends'
				? { ...area, link: 'https://example.org/friends' }
				: area
		),
	} );
	const { link } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
	const answer = await page.goto( link );
	expect( answer?.status() ).toBe( 200 );
	expect( answer?.headers() ).toMatchObject( {
		'x-robots-tag': expect.stringContaining( 'noindex' ),
		'referrer-policy': 'no-referrer',
		'cache-control': expect.stringContaining( 'no-store' ),
	} );

	await expect( title( page ) ).toBeVisible();
	await expect( page ).toHaveTitle( /^The wheel of life/ );
	const entry = page.getByRole( 'button', { name: 'Work', exact: true } );
	await entry.click();
	await expect( entry ).toHaveAttribute( 'aria-pressed', 'false' );
	const friends = page.getByRole( 'link', {
		name: 'Friends (opens in a new tab)',
	} );
	await expect( friends ).toHaveAttribute(
		'href',
		'https://example.org/friends'
	);
	await expect( friends ).toHaveAttribute( 'target', '_blank' );
	await expect(
		page.getByText( 'Strongest: Friends. Room to grow: Work.' )
	).toBeVisible();
	await expect(
		page
			.getByRole( 'region', { name: 'What your answers say' } )
			.getByRole( 'listitem' )
	).toHaveText( [
		/^Work ?2 of 10.*Begin small with work/,
		/^Money ?5 of 10/,
		/^Health ?7 of 10/,
		/^Friends ?9 of 10/,
	] );
	const mail = page.getByRole( 'button', { name: 'Email My Wheel' } );
	await expect( mail ).toBeVisible();
	// A hidden copy has no role, so it is counted by its type.
	const addresses = page.locator( 'input[type="email"]' );
	await expect( addresses ).toHaveCount( 0 );
	await mail.click();
	await expect( addresses ).toHaveCount( 1 );
	await page.keyboard.press( 'Escape' );
	// The live panel has replaced the plain links.
	await openShare( page );
	await expect(
		page.getByRole( 'link', { name: /^Share on Facebook/ } )
	).toHaveCount( 1 );
	await expect(
		page.getByRole( 'heading', { name: 'Share the report', level: 2 } )
	).toBeVisible();
	// Other scripts look for the element by its id.
	await expect( page.locator( '#submission-chart' ) ).toHaveAttribute(
		'data-reportlink',
		link
	);
	await expectAccessible();
	await picture( 'report' );
	await page
		.getByRole( 'link', { name: 'Take this wheel yourself' } )
		.click();
	await expect(
		page.getByRole( 'button', { name: 'Start Assessment' } )
	).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a reader has the whole report, and its owner deletes it', async ( {
		page,
		publishWheel,
		setOptions,
		allowConsole,
		picture,
	} ) => {
		allowConsole( /410/ );
		await setOptions( allSharing );
		const { id } = await publishWheel( { areas: advised } );
		const { link, ownerLink } = await saveReport(
			page,
			id,
			[ 7, 9, 2, 5 ]
		);
		const gone = page.getByRole( 'heading', {
			name: 'This report is no longer available',
		} );

		await test.step( 'a reader finds chart, numbers, words and advice, and ways to pass it on', async () => {
			await page.goto( link );
			await expect( title( page ) ).toBeVisible();
			await expect(
				page.getByRole( 'img', { name: /^Chart of 4 areas/ } )
			).toBeVisible();
			await expect(
				page
					.getByRole( 'table', { name: /^Ratings/ } )
					.getByRole( 'row', { name: 'Work 2' } )
			).toBeVisible();
			await expect(
				page.getByText( /^Strongest: Friends/ )
			).toBeVisible();
			await expect(
				page.getByText( 'Begin small with money' )
			).toBeVisible();
			for ( const name of [ 'PDF', 'Picture' ] ) {
				await expect(
					page.getByRole( 'link', { name, exact: true } )
				).toBeVisible();
			}
			// What opens a `details` has no role that browsers agree on.
			await page.getByText( 'Share', { exact: true } ).click();
			await expect(
				page.getByRole( 'link', { name: /^Share on LinkedIn/ } )
			).toHaveAttribute(
				'href',
				`https://www.linkedin.com/shareArticle?mini=true&url=${ encodeURIComponent( link ) }&title=Wheel%20Submission%20%23${ await number( page ) }`
			);
			await expect( page.getByText( 'Delete this report' ) ).toBeHidden();
			await picture( 'report-without-script' );
		} );

		await test.step( 'the owner deletes it, and its links say that it is gone', async () => {
			await page.goto( ownerLink );
			await page.getByText( 'Delete this report' ).click();
			await page
				.getByRole( 'button', { name: 'Delete permanently' } )
				.click();
			await expect( gone ).toBeVisible();
			expect( page.url() ).toBe( link );
			const pdf = new URL( link );
			pdf.searchParams.set( 'rueda_pdf', '' );
			for ( const address of [ link, ownerLink, pdf.href ] ) {
				expect( ( await page.goto( address ) )?.status() ).toBe( 410 );
				await expect( gone ).toBeVisible();
			}
		} );
	} );
} );

test( 'the report takes one sheet of paper', async ( {
	page,
	publishWheel,
	server,
	setOptions,
} ) => {
	await setOptions( allSharing );
	const { id } = await publishWheel( {
		areas: advised.map( ( area ) => ( {
			...area,
			adviceLow: `${ area.adviceLow } `.repeat( 4 ),
		} ) ),
	} );
	const { ownerLink } = await saveReport( page, id, [ 3, 5, 2, 4 ] );
	for ( const [ theme, pretence ] of [
		[ 'block', {} ],
		[ 'classic', { theme: 'classic' } ],
	] as const ) {
		await test.step( `with the ${ theme } theme`, async () => {
			await server.pretend( pretence );
			// The print style applies only if no other is emulated.
			await page.emulateMedia( { media: null } );
			await page.goto( ownerLink );
			const entry = page.getByRole( 'button', {
				name: 'Work',
				exact: true,
			} );
			await expect( entry ).toBeVisible();
			for ( const format of [ 'A4', 'Letter' ] ) {
				expect( await sheets( page, format ), format ).toBe( 1 );
			}

			await page.emulateMedia( { media: 'print' } );
			await expect( page.getByText( /^Strongest/ ) ).toBeVisible();
			// An address printed for paper, in the place of the theme's.
			await expect(
				page
					.getByText( 'The wheel of life', { exact: true } )
					.filter( { visible: true } )
			).toHaveCount( 1 );
			for ( const text of [
				'This report is yours',
				'Compare in three months',
			] ) {
				await expect( page.getByText( text ) ).toBeHidden();
			}
			await expect( page.getByRole( 'navigation' ) ).toHaveCount( 0 );
		} );
	}
} );

test( 'a page of the owner is accessible on a telephone, and no wider, also with long words', async ( {
	page,
	publishWheel,
	expectAccessible,
	picture,
} ) => {
	const long = 'Rechtsschutzversicherungsgesellschaften';
	await page.setViewportSize( { width: 320, height: 700 } );
	const [ , ...others ] = advised;
	const { id } = await publishWheel( {
		areas: [ { label: long, adviceLow: long }, ...others ],
	} );
	const { ownerLink } = await saveReport(
		page,
		id,
		[ 2, 9, 2, 5 ],
		[ long, ...others.map( ( { label } ) => label ) ]
	);
	await page.goto( ownerLink );
	await expect( page.getByRole( 'heading', { name: long } ) ).toBeVisible();
	await page.getByText( 'Delete this report' ).click();
	await expect(
		page.getByRole( 'button', { name: 'Delete permanently' } )
	).toBeVisible();
	await expectAccessible();
	expect( await width( page ) ).toBe( 320 );
	// Beside a long name, the rating stays on one line.
	const rating = await page
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'heading', { name: long } ) } )
		.getByText( '2 of 10' )
		.boundingBox();
	expect( rating?.height ).toBeLessThan( 40 );
	await picture( 'report-of-owner' );
} );

test( 'a report reads from right to left, and speaks Spanish', async ( {
	page,
	publishWheel,
	server,
	allowConsole,
	expectAccessible,
	picture,
} ) => {
	allowConsole( /410/ );
	await server.pretend( { locale: 'es_ES', direction: 'rtl' } );
	const { id } = await publishWheel( { areas: advised } );
	const { link, ownerLink } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
	await page.goto( ownerLink );

	await test.step( 'the chart stands on the right of the words', async () => {
		const entry = page.getByRole( 'button', { name: 'Work', exact: true } );
		await expect( entry ).toBeVisible();
		const [ chart, words ] = await Promise.all( [
			page.getByRole( 'img', { name: /^Gráfico de/ } ).boundingBox(),
			page.getByText( /^Puntos fuertes/ ).boundingBox(),
		] );
		expect( chart?.x ).toBeGreaterThan( words?.x ?? Infinity );
		// Sentences have a direction of their own, and begin at the page's edge all the same.
		await expect( page.getByText( /^Puntos fuertes/ ) ).toHaveCSS(
			'text-align',
			'right'
		);
		await expectAccessible();
	} );

	await test.step( 'its words are Spanish', async () => {
		await expect(
			page.getByText( /^Rueda guardada n\.º\s\d+$/ ).first()
		).toBeVisible();
		await expect(
			page.getByText(
				// WordPress's own Spanish says how a list ends, and not every test site has it.
				/^Puntos fuertes: Friends\. Con margen de mejora: Work\.$/
			)
		).toBeVisible();
		await picture( 'report-rtl-spanish' );
	} );

	await test.step( 'the words about a deleted report are Spanish', async () => {
		await page.getByText( 'Borrar este informe' ).click();
		await page
			.getByRole( 'button', { name: 'Borrar permanentemente' } )
			.click();
		await expect(
			page.getByRole( 'heading', {
				name: 'Este informe ya no está disponible',
			} )
		).toBeVisible();
		await expect( page.getByText( 'Health' ) ).toBeHidden();
		expect( page.url() ).toBe( link );
		await expectAccessible();
		await picture( 'report-gone' );
	} );
} );

test( 'a reader opens the report as a PDF, which no cache keeps', async ( {
	page,
	publishWheel,
} ) => {
	const { id } = await publishWheel( { areas } );
	const { link } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
	await page.goto( link );
	const address = await page
		.getByRole( 'link', { name: 'PDF' } )
		.getAttribute( 'href' );
	const answer = await page.request.get( address ?? '' );
	expect( answer.status() ).toBe( 200 );
	expect( answer.headers() ).toMatchObject( {
		'content-type': 'application/pdf',
		'cache-control': expect.stringContaining( 'no-store' ),
		'x-robots-tag': expect.stringContaining( 'noindex' ),
	} );
	expect( ( await answer.body() ).subarray( 0, 5 ).toString() ).toBe(
		'%PDF-'
	);
} );
