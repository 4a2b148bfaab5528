/**
 * Each built script and style stays below its limit in tools/sizes.json, with space for the next change. A new file
 * needs a limit.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFiles, buildFolder } from './lib/build-files.mjs';
import { outcome, outcomeOf, root } from './lib/run.mjs';
import { bytes, verdict } from './lib/size-limit.mjs';

export const name = 'Build: sizes';

const gzipped = ( file ) =>
	gzipSync( readFileSync( path.join( buildFolder, file ) ), { level: 9 } )
		.length;

/** Limits name chunks without their hashes, and a style sheet together with its mirrored copy. */
const plain = ( file ) =>
	file.replace( /\.[0-9a-f]{6}\.js$/, '.js' ).replace( /-rtl\.css$/, '.css' );

/**
 * @return {{ file: string, size: number }[]} Every script and style.
 */
const measure = () =>
	buildFiles()
		.filter( ( file ) => /\.(js|css)$/.test( file ) )
		.map( ( file ) => ( { file, size: gzipped( file ) } ) );

const limitProblems = ( files, sizes ) =>
	Object.entries( files ).flatMap( ( [ file, { reason } ] ) => [
		...( sizes.has( file )
			? []
			: [
					`build/${ file }: has a limit in tools/sizes.json and was not built.`,
				] ),
		...( reason
			? []
			: [
					`build/${ file }: its limit in tools/sizes.json lacks a reason.`,
				] ),
	] );

export async function run() {
	const { files, together } = JSON.parse(
		readFileSync( path.join( root, 'tools/sizes.json' ), 'utf8' )
	);
	const measured = measure();
	if ( measured.length === 0 ) {
		return outcome( false, 'build/ is missing: run `npm run build`.' );
	}
	const sizes = new Map(
		measured.map( ( { file, size } ) => [ plain( file ), size ] )
	);
	const problems = limitProblems( files, sizes );
	for ( const { file, size } of measured ) {
		const limit = files[ plain( file ) ]?.limit;
		problems.push(
			...( limit === undefined
				? [
						`build/${ file }: ${ bytes( size ) } gzip and no limit in tools/sizes.json.`,
					]
				: verdict( `build/${ file }`, size, limit ) )
		);
	}
	for ( const { files: parts, limit } of together ) {
		const size = parts.reduce(
			( sum, file ) => sum + ( sizes.get( file ) ?? 0 ),
			0
		);
		problems.push( ...verdict( parts.join( ' + ' ), size, limit ) );
	}
	return outcomeOf( problems );
}
