/** The plugin's files that a site needs. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT as root } from '../lib/paths.mjs';
import { smallerZip } from './archive.mjs';
import { thirdParty } from './licences.mjs';

// Admins upload the archive to hosts with low limits. PHP's own limit for uploads is 2 MB; 1.9 MiB are below it however it is
// counted.
const LIMIT = 1.9 * 1024 * 1024;
const CONTENT = [
	'plugin.php',
	'uninstall.php',
	'block.json',
	'readme.txt',
	'LICENSE',
	'wpml-config.xml',
	'assets',
	'includes',
	'kits',
	'build',
	'languages',
	'types',
];
const REQUIRED = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'assets/fonts/NotoSans-Regular.ttf',
	'assets/fonts/NotoSans-Bold.ttf',
	'assets/fonts/OFL.txt',
	'build/definitions.php',
	'build/frontend.js',
	'kits/small-site-en/manifest.json',
	'kits/small-site-es/manifest.json',
	'languages/rueda-es_ES.l10n.php',
	'types/rueda.d.ts',
];
// Only translators and developers need these; WordPress reads .l10n.php instead of .mo since 6.5.
const LEFT_OUT = /\.(po|pot|mo|map)$|(^|\/)\./;
/** The files of a starter kit but for its manifest. In the archive they are one file, which is 29 KiB less for all kits. */
const OF_KIT = /^(kits\/[\w-]+)\/(?!manifest\.)(.+\.json)$/;

function below( entry ) {
	const full = path.join( root, entry );
	if ( ! existsSync( full ) ) {
		return [];
	}
	return statSync( full ).isDirectory()
		? readdirSync( full ).flatMap( ( name ) =>
				below( `${ entry }/${ name }` )
			)
		: [ entry ];
}

/** Whether a file is empty, as the scripts that webpack writes beside styles. */
const isEmpty = ( file ) => statSync( path.join( root, file ) ).size === 0;

/**
 * The files of each kit, as `files.json` of its folder.
 *
 * @param {string[]} files
 */
function bundles( files ) {
	const kits = new Map();
	for ( const file of files ) {
		const [ , kit, name ] = OF_KIT.exec( file );
		kits.set( kit, {
			...kits.get( kit ),
			[ name ]: readFileSync( path.join( root, file ), 'utf8' ),
		} );
	}
	return [ ...kits ].map( ( [ kit, texts ] ) => [
		`rueda/${ kit }/files.json`,
		Buffer.from( JSON.stringify( texts ) ),
	] );
}

export const kibibytes = ( bytes ) => `${ ( bytes / 1024 ).toFixed( 1 ) } KiB`;

/**
 * @return {{ entries: Map< string, Buffer >, problems: string[] }} What dist/rueda.zip shall hold, and what it lacks.
 */
export function contents() {
	const files = CONTENT.flatMap( below ).filter(
		( file ) => ! LEFT_OUT.test( file ) && ! isEmpty( file )
	);
	const entries = new Map( [
		...files
			.filter( ( file ) => ! OF_KIT.test( file ) )
			.map( ( file ) => [
				`rueda/${ file }`,
				readFileSync( path.join( root, file ) ),
			] ),
		...bundles( files.filter( ( file ) => OF_KIT.test( file ) ) ),
		[ 'rueda/THIRD-PARTY.txt', Buffer.from( thirdParty( root ) ) ],
	] );
	return {
		entries,
		problems: REQUIRED.filter(
			( file ) => ! entries.has( `rueda/${ file }` )
		).map( ( file ) => `The archive lacks ${ file }.` ),
	};
}

/**
 * @return {Promise< { archive: Buffer, files: string[], problems: string[] } >} The bytes of dist/rueda.zip, and why they must
 *                                                                   not be given to anybody, if so.
 */
export async function pack() {
	const { entries, problems } = contents();
	const archive = await smallerZip( entries );
	return {
		archive,
		files: [ ...entries.keys() ],
		problems: [
			...problems,
			...( archive.length > LIMIT
				? [
						`The archive has ${ kibibytes( archive.length ) }; ${ kibibytes( LIMIT ) } are the limit.`,
					]
				: [] ),
		],
	};
}
