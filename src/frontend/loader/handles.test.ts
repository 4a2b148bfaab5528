import type { LateScript, Recipe } from './recipe';

const script = (
	handle: string,
	more: Partial< LateScript > = {}
): LateScript => ( {
	handle,
	src: `https://example.test/${ handle }.js`,
	...more,
} );

const recipe = (
	handles: LateScript[],
	more: Partial< Recipe > = {}
): Recipe => ( {
	base: '/',
	texts: { slow: '', failed: '', retry: '', reload: '', offline: '' },
	handles,
	...more,
} );

const page = window as unknown as Record< string, unknown >;
const elementOf = ( handle: string ) =>
	document.getElementById( `${ handle }-js` ) as HTMLScriptElement | null;
const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** Simulates that a script has run and set its global. */
async function arrive( handle: string, global?: string, value: unknown = {} ) {
	await settled();
	if ( global ) {
		page[ global ] = value;
	}
	elementOf( handle )?.dispatchEvent( new Event( 'load' ) );
	await settled();
}

/** Each test has a new page on which nothing is loaded yet. */
async function open() {
	jest.resetModules();
	return {
		...( await import( './handles' ) ),
		...( await import( './preload' ) ),
		...( await import( './chunks' ) ),
	};
}

beforeEach( () => {
	document.head.innerHTML = '';
	for ( const name of [ 'React', 'ReactDOM', 'wp', 'seen' ] ) {
		delete page[ name ];
	}
	page[ '__webpack_nonce__' ] = '';
} );

test( 'all that is missing is fetched at once', async () => {
	const { preload } = await open();
	page[ 'React' ] = {};
	document.head.innerHTML =
		'<script id="wp-url-js" type="text/plain"></script>';
	preload(
		recipe( [
			script( 'react', { global: 'React' } ),
			script( 'wp-url' ),
			script( 'react-dom' ),
		] )
	);
	const links = [ ...document.head.querySelectorAll( 'link' ) ];
	expect( links.map( ( { rel, as, href } ) => [ rel, as, href ] ) ).toEqual( [
		[ 'preload', 'script', 'https://example.test/react-dom.js' ],
	] );
} );

test( 'they are asked for once, also by two parts of a page', async () => {
	const { preload } = await open();
	preload( recipe( [ script( 'react' ) ] ) );
	preload( recipe( [ script( 'react' ) ] ) );
	expect( document.head.querySelectorAll( 'link' ) ).toHaveLength( 1 );
} );

test( 'what could not be fetched ahead is asked for at another address', async () => {
	const { preload, loadHandles } = await open();
	const all = recipe( [ script( 'react', { global: 'React' } ) ] );
	preload( all );
	document.head
		.querySelector( 'link' )
		?.dispatchEvent( new Event( 'error' ) );
	const done = loadHandles( all );
	await settled();
	expect( elementOf( 'react' )?.src ).toBe(
		'https://example.test/react.js?retry=1'
	);
	await arrive( 'react', 'React' );
	await expect( done ).resolves.toBeUndefined();
} );

test( 'scripts run in their order, each with its inline parts around it', async () => {
	const { loadHandles } = await open();
	page[ 'seen' ] = [];
	const note = ( text: string ) => `window.seen.push( '${ text }' )`;
	const done = loadHandles(
		recipe( [
			script( 'react', { global: 'React' } ),
			script( 'wp-i18n', {
				global: 'wp',
				extra: note( 'extra' ),
				translations: note( 'translations' ),
				before: [ note( 'before' ) ],
				after: [ note( 'after' ), note( 'last' ) ],
			} ),
		] )
	);
	await settled();
	expect( elementOf( 'react' )?.src ).toBe( 'https://example.test/react.js' );
	expect( elementOf( 'wp-i18n' ) ).toBeNull();
	await arrive( 'react', 'React' );
	expect( page[ 'seen' ] ).toEqual( [ 'extra', 'translations', 'before' ] );
	await arrive( 'wp-i18n', 'wp' );
	await done;
	expect( page[ 'seen' ] ).toEqual( [
		'extra',
		'translations',
		'before',
		'after',
		'last',
	] );
} );

test( 'whoever asks, and however often, each script comes once', async () => {
	const { loadHandles } = await open();
	const all = recipe( [ script( 'react', { global: 'React' } ) ] );
	const both = Promise.all( [ loadHandles( all ), loadHandles( all ) ] );
	await arrive( 'react', 'React' );
	await both;
	await loadHandles( all );
	expect( document.querySelectorAll( 'script' ) ).toHaveLength( 1 );
} );

test( 'what the page has is left alone, also where its id is gone', async () => {
	const { loadHandles } = await open();
	page[ 'wp' ] = { element: {} };
	await loadHandles(
		recipe( [ script( 'wp-element', { global: 'wp.element' } ) ] )
	);
	expect( document.querySelectorAll( 'script' ) ).toHaveLength( 0 );
} );

test( 'a script of the page that is still on its way is waited for', async () => {
	const { loadHandles } = await open();
	const state = jest
		.spyOn( document, 'readyState', 'get' )
		.mockReturnValue( 'interactive' );
	document.head.innerHTML =
		'<script id="react-js" type="text/plain"></script>';
	let isDone = false;
	const done = loadHandles(
		recipe( [ script( 'react', { global: 'React' } ) ] )
	).then( () => ( isDone = true ) );
	await settled();
	expect( isDone ).toBe( false );
	await arrive( 'react', 'React' );
	await done;
	expect( document.querySelectorAll( 'script' ) ).toHaveLength( 1 );
	state.mockRestore();
} );

test( 'a script that the page printed and that never ran is brought', async () => {
	const { loadHandles } = await open();
	document.head.innerHTML =
		'<script id="react-js" type="text/plain"></script>';
	const done = loadHandles(
		recipe( [ script( 'react', { global: 'React' } ) ] )
	);
	await settled();
	page[ 'React' ] = {};
	document
		.querySelector( 'script[src]' )
		?.dispatchEvent( new Event( 'load' ) );
	await expect( done ).resolves.toBeUndefined();
} );

test( 'a script of an unknown global counts by its id', async () => {
	const { loadHandles } = await open();
	document.head.innerHTML =
		'<script id="moment-js" type="text/plain"></script>';
	await loadHandles( recipe( [ script( 'moment' ) ] ) );
	expect( document.querySelectorAll( 'script' ) ).toHaveLength( 1 );
} );

test.each( [
	[ 'error', 'error', undefined ],
	[ 'missing', 'load', 'React' ],
] )(
	'a failure (%s) can be tried again at another address, from where it stopped',
	async ( type, event, global ) => {
		const { loadHandles } = await open();
		const all = recipe( [
			script( 'wp-url' ),
			script( 'react', global ? { global } : {} ),
		] );
		const first = loadHandles( all );
		await arrive( 'wp-url' );
		elementOf( 'react' )?.dispatchEvent( new Event( event ) );
		await expect( first ).rejects.toHaveProperty( 'type', type );
		expect( elementOf( 'react' ) ).toBeNull();

		const second = loadHandles( all );
		await settled();
		expect( elementOf( 'react' )?.src ).toBe(
			'https://example.test/react.js?retry=1'
		);
		await arrive( 'react', global );
		await second;
		expect(
			document.querySelectorAll( 'script[src*="wp-url"]' )
		).toHaveLength( 1 );
	}
);

test( 'a script that hangs is given up after 120 seconds', async () => {
	jest.useFakeTimers();
	const { loadHandles } = await open();
	const done = loadHandles(
		recipe( [ script( 'react', { global: 'React' } ) ] )
	);
	const failure = done.catch( ( error: unknown ) => error );
	await jest.advanceTimersByTimeAsync( 120_000 );
	expect( await failure ).toHaveProperty( 'type', 'timeout' );
	jest.useRealTimers();
} );

test( 'a script that hangs can be started a second time, and what comes late does not run', async () => {
	const { loadHandles, restartPending } = await open();
	const done = loadHandles(
		recipe( [ script( 'react', { global: 'React' } ) ] )
	);
	await settled();
	const hanging = elementOf( 'react' );
	restartPending();
	const [ , second ] = document.querySelectorAll( 'script' );
	expect( second?.src ).toBe( 'https://example.test/react.js?retry=1' );
	page[ 'React' ] = {};
	second?.dispatchEvent( new Event( 'load' ) );
	await done;
	expect( hanging?.ownerDocument ).not.toBe( document );
	restartPending();
	expect( document.querySelectorAll( 'script' ) ).toHaveLength( 1 );
} );

test( 'our strings follow WordPress’s translation script', async () => {
	const { loadHandles } = await open();
	const setLocaleData = jest.fn();
	const locale = { 'Try again': [ 'Intentar de nuevo' ] };
	page[ 'wp' ] = { i18n: { setLocaleData } };
	await loadHandles( recipe( [], { locale } ) );
	expect( setLocaleData ).toHaveBeenCalledWith( locale, 'rueda' );
} );

test( 'scripts carry the nonce of the page’s content security policy', async () => {
	const { loadHandles, preload } = await open();
	page[ '__webpack_nonce__' ] = 'abc';
	const all = recipe( [ script( 'react' ) ] );
	preload( all );
	void loadHandles( all );
	await settled();
	expect( document.querySelector( 'link' )?.nonce ).toBe( 'abc' );
	expect( elementOf( 'react' )?.nonce ).toBe( 'abc' );
} );

describe( 'api-fetch', () => {
	const site = {
		rest: '/wp-json/',
		nonce: '/ajax?action=rest-nonce',
		token: 'abc',
	};
	const api = () =>
		Object.assign( jest.fn(), {
			use: jest.fn(),
			createRootURLMiddleware: ( root: string ) => `root ${ root }`,
			createNonceMiddleware: ( nonce: string ) => `nonce ${ nonce }`,
		} );

	test( 'is told where the site is, and its nonce', async () => {
		const { loadHandles } = await open();
		const apiFetch = api();
		page[ 'wp' ] = { apiFetch };
		await loadHandles( recipe( [], { site } ) );
		expect( apiFetch.use ).toHaveBeenCalledWith( 'root /wp-json/' );
		expect( apiFetch.use ).toHaveBeenCalledWith( 'nonce abc' );
		expect( apiFetch ).toHaveProperty( 'nonceMiddleware', 'nonce abc' );
		expect( apiFetch ).toHaveProperty( 'nonceEndpoint', site.nonce );
	} );

	test( 'is left as the page has made it', async () => {
		const { loadHandles } = await open();
		const apiFetch = Object.assign( api(), { nonceEndpoint: '/own' } );
		page[ 'wp' ] = { apiFetch };
		await loadHandles( recipe( [], { site } ) );
		expect( apiFetch.use ).not.toHaveBeenCalled();
		expect( apiFetch.nonceEndpoint ).toBe( '/own' );
	} );
} );
