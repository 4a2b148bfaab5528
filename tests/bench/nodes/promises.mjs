/**
 * What visitors and admins are promised on two servers. Each promise writes on one node and reads on the other at once; it
 * returns what it got, or undefined when it holds.
 */
import { randomUUID } from 'node:crypto';

const GONE = 410;

/** Undefined when all of them are as expected, else the first that is not. */
export const unless = ( ...checks ) => {
	const [ what ] = checks.find( ( [ , is ] ) => ! is ) ?? [];
	return what;
};

export const has = ( answer, text ) => [
	`status ${ answer.status }${ answer.text.includes( text ) ? '' : `, without "${ text }"` }`,
	answer.status === 200 && answer.text.includes( text ),
];

export const hasStatus = ( answer, status ) => [
	`status ${ answer.status } instead of ${ status }`,
	answer.status === status,
];

async function save( site, node, key = randomUUID() ) {
	const { text } = await node( '/wp-admin/admin-ajax.php', {
		form: {
			action: 'saveWheelReport',
			security: site.nonce,
			key,
			wheelId: site.wheel,
			chartType: 'polar-chart',
			chartOptions: '{}',
			chartData:
				'{"labels":["Health","Money"],"datasets":[{"data":[7,3],"backgroundColor":["#cc3300","#33cc00"]}]}',
		},
	} );
	const { success, data } = JSON.parse( text );
	if ( ! success ) {
		throw new Error( `A wheel was not saved: ${ text }` );
	}
	const link = new URL( data.link );
	return {
		...data,
		key,
		path: link.pathname,
		slug: link.pathname.split( '/' ).filter( Boolean ).at( -1 ),
		owner: new URL( data.ownerLink ).searchParams.get( 'owner' ),
	};
}

const remove = ( node, report ) =>
	node(
		`/wp-json/rueda/v1/reports/${ report.slug }?owner=${ report.owner }`,
		{
			method: 'DELETE',
		}
	);

const picture = ( node, report ) => node( `/?rueda_picture=${ report.slug }` );

async function thanks( site, id, page, expected ) {
	const [ tag ] = /wpcf7-f\d+-p\d+-o1/.exec( ( await site.a( page ) ).text );
	const posted = await site.a( page, {
		form: {
			_wpcf7: id,
			_wpcf7_unit_tag: tag,
			'your-name': `Ada ${ randomUUID().slice( 0, 8 ) }`,
		},
	} );
	const to = posted.headers.location ?? '';
	const shown = await site.b( to );
	return unless(
		hasStatus( posted, 303 ),
		[ 'an answer in the address', ! to.includes( 'Ada' ) ],
		[
			`may be kept: ${ shown.headers[ 'cache-control' ] }`,
			/no-store/.test( shown.headers[ 'cache-control' ] ?? '' ),
		],
		has( shown, expected )
	);
}

const kits = ( node, path, json, method ) =>
	node( `/wp-json/rueda/v1/kits/runs${ path }`, {
		json,
		method: method ?? 'POST',
		headers: { 'X-Nodes-Admin': '1' },
	} );

/** The steps of a run, turn by turn on both nodes. */
async function finish( site, run ) {
	let answer;
	for ( let step = 0; step < 60; step++ ) {
		answer = await kits(
			step % 2 ? site.a : site.b,
			`/${ run }/steps`,
			{}
		);
		const { state } = JSON.parse( answer.text );
		if ( answer.status !== 200 || state === 'done' ) {
			break;
		}
	}
	return answer;
}

const BOUNDARY = 'nodes';

/** One part of a message: a field, or a file with its name. */
const part = ( [ name, value, file ] ) =>
	`--${ BOUNDARY }\r\nContent-Disposition: form-data; name="${ name }"${
		file ? `; filename="${ file }"\r\nContent-Type: text/plain` : ''
	}\r\n\r\n${ value }\r\n`;

export const send = ( node, form, parts, headers = {} ) =>
	node( `/wp-json/contact-form-7/v1/contact-forms/${ form }/feedback`, {
		body: `${ parts.map( part ).join( '' ) }--${ BOUNDARY }--\r\n`,
		headers: {
			'Content-Type': `multipart/form-data; boundary=${ BOUNDARY }`,
			...headers,
		},
	} );

/** A message with its own key. */
export const message = ( form, ...more ) => [
	[ '_wpcf7_unit_tag', `wpcf7-f${ form }-o1` ],
	[ '_wpcf7', form ],
	[ '_rueda_key', randomUUID() ],
	...more,
];

/** Sends messages one after the other, and counts the answers by their status. */
async function countAnswers( site, addresses ) {
	const counts = {};
	for ( const address of addresses ) {
		const { status } = await send(
			site.a,
			site.plain,
			message( site.plain, [ 'your-name', `Eva ${ randomUUID() }` ] ),
			{ 'X-Forwarded-For': address }
		);
		counts[ status ] = ( counts[ status ] ?? 0 ) + 1;
	}
	return counts;
}

export const promises = {
	'a report opens on the other server right after saving': async ( site ) => {
		const report = await save( site, site.a );
		return unless( has( await site.b( report.path ), 'Health' ) );
	},
	'so does its image': async ( site ) => {
		const report = await save( site, site.a );
		return unless( hasStatus( await picture( site.b, report ), 200 ) );
	},
	'it can be emailed there': async ( site ) => {
		const report = await save( site, site.a );
		const before = site.mails().length;
		const { text } = await site.b( '/wp-admin/admin-ajax.php', {
			form: {
				action: 'sendMyWheelEmail',
				security: site.nonce,
				reportLink: report.link,
				fullName: 'Ana',
				toEmail: `ana-${ randomUUID() }@example.org`,
			},
		} );
		return unless(
			[ text.slice( 0, 120 ), JSON.parse( text ).success ],
			[ 'no email', site.mails().length === before + 1 ]
		);
	},
	'saving the same run there again gives the same report': async ( site ) => {
		const first = await save( site, site.a );
		const again = await save( site, site.b, first.key );
		return unless( [ `another report`, again.id === first.id ] );
	},
	'a report is deleted there right after saving': async ( site ) => {
		const report = await save( site, site.a );
		return unless(
			hasStatus( await remove( site.b, report ), 200 ),
			hasStatus( await site.a( report.path ), GONE ),
			hasStatus( await site.b( report.path ), GONE )
		);
	},
	'a deleted report is gone on both servers, at once and later': async (
		site
	) => {
		const report = await save( site, site.a );
		await site.catchUp();
		await site.b( report.path );
		const deleted = await remove( site.a, report );
		const atOnce = [
			await site.b( report.path ),
			await picture( site.b, report ),
			await site.a( report.path ),
		];
		await site.catchUp();
		return unless(
			hasStatus( deleted, 200 ),
			...atOnce.map( ( answer ) => hasStatus( answer, GONE ) ),
			hasStatus( await site.b( report.path ), GONE ),
			hasStatus( await site.a( report.path ), GONE )
		);
	},
	'beyond the limit nobody is told that a report is gone': async ( site ) => {
		const gone = await save( site, site.a );
		await remove( site.a, gone );
		const there = await save( site, site.a );
		const headers = { 'X-Nodes-Limit': '0' };
		const answer = await site.b( there.path, { headers } );
		// Where the replica is not late, there is nothing to ask.
		return unless( [
			`status ${ answer.status }, Retry-After ${ answer.headers[ 'retry-after' ] }`,
			answer.status === 200 ||
				( answer.status === 503 &&
					Number( answer.headers[ 'retry-after' ] ) > 0 ),
		] );
	},
	'a form without a script says thanks on the other server': ( site ) =>
		thanks(
			site,
			site.plain,
			site.plainPage,
			'Thank you for your message.'
		),
	'also with an answer in the thanks': ( site ) =>
		thanks( site, site.named, site.namedPage, 'Thanks, Ada' ),
	'steps of an import run on either server, and it is undone at once': async (
		site
	) => {
		const started = await kits( site.a, '', {
			upload: 'starter:contact-en',
		} );
		const { id } = JSON.parse( started.text );
		const done = await finish( site, id );
		await kits( site.b, `/${ id }`, undefined, 'DELETE' );
		const undone = JSON.parse( ( await finish( site, id ) ).text );
		return unless(
			hasStatus( started, 201 ),
			[
				done.text.slice( 0, 150 ),
				JSON.parse( done.text ).result === 'success',
			],
			[
				JSON.stringify( undone ).slice( 0, 300 ),
				undone.state === 'done' && undone.kept?.length === 0,
			]
		);
	},
	'one message posted to both servers is emailed once': async ( site ) => {
		const before = site.mails().length;
		const key = randomUUID();
		const name = `Eva ${ key.slice( 0, 8 ) }`;
		const body = new URLSearchParams( {
			_wpcf7_unit_tag: `wpcf7-f${ site.plain }-o1`,
			_wpcf7: site.plain,
			_rueda_key: key,
			'your-name': name,
		} );
		const answers = await Promise.all(
			[ site.a, site.b ].map( ( node ) =>
				send( node, site.plain, [ ...body ] )
			)
		);
		return unless(
			...answers.map( ( answer ) => has( answer, 'mail_sent' ) ),
			[
				`${ site.mails().length - before } emails`,
				site.mails().length === before + 1,
			]
		);
	},
	'both servers give one form the same rules, for caches to keep': async (
		site
	) => {
		const path = `/wp-json/contact-form-7/v1/contact-forms/${ site.plain }/feedback/schema`;
		const [ a, b ] = [ await site.a( path ), await site.b( path ) ];
		const known = await site.b( path, {
			headers: { 'If-None-Match': a.headers.etag },
		} );
		return unless(
			hasStatus( a, 200 ),
			[ 'different marks', a.headers.etag === b.headers.etag ],
			hasStatus( known, 304 )
		);
	},
	'an email waits for the server that has the file of the visitor': async (
		site
	) => {
		const before = site.mails().length;
		const text = `Hello ${ randomUUID() }`;
		const taken = await send(
			site.a,
			site.file,
			message( site.file, [ 'cv', text, 'cv.txt' ] ),
			{ 'X-Nodes-No-Mail': '1' }
		);
		await site.catchUp();
		await site.b( '/wp-cron.php', { headers: { 'X-Nodes-Later': '90' } } );
		await site.catchUp();
		const sentByB = site.mails().length - before;
		await site.a( '/', { headers: { 'X-Nodes-Later': '180' } } );
		const [ mail, ...others ] = site.mails().slice( before );
		return unless(
			hasStatus( taken, 200 ),
			[ `${ sentByB } emails without the file`, sentByB === 0 ],
			[ `no email: ${ taken.text.slice( 0, 120 ) }`, !! mail ],
			[ `${ others.length } more`, others.length === 0 ],
			[
				'without its file',
				JSON.parse( mail ?? '{}' ).files?.[ 0 ] === text,
			]
		);
	},
	'behind a proxy that is named, each visitor has a limit of their own':
		async ( site ) => {
			const last = () => Math.floor( Math.random() * 250 ) + 1;
			const network = `198.18.${ last() }`;
			const one = `198.19.${ last() }.${ last() }`;
			const many = await countAnswers(
				site,
				Array.from(
					{ length: 65 },
					( _, index ) => `${ network }.${ index + 1 }`
				)
			);
			// What a visitor writes into the header stands before the address that the proxy adds.
			const same = await countAnswers(
				site,
				Array.from(
					{ length: 65 },
					( _, index ) => `203.0.113.${ index }, ${ one }`
				)
			);
			return unless(
				[
					`65 visitors: ${ JSON.stringify( many ) }`,
					many[ 200 ] === 65,
				],
				[
					`one visitor: ${ JSON.stringify( same ) }`,
					same[ 429 ] >= 4 && same[ 200 ] >= 59,
				]
			);
		},
};
