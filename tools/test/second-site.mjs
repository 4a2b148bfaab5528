/**
 * A second WordPress, for tests that need two sites: second-site.mjs VERSION ENGINE [with-rueda]
 *
 * It has Rueda as its archive unpacks, or no trace of it. Its tables have another prefix than those of the first site.
 *
 * Prints its address as one line of JSON and runs until its standard input ends, however the test ends.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startSite } from '../lib/site.mjs';
import { unpack } from '../zip/unpacked.mjs';

const [ wp, engine, what ] = process.argv.slice( 2 );
const home = fs.mkdtempSync( path.join( os.tmpdir(), 'rueda-second-' ) );
const { url, log, mails, stop } = await startSite( {
	wp,
	engine,
	home: path.join( home, 'site' ),
	plugin: what === 'with-rueda' ? unpack( home ) : false,
	prefix: 'second_',
	reset: true,
	quiet: true,
} );

process.stdout.write( `${ JSON.stringify( { url, log, mails } ) }\n` );

process.stdin.resume().once( 'end', async () => {
	await stop();
	fs.rmSync( home, { recursive: true, force: true } );
} );
