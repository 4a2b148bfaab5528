import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { request } from '../../frontend/server/http';
import { useDeadLinks } from './useDeadLinks';

jest.mock( '../../frontend/server/http', () => ( { request: jest.fn() } ) );

function Links( { links }: { readonly links: readonly string[] } ) {
	return createElement( 'p', {}, [ ...useDeadLinks( links ) ].join() );
}

const answer = ( isDead: boolean ) =>
	jest.mocked( request ).mockResolvedValue( { ok: true, data: { isDead } } );

test( 'a page that is published in another tab is no dead link any more', async () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	jest.useFakeTimers();
	const place = document.createElement( 'div' );
	const root = createRoot( place );
	const pass = () => act( () => jest.advanceTimersByTimeAsync( 1000 ) );
	const comeBack = async () => {
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await pass();
	};
	answer( true );
	act( () =>
		root.render(
			createElement( Links, { links: [ '/a', 'https://else.test' ] } )
		)
	);
	await pass();
	expect( place.textContent ).toBe( '/a' );
	expect( request ).toHaveBeenCalledTimes( 1 );

	answer( false );
	await comeBack();
	expect( place.textContent ).toBe( '' );
	expect( request ).toHaveBeenCalledTimes( 2 );

	// What leads somewhere is asked once.
	await comeBack();
	expect( request ).toHaveBeenCalledTimes( 2 );
	act( () => root.unmount() );
	jest.useRealTimers();
} );
