/** The page of a report: what its reader has, on the screen and on paper, and how its owner deletes it. */
import type { Locator, Page } from '@playwright/test';
import { saveReport } from './fixtures/report';
import { allSharing, openShare } from './fixtures/result';
import { areas, expect, test } from './fixtures/wheel';

const advised = areas.map( ( area ) => ( {
	...area,
	adviceLow: `Begin small with ${ area.label.toLowerCase() }: one thing a week that you look forward to.`,
	adviceMiddle: 'You are on a good way. What would make it one point better?',
	adviceHigh: 'Keep what works, and tell somebody how.',
} ) );

const title = ( page: Page ) =>
	page.getByRole( 'heading', { level: 1, name: 'The wheel of life' } );

const number = async ( page: Page ): Promise< string > =>
	( await page.locator( '.rueda-report__date span' ).innerText() ).replace(
		/\D/g,
		''
	);

const gone = ( page: Page ) =>
	page.getByRole( 'heading', { name: 'This report is no longer available' } );

const deleteReport = async ( page: Page ): Promise< void > => {
	// What opens a `details` has no role that browsers agree on.
	await page.getByText( 'Delete this report' ).click();
	await page.getByRole( 'button', { name: 'Delete permanently' } ).click();
};

/** How many sheets of paper the page takes. */
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
			.getByRole( 'region', { name: 'What you can do' } )
			.getByText( 'Begin small with work' )
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Email My Wheel' } )
	).toBeVisible();
	// The panel of the live chart has taken the place of the plain links.
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
	// Everything begins where the title does.
	const left = async ( of: Locator ) =>
		Math.round( ( await of.boundingBox() )?.x ?? NaN );
	const edge = await left( title( page ) );
	for ( const part of [
		'.rueda-report__words',
		'.rueda-chart',
		'.rueda-share',
		'.rueda-report__take a',
	] ) {
		expect( await left( page.locator( part ).first() ), part ).toBe( edge );
	}
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

	test( 'a reader has the whole report, and ways to pass it on', async ( {
		page,
		publishWheel,
		setOptions,
		picture,
	} ) => {
		await setOptions( allSharing );
		const { id } = await publishWheel( { areas: advised } );
		const { link } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
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
		await expect( page.getByText( /^Strongest: Friends/ ) ).toBeVisible();
		await expect(
			page.getByText( 'Begin small with money' )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: /^Share on LinkedIn/ } )
		).toHaveAttribute(
			'href',
			`https://www.linkedin.com/shareArticle?mini=true&url=${ encodeURIComponent( link ) }&title=Wheel%20Submission%20%23${ await number( page ) }`
		);
		await picture( 'report-without-script' );
	} );

	test( 'the owner deletes the report, and its links say that it is gone', async ( {
		page,
		publishWheel,
		allowConsole,
	} ) => {
		allowConsole( /410/ );
		const { id } = await publishWheel();
		const { link, ownerLink } = await saveReport( page, id );
		await page.goto( link );
		await expect( title( page ) ).toBeVisible();
		await expect( page.getByText( 'Delete this report' ) ).toBeHidden();

		await page.goto( ownerLink );
		await deleteReport( page );
		await expect( gone( page ) ).toBeVisible();
		expect( page.url() ).toBe( link );
		for ( const address of [ link, ownerLink ] ) {
			expect( ( await page.goto( address ) )?.status() ).toBe( 410 );
			await expect( gone( page ) ).toBeVisible();
		}
	} );
} );

for ( const [ theme, pretence ] of [
	[ 'block', {} ],
	[ 'classic', { theme: 'classic' } ],
] as const ) {
	test( `the report takes one sheet of paper, with the ${ theme } theme`, async ( {
		page,
		publishWheel,
		server,
		setOptions,
	} ) => {
		await setOptions( allSharing );
		await server.pretend( pretence );
		const { id } = await publishWheel( {
			areas: advised.map( ( area ) => ( {
				...area,
				adviceLow: `${ area.adviceLow } `.repeat( 4 ),
			} ) ),
		} );
		const { ownerLink } = await saveReport( page, id, [ 3, 5, 2, 4 ] );
		await page.goto( ownerLink );
		const entry = page.getByRole( 'button', { name: 'Work', exact: true } );
		await expect( entry ).toBeVisible();
		for ( const format of [ 'A4', 'Letter' ] ) {
			expect( await sheets( page, format ), format ).toBe( 1 );
		}

		await page.emulateMedia( { media: 'print' } );
		await expect( page.getByText( /^Strongest/ ) ).toBeVisible();
		// One that is printed for paper, in the place of the theme's.
		await expect(
			page
				.getByText( 'The wheel of life', { exact: true } )
				.filter( { visible: true } )
		).toHaveCount( 1 );
		await expect( page.getByText( 'This report is yours' ) ).toBeHidden();
		await expect( page.getByRole( 'navigation' ) ).toHaveCount( 0 );
	} );
}

test( 'a page of the owner is accessible, on a telephone too', async ( {
	page,
	publishWheel,
	expectAccessible,
	picture,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	const { id } = await publishWheel( { areas: advised } );
	const { ownerLink } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
	await page.goto( ownerLink );
	await page.getByText( 'Delete this report' ).click();
	await expect(
		page.getByRole( 'button', { name: 'Delete permanently' } )
	).toBeVisible();
	await expectAccessible();
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 320 );
	await picture( 'report-of-owner' );
} );

test( 'after its time a report is gone, before anything has cleaned up', async ( {
	page,
	publishWheel,
	server,
	allowConsole,
	expectAccessible,
	picture,
} ) => {
	// The page's own calls may come when its nonce has died meanwhile.
	allowConsole( /410|403/ );
	const { id } = await publishWheel();
	const { link } = await saveReport( page, id );
	await server.moveClock( { days: 360 } );
	expect( ( await page.goto( link ) )?.status() ).toBe( 200 );
	await server.moveClock( { days: 10 } );
	expect( ( await page.goto( link ) )?.status() ).toBe( 410 );
	await expect( gone( page ) ).toBeVisible();
	await expect( page.getByText( 'Health' ) ).toBeHidden();
	await expectAccessible();
	await picture( 'report-gone' );
} );

test( 'a report with long words is no wider than a telephone', async ( {
	page,
	publishWheel,
} ) => {
	const long = 'Rechtsschutzversicherungsgesellschaften';
	await page.setViewportSize( { width: 320, height: 700 } );
	const names = [ long, 'Work' ];
	const { id } = await publishWheel( {
		areas: names.map( ( label ) => ( { label, adviceLow: long } ) ),
	} );
	const { ownerLink } = await saveReport( page, id, [ 2, 9 ], names );
	await page.goto( ownerLink );
	await expect( page.getByRole( 'heading', { name: long } ) ).toBeVisible();
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 320 );
	// Beside a long name the head of a column stays on its line.
	const heads = page.getByRole( 'columnheader' );
	const [ name, rating ] = await Promise.all( [
		heads.nth( 0 ).boundingBox(),
		heads.nth( 1 ).boundingBox(),
	] );
	expect( name?.height ).toBeLessThan( 40 );
	expect( rating?.height ).toBeLessThan( 40 );
} );

test( 'a report reads from right to left', async ( {
	page,
	publishWheel,
	server,
	expectAccessible,
	picture,
} ) => {
	await server.pretend( { direction: 'rtl' } );
	const { id } = await publishWheel( { areas: advised } );
	const { ownerLink } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
	await page.goto( ownerLink );
	const entry = page.getByRole( 'button', { name: 'Work', exact: true } );
	await expect( entry ).toBeVisible();
	const [ chart, table ] = await Promise.all( [
		page.getByRole( 'img', { name: /^Chart of/ } ).boundingBox(),
		page.getByRole( 'table', { name: /^Ratings/ } ).boundingBox(),
	] );
	expect( chart?.x ).toBeGreaterThan( table?.x ?? Infinity );
	await expectAccessible();
	await picture( 'report-rtl' );
} );

test( 'a report speaks Spanish', async ( {
	page,
	publishWheel,
	server,
	allowConsole,
	picture,
} ) => {
	allowConsole( /410/ );
	await server.pretend( { locale: 'es_ES' } );
	const { id } = await publishWheel( { areas: advised } );
	const { link, ownerLink } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
	await page.goto( ownerLink );
	await expect(
		page
			.locator( '.rueda-report__date' )
			.getByText( /^Rueda guardada n\.º \d+$/ )
	).toBeVisible();
	await expect(
		page.getByText(
			// How a list ends is said by WordPress's own Spanish, which not every test site has.
			/^Lo más fuerte: Friends\. Con margen de mejora: Work\.$/
		)
	).toBeVisible();
	await picture( 'report-spanish' );
	await page.getByText( 'Borrar este informe' ).click();
	await page
		.getByRole( 'button', { name: 'Borrar permanentemente' } )
		.click();
	await expect(
		page.getByRole( 'heading', {
			name: 'Este informe ya no está disponible',
		} )
	).toBeVisible();
	expect( page.url() ).toBe( link );
} );

test( 'a report is found by nobody who was not given its address', async ( {
	page,
	publishWheel,
	allowConsole,
} ) => {
	allowConsole( /404/ );
	const { id: wheel } = await publishWheel();
	const { id, link } = await saveReport( page, wheel, [ 7, 9, 2, 5 ] );
	const slug = /[0-9a-f]{40}/.exec( link )?.[ 0 ] ?? '';
	for ( const address of [
		`/?p=${ id }`,
		`/?page_id=${ id }`,
		`/?attachment_id=${ id }`,
		`/?p=${ id }&post_type=rueda_report`,
		`/?name=${ slug.slice( 0, 12 ) }`,
		`/wheel-report/${ slug.slice( 0, 12 ) }`,
		'/?post_type=rueda_report',
		'/?post_type=rueda_report&feed=rss2',
		'/?s=Wheel+Submission',
		'/?author=0&post_type=rueda_report',
		'/wp-sitemap.xml',
		'/?rest_route=/wp/v2/rueda_report',
		'/?rest_route=/rueda/v1/reports',
		`/?rest_route=/rueda/v1/reports/${ id }`,
		'/?rest_route=/wp/v2/search&search=Wheel',
		`/?rest_route=/oembed/1.0/embed&url=${ encodeURIComponent( new URL( `/?p=${ id }`, link ).href ) }`,
	] ) {
		const answer = await page.request.get( address );
		expect( answer.url(), address ).not.toContain( slug );
		expect( await answer.text(), address ).not.toContain( slug );
	}
} );
