import {
	installRetries,
	nextAddress,
	onRestart,
	restartPending,
} from './chunks';

/** Stands for webpack's runtime. */
interface Runtime {
	__webpack_get_script_filename__?: ( chunk: string ) => string;
	__webpack_public_path__?: string;
	__webpack_nonce__?: string;
}
const runtime = globalThis as Runtime;

const asked = jest.fn();
Object.assign( globalThis, { __webpack_require__: { l: asked } } );

beforeEach( () => {
	asked.mockClear();
	document.head.innerHTML = '';
	runtime.__webpack_public_path__ = 'guessed/';
	runtime.__webpack_nonce__ = '';
	runtime.__webpack_get_script_filename__ = ( chunk ) =>
		`chunks/${ chunk }.123.js`;
	installRetries( 'https://example.test/build/' );
} );

afterEach( () => {
	delete window.webpackChunkrueda;
} );

test( 'each further try of a thing has an address of its own', () => {
	expect(
		[ 1, 2, 3 ].map( () => nextAddress( 'react', '/react.js?ver=18' ) )
	).toEqual( [
		'/react.js?ver=18',
		'/react.js?ver=18&retry=1',
		'/react.js?ver=18&retry=2',
	] );
} );

test( 'chunks come from where the page says, the second try from another address', () => {
	expect( runtime.__webpack_public_path__ ).toBe(
		'https://example.test/build/'
	);
	const ask = runtime.__webpack_get_script_filename__;
	expect( ask?.( 'a' ) ).toBe( 'chunks/a.123.js' );
	expect( ask?.( 'a' ) ).toBe( 'chunks/a.123.js?retry=1' );
	expect( ask?.( 'b' ) ).toBe( 'chunks/b.123.js' );
} );

test( 'starts a second time what is under way, and nothing else', () => {
	const ask = runtime.__webpack_get_script_filename__;
	ask?.( 'arrived' );
	ask?.( 'hanging' );
	window.webpackChunkrueda = [ [ [ 'arrived', 'a', 'b' ] ] ];
	const restart = jest.fn();
	const done = jest.fn();
	onRestart( restart );
	onRestart( done )();

	restartPending();

	expect( restart ).toHaveBeenCalledTimes( 1 );
	expect( done ).not.toHaveBeenCalled();
	expect( asked.mock.calls.flat() ).toEqual( [
		'https://example.test/build/chunks/hanging.123.js?retry=1',
		expect.any( Function ),
	] );
} );

test( 'chunks carry the nonce of the page’s content security policy', () => {
	expect( runtime.__webpack_nonce__ ).toBe( '' );
	document.head.innerHTML = '<script nonce="abc" type="text/plain"></script>';
	installRetries( 'https://example.test/build/' );
	expect( runtime.__webpack_nonce__ ).toBe( 'abc' );
} );
