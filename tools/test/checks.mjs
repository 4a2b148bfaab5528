import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../lib/paths.mjs';

const FOLDER = path.join( ROOT, 'tools', 'checks' );

/** @return {string[]} What can be asked for by name. */
export const checkNames = () =>
	fs
		.readdirSync( FOLDER )
		.filter( ( file ) => file.endsWith( '.mjs' ) )
		.map( ( file ) => path.basename( file, '.mjs' ) );

/**
 * Imported as late as possible, because a fresh clone lacks packages that some checks import.
 *
 * @param {string} check
 * @return {Promise< { name: string, run: ( options: { ci: boolean } ) => Promise< import('./tally.mjs').Result > } >} The check.
 */
export const loadCheck = ( check ) =>
	import( pathToFileURL( path.join( FOLDER, `${ check }.mjs` ) ).href );
