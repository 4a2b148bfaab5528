import type * as LoaderModule from './load-lazy-part';

const page: Record< string, unknown > = Object( window );

async function open( wp: object ): Promise< typeof LoaderModule > {
	page[ 'wp' ] = wp;
	jest.resetModules();
	return import( './load-lazy-part' );
}

afterEach( () => {
	delete page[ 'wp' ];
} );

test( 'a page from a cache that does not name api-fetch lets the browser send the form', async () => {
	const { loadLazyPart, loadedLazyPart } = await open( { i18n: {} } );
	await expect( loadLazyPart() ).rejects.toThrow();
	expect( loadedLazyPart() ).toBeUndefined();
} );

test( 'a page with api-fetch sends the form by script', async () => {
	const { loadLazyPart } = await open( { apiFetch: () => null } );
	expect( await loadLazyPart() ).toHaveProperty( 'send' );
} );
