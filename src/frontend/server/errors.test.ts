import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { reasonText } from './errors';

// The texts of the specification, which other software may look for.
test.each( [
	[ 'fetch_error', 'You are probably offline.' ],
	[ 'invalid_json', 'The response is not a valid JSON response.' ],
	[ 'unknown_error', 'An unknown error occurred.' ],
	[
		'post_process',
		'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
	],
] as const )( 'says of %s: %s', ( reason, text ) => {
	expect( reasonText( reason ) ).toBe( text );
} );

test.each( [ 'timeout', 'stale_nonce', 'refused' ] as const )(
	'has a sentence for %s',
	( reason ) => {
		expect( reasonText( reason ) ).toMatch( /^[A-Z].*\.$/ );
	}
);

test( 'speaks the language that arrives after it', () => {
	setLocaleData(
		{
			'You are probably offline.': [
				'Es posible que no tenga conexión.',
			],
		},
		'rueda'
	);
	expect( reasonText( 'fetch_error' ) ).toBe(
		'Es posible que no tenga conexión.'
	);
	resetLocaleData();
} );
