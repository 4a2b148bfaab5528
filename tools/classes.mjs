/**
 * Writes `build/classes.php`, the names of all PHP classes, for `includes/autoload.php`, so that requests need not look
 * for files. Classes that are missing in it are still found.
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
		// Files of classes begin with a capital letter; others are loaded by name.
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
