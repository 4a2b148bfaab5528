import { oneClickEntry } from './one-click';
import { OFF } from './state';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const stored = (
	actions: object,
	variables: object = { currentFontSize: 120, expires: NOW + HOUR }
): string => JSON.stringify( { actions, variables } );

test( 'a choice made in One Click Accessibility is the same in ours, until the same time', () => {
	expect(
		oneClickEntry(
			stored(
				{
					'resize-plus': true,
					grayscale: false,
					'high-contrast': true,
					'links-underline': true,
					'readable-font': false,
				},
				{ currentFontSize: 150, expires: NOW + HOUR }
			),
			NOW,
			12
		)
	).toEqual( {
		...OFF,
		text: 150,
		scheme: 'high-contrast',
		underline: true,
		hidden: false,
		expires: NOW + HOUR,
	} );
} );

test( 'text of 120 % is off there, and a choice lasts no longer than this site allows', () => {
	expect(
		oneClickEntry(
			stored(
				{ grayscale: true },
				{ currentFontSize: 120, expires: NOW + 700 * HOUR }
			),
			NOW,
			12
		)
	).toEqual( {
		...OFF,
		scheme: 'grayscale',
		hidden: false,
		expires: NOW + 12 * HOUR,
	} );
} );

test.each( [
	[ 'expired', stored( {}, { currentFontSize: 130, expires: NOW - 1 } ) ],
	[ 'too large', stored( {}, { currentFontSize: 900, expires: NOW + 1 } ) ],
	[ 'no time', stored( {}, { currentFontSize: 130 } ) ],
	[ 'no actions', '{"variables":{"currentFontSize":130}}' ],
	[ 'a list', '[]' ],
	[ 'null', 'null' ],
	[ 'no JSON', '{' ],
] )( 'an entry that is broken or expired is nothing: %s', ( _, text ) => {
	expect( oneClickEntry( text, NOW, 12 ) ).toBeNull();
} );
