/** The scroll observer in a real browser. No block uses its steps and directions yet, so its source is run here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from '../fixtures';
import { farBelow } from '../fixtures/markup';
import { html } from '../fixtures/section';

interface ScrollPosition {
	readonly isInViewport: boolean;
	readonly scrollPercentage: number;
	readonly direction: string;
}

/** Both files as one script without imports. */
const library = [ 'thresholds', 'observer' ]
	.map( ( name ) =>
		readFileSync(
			join( __dirname, `../../../src/frontend/scroll/${ name }.ts` ),
			'utf8'
		)
	)
	.map( ( source ) =>
		ts
			.transpileModule( source, {
				compilerOptions: {
					target: ts.ScriptTarget.ES2022,
					module: ts.ModuleKind.ESNext,
				},
			} )
			.outputText.replace( /^import .*$/gm, '' )
			.replace( /^export /gm, '' )
	)
	.join( '\n' );

test( 'X16 X18: a callback gets how far an element is in view, in steps and with the direction, until it is stopped', async ( {
	page,
	publishPage,
} ) => {
	await page.setViewportSize( { width: 800, height: 600 } );
	const { link } = await publishPage( {
		content:
			farBelow +
			html( '<div id="seen" style="height:400px"></div>' ) +
			farBelow,
	} );
	await page.goto( link );
	await page.addScriptTag( {
		content: `${ library };
			window.told = [];
			window.stopTelling = observeScroll( document.querySelector( '#seen' ), {
				callback: ( sight ) => window.told.push( sight ),
				sensitivity: 4,
			} );`,
	} );
	const told = () =>
		page.evaluate( () =>
			( window as unknown as { told: ScrollPosition[] } ).told.splice( 0 )
		);
	/** Scrolls so that this many pixels of the element are visible. */
	const show = ( pixels: number ) =>
		page.evaluate( async ( inSight ) => {
			const top =
				( document.querySelector( '#seen' )?.getBoundingClientRect()
					.top ?? 0 ) + window.scrollY;
			window.scrollTo( {
				top: top - window.innerHeight + inSight,
				behavior: 'instant',
			} );
			for ( let frame = 0; frame < 3; frame++ ) {
				await new Promise( requestAnimationFrame );
			}
		}, pixels );

	await show( -100 );
	await told();
	const seen: ScrollPosition[] = [];
	for ( const pixels of [ 112, 212, 312, 410, 292, 192, 92, -100 ] ) {
		await show( pixels );
		seen.push( ...( await told() ) );
	}
	// Themes may position their content between two pixels.
	const rounded = seen.map( ( sight ) => ( {
		...sight,
		scrollPercentage: Math.round( sight.scrollPercentage ),
	} ) );
	expect( rounded ).toMatchObject( [
		{ isInViewport: true, scrollPercentage: 28, direction: 'down' },
		{ isInViewport: true, scrollPercentage: 53, direction: 'down' },
		{ isInViewport: true, scrollPercentage: 78, direction: 'down' },
		{ isInViewport: true, scrollPercentage: 100, direction: 'down' },
		{ isInViewport: true, scrollPercentage: 73, direction: 'up' },
		{ isInViewport: true, scrollPercentage: 48, direction: 'up' },
		{ isInViewport: true, scrollPercentage: 23, direction: 'up' },
		{ isInViewport: false, scrollPercentage: 0, direction: 'up' },
	] );

	await page.evaluate( () =>
		( window as unknown as { stopTelling: () => void } ).stopTelling()
	);
	await show( 300 );
	expect( await told() ).toEqual( [] );
} );
