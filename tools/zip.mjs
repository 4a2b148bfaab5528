/**
 * `npm run zip`: dist/rueda.zip, the plugin as a site needs it and nothing besides. `npm run build` comes before it.
 */
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { zip } from './zip/archive.mjs';
import { thirdParty } from './zip/licences.mjs';

const root = path.resolve( fileURLToPath( import.meta.url ), '../..' );

// Uploaded through an admin's browser to hosts that allow little: 600 KiB pass everywhere.
const LIMIT = 600 * 1024;
const CONTENT = [
	'plugin.php',
	'uninstall.php',
	'block.json',
	'readme.txt',
	'LICENSE',
	'includes',
	'build',
	'languages',
];
const REQUIRED = [
	'plugin.php',
	'readme.txt',
	'LICENSE',
	'build/frontend.js',
	'languages/rueda-es_ES.l10n.php',
];
// What translators and developers need, and no site.
const LEFT_OUT = /\.(po|pot|map)$|(^|\/)\./;

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

const files = CONTENT.flatMap( below ).filter(
	( file ) => ! LEFT_OUT.test( file )
);
const missing = REQUIRED.filter( ( file ) => ! files.includes( file ) );
if ( missing.length > 0 ) {
	console.error(
		`Cannot pack Rueda without ${ missing.join( ', ' ) }. Run \`npm run build\` first.`
	);
	process.exit( 1 );
}

const archive = zip(
	new Map( [
		...files.map( ( file ) => [
			`rueda/${ file }`,
			readFileSync( path.join( root, file ) ),
		] ),
		[ 'rueda/THIRD-PARTY.txt', Buffer.from( thirdParty( root ) ) ],
	] )
);
const size = `${ ( archive.length / 1024 ).toFixed( 1 ) } KiB`;
if ( archive.length > LIMIT ) {
	console.error(
		`The archive would have ${ size }; ${ LIMIT / 1024 } KiB are the limit.`
	);
	process.exit( 1 );
}
mkdirSync( path.join( root, 'dist' ), { recursive: true } );
writeFileSync( path.join( root, 'dist/rueda.zip' ), archive );
console.log( `dist/rueda.zip: ${ files.length + 1 } files, ${ size }.` );
