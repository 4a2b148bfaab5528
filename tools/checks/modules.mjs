/**
 * The order of the PHP modules: each imports only from those before it, so that one can be understood, changed and
 * tested without those that are built on it. What two modules need moves down, to a module that stands before both.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root } from './lib/run.mjs';

export const name = 'PHP: modules import only from those before them';

const ORDER = [
	'Support',
	'Blocks',
	'Settings',
	'Mail',
	'Compat',
	'Chart',
	'CallToAction',
	'Wheel',
	'Report',
	'Share',
	'Form',
	'Message',
];

/** A class of ours in a `use` line or by its full name: its module. */
const IMPORT = /(?:^use |\\)Rueda\\(\w+)\\[\w\\]+/gm;

/**
 * @param {string} file   Below includes/, as in "Form/Text.php".
 * @param {string} source
 * @return {string[]} A sentence for each import from a later module.
 */
export function upwardImports( file, source ) {
	const own = file.split( '/' )[ 0 ];
	if ( ! file.includes( '/' ) ) {
		// Plugin.php and uninstall.php put all modules together.
		return [];
	}
	if ( ! ORDER.includes( own ) ) {
		return [
			`includes/${ file }: the module ${ own } has no place in the order of tools/checks/modules.mjs.`,
		];
	}
	return [ ...source.matchAll( IMPORT ) ]
		.filter(
			( [ , module ] ) =>
				ORDER.includes( module ) &&
				ORDER.indexOf( module ) > ORDER.indexOf( own )
		)
		.map(
			( [ line, module ] ) =>
				`includes/${ file }: ${ own } imports from ${ module }, which stands after it (${ line.replace( /^use |^\\/, '' ) }).`
		);
}

export async function run() {
	const folder = path.join( root, 'includes' );
	const files = readdirSync( folder, { recursive: true } ).filter( ( file ) =>
		file.endsWith( '.php' )
	);
	return outcomeOf(
		files.flatMap( ( file ) =>
			upwardImports(
				file.split( path.sep ).join( '/' ),
				readFileSync( path.join( folder, file ), 'utf8' )
			)
		)
	);
}
