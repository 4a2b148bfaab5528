/** The plugin for test sites: qa/plugin, as dist/rueda-qa.zip. Nothing of it is in the product's archive. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { QA, ROOT } from '../lib/paths.mjs';
import { zip } from './archive.mjs';

const MAIN = 'rueda-qa.php';

/** The main file with the version of the product, which is written once, in package.json. */
function withVersion( text ) {
	const { version } = JSON.parse(
		readFileSync( path.join( ROOT, 'package.json' ), 'utf8' )
	);
	return text.replace(
		' * Plugin Name: Rueda QA\n',
		`$& * Version: ${ version }\n`
	);
}

/** @return {Map< string, Buffer >} Its files by their path in the archive. */
export function contentsOfQa() {
	const files = readdirSync( QA, { recursive: true } ).filter( ( file ) =>
		statSync( path.join( QA, file ) ).isFile()
	);
	return new Map( [
		...files.map( ( file ) => {
			const content = readFileSync( path.join( QA, file ) );
			return [
				`rueda-qa/${ file }`,
				file === MAIN
					? Buffer.from( withVersion( content.toString() ) )
					: content,
			];
		} ),
		[ 'rueda-qa/LICENSE', readFileSync( path.join( ROOT, 'LICENSE' ) ) ],
	] );
}

/**
 * @param {Map< string, Buffer >} entries The files of the product's archive.
 * @return {string[]} A sentence for each that is QA's, or names something of it.
 */
export const partsOfQa = ( entries ) =>
	[ ...entries ]
		.filter(
			( [ file, content ] ) =>
				/rueda-qa/.test( file ) ||
				( file.endsWith( '.php' ) &&
					/rueda_qa|rueda-qa|RUEDA_QA/.test( content.toString() ) )
		)
		.map( ( [ file ] ) => `${ file } has something of QA's plugin.` );

export const packQa = () => zip( contentsOfQa() );
