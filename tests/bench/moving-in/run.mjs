/**
 * `node tests/bench/moving-in/run.mjs [addons] [idioms] [templates] [--cache=folder] [--mirrors=folder] [--wp=7.1]`: how well sites move from
 * Contact Form 7. Add-ons, templates and that plugin are fetched into the cache, never into this repository.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../../tools/lib/build.mjs';
import { speaker } from '../../../tools/lib/say.mjs';
import { addons } from './addons.mjs';
import { idioms } from './idioms.mjs';
import { sources } from './sources.mjs';
import { templates } from './templates.mjs';
import { openSite } from './visits.mjs';

const HERE = path.dirname( fileURLToPath( import.meta.url ) );
const print = ( line ) => process.stdout.write( `${ line }\n` );
const read = ( name ) =>
	JSON.parse(
		fs.readFileSync( path.join( HERE, `${ name }.json` ), 'utf8' )
	);

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		cache: {
			type: 'string',
			default: path.join( os.tmpdir(), 'rueda-moving-in' ),
		},
		mirrors: { type: 'string', default: '' },
		plugin: { type: 'string' },
		only: { type: 'string', default: '' },
		wp: { type: 'string', default: '7.1' },
	},
} );
const parts = positionals.length
	? positionals
	: [ 'addons', 'idioms', 'templates' ];
if ( ! values.plugin ) {
	await ensureBuild( speaker() );
}
fs.mkdirSync( values.cache, { recursive: true } );
const fetched = sources( values.cache, values.mirrors );
const site = await openSite( {
	wp: values.wp,
	cache: values.cache,
	plugin: values.plugin,
	sources: fetched,
} );

const wanted = ( name ) => name.includes( values.only );
/** Which file of idioms/ has an idiom. */
const groups = Object.fromEntries(
	fs
		.readdirSync( path.join( HERE, 'idioms' ) )
		.flatMap( ( file ) =>
			[
				...fs
					.readFileSync( path.join( HERE, 'idioms', file ), 'utf8' )
					.matchAll( /^\t'([\w-]+)'/gm ),
			].map( ( [ , name ] ) => [ name, path.basename( file, '.php' ) ] )
		)
);

const counts = [];
try {
	if ( parts.includes( 'addons' ) ) {
		const list = read( 'addons' ).filter( ( { repository } ) =>
			wanted( repository )
		);
		counts.push( await addons( site, fetched, list, print ) );
	}
	if ( parts.includes( 'idioms' ) ) {
		const list = Object.fromEntries(
			Object.entries( read( 'idioms' ) ).filter( ( [ name ] ) =>
				wanted( name )
			)
		);
		counts.push( await idioms( site, groups, list, print ) );
	}
	if ( parts.includes( 'templates' ) ) {
		const list = read( 'templates' ).filter( ( { repository } ) =>
			wanted( repository )
		);
		counts.push( await templates( site, fetched, list, print ) );
	}
} finally {
	await site.stop();
}
print( '' );
counts.forEach( print );
