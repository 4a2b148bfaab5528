/** The files of the build, and whether they were built from this tree. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

export const buildFolder = path.join( root, 'build' );

/**
 * @return {string[]} Paths below build/, with slashes, sorted; none when nothing was built.
 */
export const buildFiles = () =>
	existsSync( buildFolder )
		? readdirSync( buildFolder, { recursive: true, withFileTypes: true } )
				.filter( ( entry ) => entry.isFile() )
				.map( ( entry ) =>
					path
						.relative(
							buildFolder,
							path.join(
								entry.parentPath ?? entry.path,
								entry.name
							)
						)
						.split( path.sep )
						.join( '/' )
				)
				.sort()
		: [];
