import path from 'node:path';
import { ANSWERS, FORM, PEER, RUEDA } from './visits.mjs';

/** What an answer says, without what differs by itself. */
const said = ( {
	status,
	message,
	invalid_fields: invalid = [],
	...more
} ) => ( {
	status,
	message,
	invalid: invalid
		.map( ( field ) => `${ field.field }: ${ field.message }` )
		.toSorted(),
	broken: more.broken ?? more.noForm ?? false,
} );

const mailed = ( { to, subject, message, headers, attachments } ) => ( {
	to: [ to ].flat().join(),
	subject,
	message: message.replaceAll( '\r', '' ).trim(),
	reply: /Reply-To: .*/i.exec( [ headers ].flat().join( '\n' ) )?.[ 0 ] ?? '',
	attachments: [ attachments ?? [] ]
		.flat()
		.map( ( file ) => path.basename( file ) ),
} );

/** What an idiom does on a site. */
async function effect( site, { idiom, entry, page, plugin } ) {
	const headers = {
		'X-Moving-In-Plugins': plugin,
		...( idiom ? { 'X-Moving-In-Idiom': idiom } : {} ),
	};
	const shown = ( await site.get( page, headers ) ).text;
	const answers = [];
	for ( const changes of entry.posts ?? [ {} ] ) {
		answers.push(
			said( await site.send( page, { ...ANSWERS, ...changes }, headers ) )
		);
	}
	return {
		page: ( entry.page ?? [] ).map( ( pattern ) =>
			new RegExp( pattern ).test( shown )
		),
		answers,
		mails: site.mails().map( mailed ),
		notes: site.notes(),
		fatal: site.fatal().length,
	};
}

/** Each idiom with Contact Form 7 and with Rueda: whether both do the same. */
export async function idioms( site, groups, list, say ) {
	const own = { 'X-Moving-In-Plugins': RUEDA };
	const { id, page } = await site.ask( 'make', FORM, own );
	await site.ask( 'number', { id }, own );
	await site.ask( 'import', { id }, own );
	let same = 0;
	site.mails();
	site.notes();
	site.fatal();
	for ( const [ name, entry ] of Object.entries( list ) ) {
		const idiom = `${ groups[ name ] }/${ name }`;
		const [ peer, ours ] = [
			await effect( site, { idiom, entry, page, plugin: PEER } ),
			await effect( site, { idiom, entry, page, plugin: RUEDA } ),
		];
		const isSame = JSON.stringify( peer ) === JSON.stringify( ours );
		same += Number( isSame );
		say( `${ isSame ? '✓' : '✗' } ${ name }` );
		for ( const part of isSame ? [] : Object.keys( peer ) ) {
			if (
				JSON.stringify( peer[ part ] ) !==
				JSON.stringify( ours[ part ] )
			) {
				say(
					`    ${ part }: ${ JSON.stringify( peer[ part ] ).slice( 0, 600 ) }\n    ${ ' '.repeat( part.length ) }→ ${ JSON.stringify( ours[ part ] ).slice( 0, 600 ) }`
				);
			}
		}
	}
	return `${ Object.keys( list ).length } idioms: ${ same } with the same effect`;
}
