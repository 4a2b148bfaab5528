/**
 * Each built script and style stays under its limit in tools/sizes.json; a new file has to be given one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFiles, buildFolder } from './lib/build-files.mjs';
import { outcome, outcomeOf, root } from './lib/run.mjs';

export const name = 'Build: sizes';

const gzipped = ( file ) =>
	gzipSync( readFileSync( path.join( buildFolder, file ) ), { level: 9 } )
		.length;

/** A limit names a chunk without its hash, and a style sheet stands for its mirrored twin as well. */
const plain = ( file ) =>
	file.replace( /\.[0-9a-f]{8}\.js$/, '.js' ).replace( /-rtl\.css$/, '.css' );

const bytes = ( number ) => `${ number.toLocaleString( 'en' ) } bytes`;

/**
 * @return {{ file: string, size: number, limit: number | undefined }[]} Every script and style, largest first.
 */
function measure() {
	const limits = JSON.parse(
		readFileSync( path.join( root, 'tools/sizes.json' ), 'utf8' )
	).files;
	return buildFiles()
		.filter( ( file ) => /\.(js|css)$/.test( file ) )
		.map( ( file ) => ( {
			file,
			size: gzipped( file ),
			limit: limits[ plain( file ) ]?.limit,
		} ) )
		.sort( ( one, other ) => other.size - one.size );
}

export async function run() {
	const limits = JSON.parse(
		readFileSync( path.join( root, 'tools/sizes.json' ), 'utf8' )
	).files;
	const measured = measure();
	if ( measured.length === 0 ) {
		return outcome( false, 'build/ is missing: run `npm run build`.' );
	}
	const built = new Set( measured.map( ( { file } ) => plain( file ) ) );
	const problems = Object.entries( limits ).flatMap(
		( [ file, { reason } ] ) => [
			...( built.has( file )
				? []
				: [
						`build/${ file }: has a limit in tools/sizes.json and was not built.`,
					] ),
			...( reason
				? []
				: [
						`build/${ file }: its limit in tools/sizes.json lacks a reason.`,
					] ),
		]
	);
	for ( const { file, size, limit } of measured ) {
		if ( limit === undefined ) {
			problems.push(
				`build/${ file }: ${ bytes( size ) } gzip and no limit in tools/sizes.json.`
			);
		} else if ( size > limit ) {
			problems.push(
				`build/${ file }: ${ bytes( size ) } gzip, the limit is ${ bytes( limit ) }.`
			);
		}
	}
	return outcomeOf( problems );
}
