import { addKey, forgetKeyUnlessFailed } from './key';

const form = document.createElement( 'form' );

function keyOf( fields: Readonly< Record< string, string > > ) {
	const data = new FormData();
	for ( const [ name, value ] of Object.entries( fields ) ) {
		data.set( name, value );
	}
	const isKnown = addKey( form, data );
	return { isKnown, key: data.get( '_rueda_key' ) };
}

const filled = { _rueda_key: '', _wpnonce: 'old', topic: 'Other' };

test( 'the same words keep their key, whatever the page has renewed', () => {
	const { key, isKnown } = keyOf( filled );
	expect( isKnown ).toBe( true );
	expect( key ).toMatch( /^[\w-]{8,64}$/ );
	expect( keyOf( { ...filled, _wpnonce: 'new' } ).key ).toBe( key );
} );

test( 'other words have another key, also beside a choice; and so has the next message', () => {
	const { key } = keyOf( filled );
	const mended = { ...filled, _wpcf7_free_text_topic: 'Sunday' };
	const other = keyOf( mended ).key;
	expect( other ).not.toBe( key );
	forgetKeyUnlessFailed( form, 'mail_sent' );
	expect( keyOf( mended ).key ).not.toBe( other );
} );

test.each( [
	[ 'mail_failed', true ],
	[ 'aborted', false ],
	[ 'payment_required', false ],
] )( 'after "%s" the same words keep their key: %s', ( status, isKept ) => {
	const { key } = keyOf( filled );
	forgetKeyUnlessFailed( form, status );
	expect( keyOf( filled ).key === key ).toBe( isKept );
} );

test( 'a server that knows no keys gets none', () => {
	expect( keyOf( { topic: 'Other' } ) ).toEqual( {
		isKnown: false,
		key: null,
	} );
} );
