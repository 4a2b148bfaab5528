import { OFF } from './state';
import { entryText, expiryOf, parseEntry, type Entry } from './storage';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const ENTRY: Entry = {
	...OFF,
	text: 150,
	scheme: 'high-contrast',
	motion: true,
	hidden: false,
	expires: NOW + 12 * HOUR,
};

const parsed = ( change: object, hours = 12 ) =>
	parseEntry( JSON.stringify( { v: 1, ...ENTRY, ...change } ), NOW, hours );

test( 'A11: what was written is read again, until its time is over', () => {
	const text = entryText( ENTRY );
	expect( parseEntry( text, NOW, 12 ) ).toEqual( ENTRY );
	expect( parseEntry( text, ENTRY.expires - 1, 12 ) ).not.toBeNull();
	expect( parseEntry( text, ENTRY.expires, 12 ) ).toBeNull();
} );

test( 'A11: the entry has the promised fields and no others', () => {
	const more = { ...ENTRY, name: 'somebody' };
	expect( Object.keys( JSON.parse( entryText( more ) ) as object ) ).toEqual(
		[
			'v',
			'text',
			'scheme',
			'underline',
			'font',
			'motion',
			'hidden',
			'expires',
		]
	);
} );

test( 'A11: a tool that came later is stored while it is on', () => {
	const entry = { ...ENTRY, spacing: true };
	expect( entryText( entry ) ).toContain( '"spacing":true' );
	expect( parseEntry( entryText( entry ), NOW, 12 ) ).toEqual( entry );
	expect( parsed( { spacing: 1 } ) ).toBeNull();
} );

test( 'A11: entries from before that tool are still valid', () => {
	const old = JSON.stringify( { v: 1, ...ENTRY, spacing: undefined } );
	expect( old ).not.toContain( 'spacing' );
	expect( parseEntry( old, NOW, 12 ) ).toEqual( ENTRY );
} );

test( 'A11: a time longer than the site allows is cut to it', () => {
	expect( parsed( { expires: NOW + 720 * HOUR }, 6 )?.expires ).toBe(
		NOW + 6 * HOUR
	);
	expect( parsed( {}, 720 )?.expires ).toBe( ENTRY.expires );
} );

test( 'A12: later changes keep the expiry of the first', () => {
	expect( expiryOf( ENTRY, NOW + HOUR, 12 ) ).toBe( ENTRY.expires );
} );

test( 'A12: a new one begins after a reset, and when the old one is over', () => {
	expect( expiryOf( null, NOW, 24 ) ).toBe( NOW + 24 * HOUR );
	expect( expiryOf( ENTRY, ENTRY.expires, 1 ) ).toBe( ENTRY.expires + HOUR );
} );

test.each( [
	[ 'nothing', null ],
	[ 'an empty text', '' ],
	[ 'broken JSON', '{"v":1,' ],
	[ 'null', 'null' ],
	[ 'a list', '[1]' ],
	[ 'a number', '150' ],
	[ 'a text', '"high-contrast"' ],
] )( 'A13: %s is no entry', ( _, text ) => {
	expect( parseEntry( text, NOW, 12 ) ).toBeNull();
} );

test.each( [
	[ 'an unknown version', { v: 2 } ],
	[ 'no version', { v: undefined } ],
	[ 'a size that is text', { text: '150' } ],
	[ 'a size below the range', { text: 110 } ],
	[ 'a size above the range', { text: 210 } ],
	[ 'a size between two steps', { text: 125 } ],
	[ 'a negative size', { text: -1 } ],
	[ 'no size', { text: null } ],
	[ 'an unknown scheme', { scheme: 'sepia' } ],
	[ 'a list as a scheme', { scheme: [ 'grayscale' ] } ],
	[ 'a word for a switch', { underline: 'true' } ],
	[ 'a number for a switch', { font: 1 } ],
	[ 'a missing switch', { motion: undefined } ],
	[ 'a word for hidden', { hidden: 'x' } ],
	[ 'an expiry that has passed', { expires: NOW } ],
	[ 'no expiry', { expires: undefined } ],
	[ 'a word for an expiry', { expires: 'x' } ],
	[ 'an expiry that is text', { expires: `${ ENTRY.expires }` } ],
	[ 'an expiry of hundreds of years', { expires: NOW * 8 } ],
] )( 'A13: an entry with %s is ignored', ( _, change ) => {
	expect( parsed( change ) ).toBeNull();
} );
