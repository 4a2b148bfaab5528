/** The list of messages is as fast with a million messages as with ten thousand, for all searches. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LIST = '/wp-admin/admin.php?page=rueda-messages';

const FORMS = 20;

/**
 * Adds messages as the plugin stores them, but directly. Six in seven were sent, one in eight is spam, the rest failed
 * or has no mail; one in five is unread. One in ten names somebody else, who is in five of them. Each has its own second.
 */
export const insert = ( from, to, form ) => `
SET SESSION unique_checks = 0, foreign_key_checks = 0;
INSERT INTO wp_rueda_messages ( submission_key, form_id, status, created_at, mail_due, is_read, sender_name, sender_email, excerpt, page, data_hash, fields, consents, meta, result )
SELECT SHA2( seq, 256 ), ${ form } + seq MOD ${ FORMS }, CASE WHEN seq MOD 8 = 3 THEN 'spam' WHEN seq MOD 50 = 1 THEN 'failed' WHEN seq MOD 50 = 2 THEN 'stored' ELSE 'sent' END,
	UNIX_TIMESTAMP() - 3000000 + seq, 0, seq MOD 5 <> 0, CONCAT( 'Visitor ', seq ), CONCAT( 'visitor', seq, '@example.org' ), CONCAT( 'Question number ', seq, ' about the course in spring' ),
	'https://example.org/contact/', MD5( seq ),
	CONCAT( '{"posted":{"your-name":"Visitor ', seq, '","your-email":"visitor', seq, '@example.org","your-message":"', REPEAT( CONCAT( MD5( seq ), ' lorem ipsum dolor sit amet, ' ), 10 ), '"', IF( seq MOD 10 = 0, CONCAT( ',"friend":"friend', seq DIV 50, '@example.org"' ), '' ), '},"raw":{"your-name":"Visitor ', seq, '"}}' ),
	'{}', '{"meta":{},"files":{}}', '{"status":"mail_sent","message":"Thank you.","hash":"","extra":[]}'
FROM seq_${ from }_to_${ to };
ANALYZE TABLE wp_rueda_messages;`;

export const name = 'Looking through messages';

/** The numbers of stored messages. */
export const sizes = [ 10000, 1000000 ];

/** The list ends after ten thousand messages. One in eight is spam, which is not in it. */
const lastPage = ( messages ) =>
	Math.ceil( Math.min( 10000, ( messages * 7 ) / 8 ) / 20 );

/** An administrator's cookies. */
export async function logIn( url ) {
	const answer = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: 'wordpress_test_cookie=WP+Cookie+check' },
		body: new URLSearchParams( {
			log: 'admin',
			pwd: 'password',
			'wp-submit': 'Log In',
			testcookie: '1',
		} ),
	} );
	return answer.headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
		.join( '; ' );
}

/** A person who is in `found` messages of the first ten thousand is found with a single call. */
const person = ( sender, found ) => ( {
	path: `/?rest_route=/bench/v1/person&address=${ sender }@example.org`,
	expect: ( text ) => {
		const told = JSON.parse( text );
		return told.calls === 1 && told.found >= found;
	},
} );

/**
 * @param {Record< string, string >} headers
 * @param {number}                   form    The first one's id.
 * @param {() => number}             stored  How many messages there are.
 */
function operationsOf( headers, form, stored ) {
	const look = ( query, words = 'column-sender' ) => ( {
		path: LIST + query,
		headers,
		expect: ( text ) => text.includes( words ),
	} );
	return {
		'another screen': {
			path: '/wp-admin/options-privacy.php',
			headers,
		},
		list: look( '' ),
		'a page further back': look( '&paged=100' ),
		'the last page': {
			...look( '' ),
			get path() {
				return `${ LIST }&paged=${ lastPage( stored() ) }`;
			},
		},
		'the last page, oldest first': {
			...look( '' ),
			get path() {
				return `${ LIST }&orderby=date&order=asc&paged=${ lastPage( stored() ) }`;
			},
		},
		'oldest first': look( '&orderby=date&order=asc' ),
		'by sender': look( '&orderby=sender&order=asc' ),
		'one form': look( `&form=${ form + 3 }` ),
		'new ones of a form': look( `&state=new&form=${ form + 5 }` ),
		'a form by sender': look(
			`&form=${ form + 3 }&orderby=sender&order=asc`
		),
		quarantine: look( '&state=spam' ),
		'some days': look( '&from=2020-01-01&until=2099-12-31' ),
		'a word': look( '&s=lorem' ),
		'a rare word': look( '&s=9999' ),
		'no word': look( '&s=xylophone', 'No messages found' ),
		'an address': look(
			'&s=visitor77@example.org',
			'visitor77@example.org'
		),
		'data of a sender': person( 'visitor77', 1 ),
		'data of somebody named': person( 'friend70', 5 ),
		'words in a form': look(
			`&s=spring+lorem&form=${ form + 3 }`,
			'No messages found'
		),
	};
}

export async function prepare( stack ) {
	const script = ( file ) =>
		path.join(
			path.dirname( fileURLToPath( import.meta.url ) ),
			`${ file }.php`
		);
	const form = await stack.inWordPress( script( 'messages' ) );
	const headers = { Cookie: await logIn( stack.url ) };
	let stored = 0;
	return {
		fill: async ( size ) => {
			await stack.sql( insert( stored + 1, size, form ) );
			if ( ! ( await stack.inWordPress( script( 'note-addresses' ) ) ) ) {
				throw new Error( 'Not all addresses could be noted.' );
			}
			stored = size;
		},
		operations: operationsOf( headers, form, () => stored ),
	};
}

/** The promises: a name, the figure and its maximum. */
export function promises( bySize ) {
	const [ few, many ] = sizes.map( ( size ) => bySize[ size ] );
	return Object.keys( many )
		.filter( ( operation ) => operation !== 'another screen' )
		.map( ( operation ) => [
			`time of "${ operation }", at a million messages to ten thousand`,
			( many[ operation ].cpu + many[ operation ].database ) /
				( few[ operation ].cpu + few[ operation ].database ),
			1.5,
		] );
}
