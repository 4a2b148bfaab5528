import type { Island } from '../../frontend/loader/island';
import { keyOf } from './page/place';

const mockMount = jest.fn< void, [ Island ] >();
jest.mock( '../../frontend/loader/island', () => ( {
	mountIslands: ( island: Island ) => mockMount( island ),
} ) );

const printed =
	'<div class="wheeloflife-container"><div class="wheeloflife-wrapper">Start</div></div>';

/** When a root with this in it is brought to life. */
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
