/**
 * Writes `build/classes.php`, the names of all PHP classes, for `includes/autoload.php`: a request then need not ask
 * the disk whether the file of a class is there. A class that is not named is looked for, so nothing depends on it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './lib/paths.mjs';

const FILE = path.join( ROOT, 'build', 'classes.php' );

/** @return {string[]} The files of a folder and of those in it, by their paths below it. */
function files( folder, below = '' ) {
	return fs
		.readdirSync( path.join( folder, below ), { withFileTypes: true } )
		.flatMap( ( entry ) => {
			const name = path.posix.join( below, entry.name );
			return entry.isDirectory() ? files( folder, name ) : [ name ];
		} );
}

export function writeClasses() {
	const names = files( path.join( ROOT, 'includes' ) )
		// Classes begin with a capital; the other files are loaded by their names.
		.filter( ( name ) => /(^|\/)[A-Z]\w*\.php$/.test( name ) )
		.map( ( name ) => name.slice( 0, -'.php'.length ) )
		.sort();
	const lines = names.map( ( name ) => `\t'${ name }' => true,\n` );
	fs.writeFileSync(
		FILE,
		`<?php\n// Written by the build: see tools/classes.mjs.\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn [\n${ lines.join(
			''
		) }];\n`
	);
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	writeClasses();
}
