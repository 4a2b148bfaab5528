import type { Island } from '../../frontend/loader/island';
import { keyOf } from './page/place';

const mockMount = jest.fn< void, [ Island ] >();
jest.mock( '../../frontend/loader/island', () => ( {
	mountIslands: ( island: Island ) => mockMount( island ),
} ) );

const printed =
	'<div class="wheeloflife-container"><div class="wp-block-rueda-wheel__wrapper">Start</div></div>';

/** When a root with this content is started. */
async function whenOf( html: string, isKept = false ) {
	document.body.innerHTML = `<div class="wheelOfLifeRootAppSelector" data-wheel-id="1">${ html }</div>`;
	const root = document.querySelector< HTMLElement >( 'div' );
	if ( root && isKept ) {
		window.sessionStorage.setItem( keyOf( root ), 'answers' );
	}
	jest.resetModules();
	await import( './view' );
	const when = mockMount.mock.lastCall?.[ 0 ].when;
	return root && typeof when === 'function' ? when( root ) : null;
}

beforeEach( () => window.sessionStorage.clear() );

test( 'a wheel that the server has printed waits until it is touched', async () => {
	expect( await whenOf( printed ) ).toBe( 'touched' );
} );

test.each( [ '', '<p>Loading…</p>', 'Loading…' ] )(
	'a root in which stands %p comes when it is near: there is nothing to touch',
	async ( html ) => {
		expect( await whenOf( html ) ).toBe( 'near' );
	}
);

test( 'a wheel that was begun comes when it is near, to say so', async () => {
	expect( await whenOf( printed, true ) ).toBe( 'near' );
} );

test( 'nothing starts where the server shows what was posted', async () => {
	expect(
		await whenOf( '<div class="rueda is-answer"><form></form></div>' )
	).toBeNull();
} );

describe( 'beside the bundle of the other plugin', () => {
	const deferred = () =>
		jest
			.spyOn( document, 'readyState', 'get' )
			.mockReturnValue( 'interactive' );
	const ready = () => window.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	const whenNow = () => {
		const root = document.querySelector< HTMLElement >( 'div' );
		const when = mockMount.mock.lastCall?.[ 0 ].when;
		return root && typeof when === 'function' ? when( root ) : undefined;
	};

	afterEach( () => {
		jest.restoreAllMocks();
		delete window.wheeloflifeExports;
	} );

	test( 'what we have printed is ours as soon as we run', async () => {
		deferred();
		expect( await whenOf( printed ) ).toBe( 'touched' );
	} );

	test( 'an empty root is left to the bundle of the other plugin until all scripts have run', async () => {
		deferred();
		expect( await whenOf( '' ) ).toBeNull();
		ready();
		expect( whenNow() ).toBe( 'near' );
	} );

	test( 'all roots are left to the bundle where the page names it', async () => {
		deferred();
		const bundle = document.createElement( 'script' );
		bundle.id = 'wheeloflife-frontend-js';
		document.head.append( bundle );
		expect( await whenOf( printed ) ).toBeNull();
		window.wheeloflifeExports = { wheelsFrontend: {} };
		ready();
		expect( whenNow() ).toBeNull();
		delete window.wheeloflifeExports;
		expect( whenNow() ).toBe( 'touched' );
		bundle.remove();
	} );
} );
