/** Names of areas where there is little room. */
import type { Page } from '@playwright/test';
import { html } from '../fixtures/section';
import {
	rootOf,
	expect,
	noSidewaysScroll,
	test,
	wheelBlock,
} from '../fixtures/wheel';

/** Words that are on more than one line, and whether name and chart are inside the question and beside or below. */
const nameOf = ( page: Page ) =>
	page.evaluate( () => {
		const part = ( name: string ) =>
			document.querySelector( `.wp-block-rueda-wheel__${ name }` );
		const text = part( 'name' )?.lastElementChild?.firstChild;
		const boxes = [ 'question', 'asked', 'plot' ].map( ( name ) =>
			part( name )?.getBoundingClientRect()
		);
		const [ question, asked, plot ] = boxes;
		if ( ! ( text instanceof Text ) || ! question || ! asked || ! plot ) {
			return null;
		}
		const broken = [ ...text.data.matchAll( /\S+/g ) ].filter(
			( { 0: word, index } ) => {
				const range = document.createRange();
				range.setStart( text, index );
				range.setEnd( text, index + word.length );
				return range.getClientRects().length > 1;
			}
		);
		return {
			broken: broken.map( ( [ word ] ) => word ),
			isInside: plot.right <= question.right + 1,
			isApart: plot.left >= asked.right || plot.top >= asked.bottom,
			chart: plot.width,
		};
	} );

test( 'names of areas keep their words on telephones and in narrow columns', async ( {
	page,
	beginWheel,
	picture,
} ) => {
	const names = [ 'Fun', 'Relationships', 'Reconocimiento personal' ];
	const visitor = await beginWheel( {
		areas: names.map( ( label ) => ( { label } ) ),
	} );
	const charts = new Map< number, number >();
	for ( const name of names ) {
		await expect( visitor.heading( name ) ).toBeFocused();
		// The theme leaves 60 pixels less.
		for ( const width of [ 256, 270, 280, 300, 320, 360, 390 ] ) {
			await page.setViewportSize( { width, height: 700 } );
			const chart = charts.get( width );
			await expect
				.poll( () => nameOf( page ), `${ name }, ${ width } px` )
				.toEqual( {
					broken: [],
					isInside: true,
					isApart: true,
					// The same for all names, so that nothing moves from question to question.
					chart: chart ?? expect.any( Number ),
				} );
			charts.set( width, ( await nameOf( page ) )?.chart ?? 0 );
			await noSidewaysScroll( page );
			await picture( `wheel-name-${ width }-${ name }` );
		}
		await visitor.rate( 7 );
	}
} );

test( 'a wheel has a width where its place is as wide as its content', async ( {
	page,
	publishWheel,
	publishPage,
} ) => {
	const { id } = await publishWheel();
	const { link } = await publishPage( {
		content:
			html( '<div style="float:left">' ) +
			wheelBlock( id ) +
			html( '</div>' ),
	} );
	await page.goto( link );
	for ( const width of [ 1280, 320 ] ) {
		await page.setViewportSize( { width, height: 700 } );
		const box = await rootOf( page ).boundingBox();
		expect( box?.width ).toBeGreaterThan( 200 );
		await noSidewaysScroll( page );
	}
} );
