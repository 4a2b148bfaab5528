import { Problem } from './problem.mjs';
import { answers, isRoot, run } from './run.mjs';

const NEEDED = [
	'pdo_sqlite',
	'sqlite3',
	'mbstring',
	'gd',
	'xml',
	'intl',
	'curl',
	'zip',
];
// WordPress and its database need these extensions; others are only recommended.
const REQUIRED = [ 'pdo_sqlite', 'mbstring' ];
const DEBIAN = [
	'php-cli',
	'php-sqlite3',
	'php-mbstring',
	'php-gd',
	'php-xml',
	'php-intl',
	'php-curl',
	'php-zip',
];

/** A PHP on this machine with its extensions, or null. */
async function inspect( bin ) {
	try {
		const text = await run( bin, [
			'-r',
			'echo json_encode( [ PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION, array_map( "strtolower", get_loaded_extensions() ) ] );',
		] );
		const [ version, extensions ] = JSON.parse( text );
		return {
			bin,
			version,
			missing: NEEDED.filter( ( name ) => ! extensions.includes( name ) ),
		};
	} catch {
		return null;
	}
}

/** The named version, or the command `php`. */
async function find( version ) {
	for ( const bin of version ? [ `php${ version }`, 'php' ] : [ 'php' ] ) {
		const found = await inspect( bin );
		if ( found && ( ! version || found.version === version ) ) {
			return found;
		}
	}
	return null;
}

const runs = ( found ) =>
	found !== null &&
	! REQUIRED.some( ( name ) => found.missing.includes( name ) );

/**
 * A PHP with the extensions that WordPress needs with SQLite. On Debian, it is installed for root.
 *
 * @param {ReturnType< typeof import('./say.mjs').speaker >} say
 * @param {string}                                           [version] As in "8.3"; without it, the machine's own.
 * @return {Promise< { bin: string, version: string, missing: string[] } | null >} Null when there is none to be had.
 */
export async function ensurePhp( say, version ) {
	const found = await find( version );
	if ( found && found.missing.length === 0 ) {
		return found;
	}
	if ( isRoot() && ( await answers( 'apt-get' ) ) ) {
		// A chosen version is part of Debian's package names.
		const packages = version
			? DEBIAN.map( ( name ) =>
					name.replace( 'php-', `php${ version }-` )
				)
			: DEBIAN;
		const environment = {
			...process.env,
			DEBIAN_FRONTEND: 'noninteractive',
		};
		try {
			await say.step(
				`Installing PHP (${ packages.join( ', ' ) })`,
				async () => {
					await run(
						'apt-get',
						[ '-q', '-o', 'DPkg::Lock::Timeout=300', 'update' ],
						{ env: environment }
					);
					await run(
						'apt-get',
						[
							'-q',
							'-y',
							'-o',
							'DPkg::Lock::Timeout=300',
							'install',
							'--no-install-recommends',
							...packages,
						],
						{ env: environment }
					);
				}
			);
		} catch ( error ) {
			say(
				`Debian's packages could not be installed: ${ error.message }`
			);
		}
	}
	const now = await find( version );
	return runs( now ) ? now : null;
}

/**
 * The same, but throws if there is none.
 *
 * @param {ReturnType< typeof import('./say.mjs').speaker >} say
 * @param {string}                                           [version]
 */
export async function requirePhp( say, version ) {
	const php = await ensurePhp( say, version );
	if ( ! php ) {
		throw new Problem(
			`There is no PHP ${ version ?? '' } with ${ REQUIRED.join( ' and ' ) } on this machine.`.replace(
				'  ',
				' '
			),
			`Install it (on Debian: apt-get install ${ DEBIAN.join( ' ' ) }), or use the engine wp-now, which brings its own.`
		);
	}
	return php;
}
