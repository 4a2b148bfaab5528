/**
 * PHPCS with WordPress's standard and PHPStan with WordPress's stubs, by Composer, into .cache/php-tools.
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const manifest = path.join( root, 'tools/php/composer.json' );
const home = path.join( root, '.cache/php-tools' );
const vendor = path.join( home, 'vendor' );
const MINUTES = 60_000;

const hasProgram = async ( program ) =>
	( await run( program, [ '--version' ] ) ).code === 0;

/** CI may skip these tools only if Composer's package index does not answer. */
const packagesAnswer = async () =>
	(
		await run(
			'composer',
			[
				'show',
				'--available',
				'--no-interaction',
				'--working-dir',
				path.dirname( manifest ),
				'phpstan/phpstan',
				'2.3.5',
			],
			{
				timeout: 0.5 * MINUTES,
			}
		)
	).code === 0;

/** Composer prints its error in a box, followed by its options. */
const complaint = ( output ) =>
	output
		.split( /^\w+ \[--/m )[ 0 ]
		.trim()
		.split( '\n' )
		.slice( -8 )
		.map( ( line ) => line.trim() )
		.join( ' ' )
		.replace( /\s+/g, ' ' );

async function install() {
	if ( ! ( await hasProgram( 'php' ) ) ) {
		return {
			ready: false,
			reachable: true,
			why: 'There is no PHP on this machine.',
		};
	}
	if ( ! ( await hasProgram( 'composer' ) ) ) {
		return {
			ready: false,
			reachable: true,
			why: 'There is no Composer on this machine.',
		};
	}
	const wanted = createHash( 'sha256' )
		.update( readFileSync( manifest ) )
		.digest( 'hex' );
	const stamp = path.join( home, 'installed' );
	if ( existsSync( stamp ) && readFileSync( stamp, 'utf8' ) === wanted ) {
		return { ready: true };
	}
	rmSync( home, { recursive: true, force: true } );
	mkdirSync( home, { recursive: true } );
	const { code, output } = await run(
		'composer',
		[
			'update',
			'--no-interaction',
			'--no-progress',
			'--prefer-dist',
			'--working-dir',
			path.dirname( manifest ),
		],
		{ timeout: 5 * MINUTES }
	);
	if ( code !== 0 ) {
		return {
			ready: false,
			reachable: await packagesAnswer(),
			why: `Composer could not install the PHP tools: ${ complaint( output ) }`,
		};
	}
	writeFileSync( stamp, wanted );
	return { ready: true };
}

let installing;

/**
 * Installs only once, even for several calls at the same time.
 *
 * @return {Promise<{ ready: boolean, reachable?: boolean, why?: string }>} What there is; `reachable` tells whether
 *                                                                          the packages could have been had.
 */
export const phpTools = () => ( installing ??= install() );

/**
 * @param {string} program
 */
export const vendorPath = ( program ) => path.join( vendor, program );

const STANDARDS = [
	'wp-coding-standards/wpcs',
	'phpcompatibility/php-compatibility',
	'phpcompatibility/phpcompatibility-paragonie',
	'phpcompatibility/phpcompatibility-wp',
];

/**
 * @param {'phpcs' | 'phpcbf'} program The one looks, the other repairs.
 * @return {string[]} What PHP is called with.
 */
export const wordPressStandard = ( program ) => [
	// The standard is older than this PHP, which would print a notice on every line.
	'-d',
	'error_reporting=E_ALL&~E_DEPRECATED',
	'-d',
	'memory_limit=1G',
	// This takes a quarter of the time.
	...[ '-d', 'opcache.enable_cli=1' ],
	...[ '-d', 'opcache.jit=tracing' ],
	...[ '-d', 'opcache.jit_buffer_size=128M' ],
	vendorPath( `squizlabs/php_codesniffer/bin/${ program }` ),
	'--standard=tools/php/phpcs.xml.dist',
	'--runtime-set',
	'installed_paths',
	STANDARDS.map( vendorPath ).join( ',' ),
];
