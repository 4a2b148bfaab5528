/** The plugin's files that a site needs. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT as root } from '../lib/paths.mjs';
import { smallerZip } from './archive.mjs';
import { thirdParty } from './licences.mjs';

// Admins upload the archive to hosts with low limits. PHP's own limit for uploads is 2 MB; 1.9 MiB are below it
// however it is counted.
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
	'kits/files.json',
	'kits/small-site-en/manifest.json',
	'kits/small-site-es/manifest.json',
	'languages/rueda-es_ES.l10n.php',
	'types/rueda.d.ts',
];
// Only translators and developers need these; WordPress reads .l10n.php instead of .mo since 6.5. Nobody asks for the
// dependencies of scripts that are printed into pages, and of the empty ones beside styles.
const LEFT_OUT =
	/\.(po|pot|mo|map)$|(^|\/)\.|\/(head|early|schemes|answers|form-field\/(?!index)\w+)\.asset\.php$/;
/** The files of a starter kit but for its manifest. In the archive those of all kits are one: 44 KiB less. */
const OF_KIT = /^kits\/([\w-]+)\/(?!manifest\.)(.+\.json)$/;

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
 * The files of all kits as one. Equal files of several kits come after each other, and compress to almost nothing.
 *
 * @param {string[]} files
 */
function filesOfKits( files ) {
	const texts = files
		.map( ( file ) => {
			const [ , kit, name ] = OF_KIT.exec( file );
			const text = readFileSync( path.join( root, file ), 'utf8' );
			return [ `${ kit }/${ name }`, text, `${ name }/${ kit }` ];
		} )
		.sort( ( [ , , one ], [ , , other ] ) => ( one < other ? -1 : 1 ) )
		.map( ( [ key, text ] ) => [ key, text ] );
	return Buffer.from( JSON.stringify( Object.fromEntries( texts ) ) );
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
		[
			'rueda/kits/files.json',
			filesOfKits( files.filter( ( file ) => OF_KIT.test( file ) ) ),
		],
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
