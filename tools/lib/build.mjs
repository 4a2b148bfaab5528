import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { writeClasses } from '../classes.mjs';
import { writeHooks } from '../hooks.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { npm } from './run.mjs';

const SOURCES = [
	'src',
	'languages',
	'block.json',
	'webpack.config.js',
	'tools/blocks-file.cjs',
	'tools/definitions-file.cjs',
	'tools/editor-script.cjs',
	'tools/php-value.cjs',
	'tsconfig.json',
	'package-lock.json',
];
/** Files that the build writes from the translators' files. */
const MADE_BY_BUILD = /^languages\/.*\.(json|mo|php|pot)$/;
const STAMP = path.join( ROOT, 'build', '.sources' );

/** A hash of the names, sizes and times of all sources. */
function sumOfSources() {
	const lines = [];
	const add = ( name ) => {
		const entry = fs.statSync( path.join( ROOT, name ), {
			throwIfNoEntry: false,
		} );
		if ( entry?.isDirectory() ) {
			fs.readdirSync( path.join( ROOT, name ) ).forEach( ( inner ) =>
				add( path.posix.join( name, inner ) )
			);
		} else if ( entry && ! MADE_BY_BUILD.test( name ) ) {
			lines.push( `${ name } ${ entry.size } ${ entry.mtimeMs }` );
		}
	};
	SOURCES.forEach( add );
	return crypto
		.createHash( 'sha256' )
		.update( lines.sort().join( '\n' ) )
		.digest( 'hex' );
}

/** Deletes the record of the build, because webpack's watch mode writes another one. */
export const forgetBuild = () => fs.rmSync( STAMP, { force: true } );

/**
 * Builds if there is no build of these sources.
 *
 * @param {ReturnType<typeof import('./say.mjs').speaker>} say
 */
export async function ensureBuild( say ) {
	const sum = sumOfSources();
	if ( fs.existsSync( STAMP ) && fs.readFileSync( STAMP, 'utf8' ) === sum ) {
		// The scripts are unchanged, but PHP classes and their hooks may have changed.
		writeClasses();
		writeHooks();
		return;
	}
	try {
		await say.step( 'Building Rueda', () =>
			npm( [ 'run', '--silent', 'build' ], { cwd: ROOT } )
		);
	} catch ( error ) {
		throw new Problem(
			'Building Rueda failed.',
			'The lines above name the file. Mend it and run the same command again.',
			error
		);
	}
	// The hash was made before building, because later changes are not in the build.
	fs.writeFileSync( STAMP, sum );
}
