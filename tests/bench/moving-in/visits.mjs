import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite } from '../../../tools/lib/site.mjs';

const HERE = path.dirname( fileURLToPath( import.meta.url ) );

export const RUEDA = 'rueda/plugin.php';
export const PEER = 'contact-form-7/wp-contact-form-7.php';

/** The released version that Rueda is compared with. */
const PEER_SOURCE = {
	repository: 'rocklobster-in/contact-form-7',
	commit: 'v6.1.6',
};

const MAIL = {
	active: true,
	subject: '[_site_title] "[your-name]"',
	sender: '[_site_title] <wordpress@example.org>',
	recipient: 'owner@example.org',
	body: 'From [your-name] <[your-email]>\nTopic: [topic]\nDays: [days]\nSource: [source]\n[your-message]\n[_came_from] [_date_there] [_post_title]',
	additional_headers: 'Reply-To: [your-email]',
	attachments: '',
	use_html: 0,
	exclude_blank: 0,
};

/** The form that most visits fill in. */
export const FORM = {
	title: 'Contact us',
	form: `<label> Your name
    [text* your-name autocomplete:name] </label>

<label> Your email [email* your-email] </label>
<label> Again [email your-email_confirm] </label>
<label> Phone [tel your-tel] </label>
<label> Kana [text your-kana] </label>
<label> Topic [select topic "General" "Sales|sales@example.org"] </label>
[checkbox days "Mon" "Tue"]
<label> Message [textarea your-message rows:5 class:big id:story] </label>
[acceptance agree optional] I agree. [/acceptance]
[hidden source default:get "web"]
[step_break "Part two"] [my_rating my-stars] [my_newsletter] [moving_in_link]
[submit "Send"]`,
	mail: MAIL,
	mail_2: { ...MAIL, active: false },
	messages: {},
	additional_settings: 'list_enabled: on\nlist_key: 12345',
	locale: 'en_US',
	hash: '0f8e7d6c5b4a39281706f5e4d3c2b1a00f8e7d6c5b4a39281706f5e4d3c2b1a0',
};

export const ANSWERS = {
	'your-name': 'Ada Lovelace',
	'your-email': 'ada@example.org',
	'your-email_confirm': 'ada@example.org',
	'your-tel': '0912345678',
	topic: 'General',
	'days[]': 'Mon',
	'your-kana': '',
	'your-message': 'Hello',
};

const attribute = ( tag, name ) =>
	new RegExp( `\\s${ name }="([^"]*)"` ).exec( tag )?.[ 1 ] ?? null;

/** The hidden inputs of the first form on a page. */
function hiddenInputs( html ) {
	const form = /<form[^>]*class="[^"]*wpcf7-form[\s\S]*?<\/form>/.exec(
		html
	)?.[ 0 ];
	const inputs = {};
	for ( const [ tag ] of ( form ?? '' ).matchAll(
		/<input[^>]*type="hidden"[^>]*>/g
	) ) {
		const name = attribute( tag, 'name' );
		if ( name ) {
			inputs[ name ] = attribute( tag, 'value' ) ?? '';
		}
	}
	return form ? inputs : null;
}

/** Puts Contact Form 7 and the tools of this measurement into a site. */
async function prepare( content, sources ) {
	const mu = path.join( content, 'mu-plugins' );
	fs.copyFileSync(
		path.join( HERE, 'mu.php' ),
		path.join( mu, 'moving-in.php' )
	);
	fs.cpSync( path.join( HERE, 'idioms' ), path.join( mu, 'idioms' ), {
		recursive: true,
	} );
	await sources.unpack(
		PEER_SOURCE,
		path.join( content, 'plugins/contact-form-7' )
	);
}

/** Takes what mu.php has written down since the last call. */
function taken( content, name ) {
	const file = path.join( content, `moving-in-${ name }.jsonl` );
	const text = fs.existsSync( file ) ? fs.readFileSync( file, 'utf8' ) : '';
	fs.rmSync( file, { force: true } );
	return text
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => JSON.parse( line ) );
}

/** The requests of a visitor, an administrator and the tools. */
function requests( url ) {
	let cookies = '';
	async function get( address, headers = {}, more = {} ) {
		const answer = await fetch( new URL( address, url ), {
			headers: {
				'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)',
				'Accept-Language': 'en',
				...headers,
			},
			...more,
		} );
		return { status: answer.status, text: await answer.text(), answer };
	}
	async function ask( command, given = {}, headers = {} ) {
		const { text, answer } = await get(
			`/?moving_in=${ command }`,
			headers,
			{ method: 'POST', body: JSON.stringify( given ) }
		);
		if ( command === 'login' ) {
			cookies = answer.headers
				.getSetCookie()
				.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
				.join( '; ' );
		}
		try {
			return JSON.parse( text );
		} catch {
			throw new Error( `${ command }: ${ text.slice( 0, 400 ) }` );
		}
	}
	return {
		get,
		ask,
		admin: ( address, headers = {} ) =>
			get( address, { ...headers, Cookie: cookies } ),
	};
}

/** Fills in the form on a page and sends it as its script does. */
async function send( get, page, answers, headers = {} ) {
	const { text, status } = await get( page, headers );
	const hidden = hiddenInputs( text );
	if ( ! hidden ) {
		return { status, noForm: true };
	}
	const body = new FormData();
	for ( const [ name, value ] of Object.entries( {
		...hidden,
		// Each time is a message of its own, although the data are the same.
		...( '_rueda_key' in hidden ? { _rueda_key: randomUUID() } : {} ),
		...answers,
	} ) ) {
		body.append( name, value );
	}
	const sent = await get(
		`/?rest_route=/contact-form-7/v1/contact-forms/${ hidden._wpcf7 }/feedback`,
		{ ...headers, Referer: page },
		{ method: 'POST', body }
	);
	try {
		return { status: sent.status, ...JSON.parse( sent.text ) };
	} catch {
		return { status: sent.status, broken: sent.text.slice( 0, 300 ) };
	}
}

/** A WordPress with Rueda and Contact Form 7, of which a request chooses what is active. */
export async function openSite( { wp, cache, plugin, sources } ) {
	const site = await startSite( {
		wp,
		engine: 'native',
		home: path.join( cache, 'site' ),
		...( plugin ? { plugin } : {} ),
		reset: true,
		quiet: true,
	} );
	const content = path.join( site.dir, 'wp-content' );
	await prepare( content, sources );
	const { get, ask, admin } = requests( site.url );
	return {
		...site,
		plugins: path.join( content, 'plugins' ),
		get,
		ask,
		admin,
		send: ( page, answers, headers ) => send( get, page, answers, headers ),
		mails: () => taken( content, 'mails' ),
		notes: () => taken( content, 'notes' ),
		/** The fatal errors that PHP has logged since the last call. */
		fatal() {
			const text = fs.readFileSync( site.log, 'utf8' );
			fs.writeFileSync( site.log, '' );
			return text
				.split( '\n' )
				.filter( ( line ) => /PHP (Fatal|Parse) error/.test( line ) );
		},
	};
}
