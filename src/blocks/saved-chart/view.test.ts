import type { Island } from '../../frontend/loader/island';

const mockMount = jest.fn< void, [ Island ] >();
jest.mock( '../../frontend/loader/island', () => ( {
	mountIslands: ( island: Island ) => mockMount( island ),
	whenParsed: ( callback: () => void ) => callback(),
} ) );

const printed = '<p class="wp-block-rueda-saved-chart__title">My week</p>';

const chart = () => document.querySelector< HTMLElement >( 'div' );

/** Whether we draw the chart now. */
const isStarted = () => {
	const when = mockMount.mock.lastCall?.[ 0 ].when;
	const root = chart();
	return root && typeof when === 'function' && when( root ) === 'near';
};

/** Our script runs, deferred, on a page with this chart. */
async function run( inside: string, attributes = 'id="submission-chart"' ) {
	document.body.innerHTML = `<div ${ attributes }>${ inside }</div>`;
	jest.spyOn( document, 'readyState', 'get' ).mockReturnValue(
		'interactive'
	);
	jest.resetModules();
	await import( './view' );
}

const ready = () => window.dispatchEvent( new Event( 'DOMContentLoaded' ) );

/** The bundle of the other plugin runs; it draws charts at DOMContentLoaded. */
const runBundle = () => {
	window.wheeloflifeExports = { wheelsFrontend: {} };
	document.addEventListener( 'DOMContentLoaded', () => {
		const found = document.getElementById( 'submission-chart' );
		if ( found ) {
			found.innerHTML = '<canvas></canvas>';
		}
	} );
};

afterEach( () => {
	jest.restoreAllMocks();
	delete window.wheeloflifeExports;
	document.head.innerHTML = '';
} );

test.each( [ printed, '' ] )(
	'a chart with %p in it is ours as soon as no other script can take it',
	async ( inside ) => {
		await run( inside );
		ready();
		expect( isStarted() ).toBe( true );
		expect( chart()?.id ).toBe( 'submission-chart' );
	}
);

test( 'a chart without the id is ours at once', async () => {
	runBundle();
	await run( printed, 'class="wp-block-rueda-saved-chart"' );
	expect( isStarted() ).toBe( true );
} );

test( 'an empty element is left to the bundle of the other plugin', async () => {
	await run( '' );
	expect( isStarted() ).toBe( false );
	runBundle();
	ready();
	expect( isStarted() ).toBe( false );
} );

test( 'what we have printed is taken out of the way of a bundle that has run', async () => {
	runBundle();
	await run( printed );
	expect( isStarted() ).toBe( true );
	expect( chart()?.id ).toBe( '' );
} );

test( 'what we have printed is taken out of the way of a bundle that comes later, too', async () => {
	document.head.innerHTML = '<meta id="wheeloflife-frontend-js">';
	await run( printed );
	expect( isStarted() ).toBe( true );
	expect( chart()?.id ).toBe( '' );
} );

test( 'a bundle that has drawn already keeps its chart', async () => {
	runBundle();
	await run( '<canvas></canvas>' );
	ready();
	expect( isStarted() ).toBe( false );
} );
