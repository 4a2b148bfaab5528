import path from 'node:path';
import { ANSWERS, FORM, PEER, RUEDA } from './visits.mjs';

/** The plugins beside the add-on. With Contact Form 7 alone, one sees what is no matter of Rueda's. */
const SETS = { theirs: [ PEER ], both: [ PEER, RUEDA ], ours: [ RUEDA ] };

/** The add-on itself has ended the request, as it does on any site without Contact Form 7. */
const REFUSAL = 'asks for Contact Form 7:';

/** Chooses what is active, for a request of the tools that does not load the add-on. */
const choose = ( site, plugins ) =>
	site.ask(
		'plugins',
		{ plugins: plugins.toSorted() },
		{ 'X-Moving-In-Plugins': RUEDA }
	);

const visits = ( site, page, isOurs ) => ( {
	front: () => site.get( '/' ),
	form: () => site.get( page ),
	message: () => site.send( page, ANSWERS ),
	dashboard: () => site.admin( '/wp-admin/index.php' ),
	plugins: () => site.admin( '/wp-admin/plugins.php' ),
	...( isOurs
		? {
				forms: () =>
					site.admin( '/wp-admin/edit.php?post_type=rueda_form' ),
				importer: () =>
					site.admin( '/wp-admin/admin.php?import=rueda-forms' ),
			}
		: {} ),
} );

/** The visits that end with a fatal error, and what PHP says of each. */
async function failures( site, page, set ) {
	const found = {};
	for ( const [ visit, go ] of Object.entries(
		visits( site, page, SETS[ set ].includes( RUEDA ) )
	) ) {
		site.fatal();
		const { status, text = '' } = await go();
		const [ error ] = site.fatal();
		const words = /<body id="error-page">([\s\S]*)/
			.exec( text )?.[ 1 ]
			.replace( /<[^>]+>/g, ' ' )
			.replace( /\s+/g, ' ' );
		if ( error ) {
			found[ visit ] = error
				.replace( /^.*?error:\s*/, '' )
				.slice( 0, 170 );
		} else if ( words && ! words.includes( 'critical error' ) ) {
			found[ visit ] = `${ REFUSAL }${ words.slice( 0, 170 ) }`;
		} else if ( status === 500 ) {
			found[ visit ] = `500${ words ?? '' }`;
		}
	}
	return found;
}

/** What an add-on breaks in each set that it does not break with Contact Form 7 alone. */
async function broken( site, page, plugin ) {
	await choose( site, SETS.theirs );
	await site.ask( 'activate', { plugin } ).catch( () => {} );
	const known = {};
	const lines = [];
	for ( const set of Object.keys( SETS ) ) {
		await choose( site, [ ...SETS[ set ], plugin ] );
		const found = await failures( site, page, set );
		if ( set === 'theirs' ) {
			Object.assign( known, found );
			continue;
		}
		for ( const [ visit, error ] of Object.entries( found ) ) {
			if (
				! known[ visit ] &&
				! Object.values( known ).includes( error )
			) {
				lines.push( `    ${ set } ${ visit }: ${ error }` );
			}
		}
	}
	return lines;
}

/** Each add-on on a site with Rueda, with and without Contact Form 7: how many visits end with a fatal error. */
export async function addons( site, sources, list, say ) {
	const { id, page } = await site.ask( 'make', FORM, {
		'X-Moving-In-Plugins': `${ PEER },${ RUEDA }`,
	} );
	await site.ask( 'import', { id } );
	await site.ask( 'login' );
	let fatal = 0;
	let refused = 0;
	for ( const addon of list ) {
		const name = addon.repository.split( '/' )[ 1 ];
		await sources.unpack( addon, path.join( site.plugins, name ) );
		const lines = await broken( site, page, `${ name }/${ addon.file }` );
		const refusals = lines.filter( ( line ) =>
			line.includes( REFUSAL )
		).length;
		refused += refusals;
		fatal += lines.length - refusals;
		say(
			[
				`${ lines.length ? '✗' : '✓' } ${ addon.repository }`,
				...lines,
			].join( '\n' )
		);
	}
	await choose( site, SETS.ours );
	return `${ list.length } add-ons: ${ fatal } visits with a fatal error, ${ refused } with a page of the add-on that asks for Contact Form 7`;
}
