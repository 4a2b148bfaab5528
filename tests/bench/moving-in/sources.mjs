import fs from 'node:fs';
import path from 'node:path';
import { run } from '../../../tools/lib/run.mjs';

/**
 * Copies of public repositories, in a folder outside of this one.
 *
 * @param {string} cache   Where they are kept.
 * @param {string} mirrors A folder with bare repositories named `owner+name`, if there is one.
 */
export function sources( cache, mirrors ) {
	const git = ( dir, ...args ) => run( 'git', [ '-C', dir, ...args ] );

	async function repository( name ) {
		const flat = name.replace( '/', '+' );
		for ( const dir of [ `${ flat }/repo`, `${ flat }/repo/.git` ] ) {
			const at = path.join( mirrors || '/nowhere', dir );
			if ( fs.existsSync( path.join( at, 'HEAD' ) ) ) {
				return at;
			}
		}
		const at = path.join( cache, 'repositories', `${ flat }.git` );
		if ( ! fs.existsSync( at ) ) {
			await run( 'git', [
				'clone',
				'--quiet',
				'--bare',
				`https://github.com/${ name }`,
				at,
			] );
		}
		return at;
	}

	return {
		/** Writes a commit's files into a folder. */
		async unpack( { repository: name, commit, folder }, target ) {
			if ( fs.existsSync( target ) ) {
				return;
			}
			const tar = path.join( cache, 'archive.tar' );
			fs.mkdirSync( target, { recursive: true } );
			await git(
				await repository( name ),
				'archive',
				`--output=${ tar }`,
				folder ? `${ commit }:${ folder }` : commit
			);
			await run( 'tar', [ '-xf', tar, '-C', target ] );
			fs.rmSync( tar );
		},
		/** The text of one file. */
		read: async ( { repository: name, commit, path: file } ) =>
			git( await repository( name ), 'show', `${ commit }:${ file }` ),
	};
}
