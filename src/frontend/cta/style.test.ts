import {
	looks,
	hostile,
} from '../../../tests/fixtures/call-to-action-looks.json';
import { readCustomizer } from './customizer';
import { hasOverlay, propertiesOf } from './style';

test.each( looks.map( ( look ) => [ look.why, look ] as const ) )(
	'%s',
	( _, { stored, properties } ) => {
		const made: Record< string, string > = propertiesOf(
			readCustomizer( stored )
		);
		for ( const [ name, value ] of Object.entries( properties ) ) {
			expect( [ name, made[ name ] ?? null ] ).toEqual( [ name, value ] );
		}
	}
);

test.each( hostile.places )( '%s lets nothing through', ( place ) => {
	for ( const value of hostile.values ) {
		const look = readCustomizer( put( place.split( '.' ), value ) );
		const own = readCustomizer( { style: 'own' } );
		expect( [ value, look ] ).toEqual( [ value, own ] );
	}
} );

test( 'reading again changes nothing', () => {
	for ( const { stored } of looks ) {
		const look = readCustomizer( stored );
		expect( readCustomizer( look ) ).toEqual( look );
	}
} );

test( 'an overlay lies over a picture alone', () => {
	const overlayOf = ( background: object ): boolean =>
		hasOverlay( readCustomizer( { background } ) );
	const image = {
		background_type: 'image',
		background_image: { url: 'https://example.test/a.png' },
	};
	expect( overlayOf( image ) ).toBe( true );
	expect(
		overlayOf( { ...image, overlayColor: { default: { color: '' } } } )
	).toBe( false );
	expect( overlayOf( { background_type: 'color' } ) ).toBe( false );
} );

function put( [ first, ...rest ]: readonly string[], value: unknown ): unknown {
	return first === undefined ? value : { [ first ]: put( rest, value ) };
}
