/**
 * A WordPress without Rueda, for the test that installs the plugin's archive: second-site.mjs VERSION ENGINE
 *
 * Says where it is in one line of JSON and runs until its standard input ends, which it does however the test ends.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startSite } from '../lib/site.mjs';

const [ wp, engine ] = process.argv.slice( 2 );
const home = fs.mkdtempSync( path.join( os.tmpdir(), 'rueda-bare-' ) );
const { url, log, stop } = await startSite( {
	wp,
	engine,
	home,
	plugin: false,
	reset: true,
	quiet: true,
} );

process.stdout.write( `${ JSON.stringify( { url, log } ) }\n` );

process.stdin.resume().once( 'end', async () => {
	await stop();
	fs.rmSync( home, { recursive: true, force: true } );
} );
