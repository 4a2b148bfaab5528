import { randomInt } from 'node:crypto';
import { uuid } from './uuid';

const form =
	/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const always = ( byte: number ) => ( {
	getRandomValues: < T extends ArrayBufferView | null >( list: T ): T => {
		if ( list instanceof Uint8Array ) {
			list.fill( byte );
		}
		return list;
	},
} );

test( 'is the browser’s own where there is one', () => {
	expect( uuid( { ...always( 0 ), randomUUID: () => 'a-b-c-d-e' } ) ).toBe(
		'a-b-c-d-e'
	);
} );

test( 'a key has its form and is random without https, too', () => {
	expect( uuid( always( 0 ) ) ).toBe(
		'00000000-0000-4000-8000-000000000000'
	);
	expect( uuid( always( 255 ) ) ).toBe(
		'ffffffff-ffff-4fff-bfff-ffffffffffff'
	);
	const some = Array.from( { length: 50 }, () =>
		uuid( always( randomInt( 256 ) ) )
	);
	some.forEach( ( each ) => expect( each ).toMatch( form ) );
} );
