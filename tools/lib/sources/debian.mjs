import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { answers, run } from '../run.mjs';

export const name = "Debian's packages";

export const offers = () => process.platform === 'linux';

// Suites get new versions, so each is searched, the newest first.
const SUITES = [ 'sid', 'trixie', 'bookworm' ];
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The address of the main archive in the machine's own apt sources. */
function mirror() {
	const folder = '/etc/apt/sources.list.d';
	const files = [
		'/etc/apt/sources.list',
		...( fs.existsSync( folder )
			? fs
					.readdirSync( folder )
					.map( ( file ) => path.join( folder, file ) )
			: [] ),
	];
	for ( const file of files.filter( ( candidate ) =>
		fs.existsSync( candidate )
	) ) {
		const text = fs
			.readFileSync( file, 'utf8' )
			.replace( /^\s*#.*$/gm, '' );
		const stanzas = text
			.split( /\n\s*\n/ )
			.map( ( stanza ) => [
				/^URIs:\s*(\S+)/m.exec( stanza )?.[ 1 ],
				/^Suites:\s*(.*)$/m.exec( stanza )?.[ 1 ],
			] );
		const lines = [
			...text.matchAll( /^deb\s+(?:\[[^\]]*\]\s*)?(\S+)\s+(\S+)/gm ),
		].map( ( [ , uri, suite ] ) => [ uri, suite ] );
		for ( const [ uri, suites ] of [ ...stanzas, ...lines ] ) {
			if (
				uri &&
				suites &&
				/debian/i.test( uri ) &&
				! /security/.test( suites )
			) {
				return uri;
			}
		}
	}
	throw new Error( "this machine's apt sources name no Debian archive" );
}

/** Runs apt with its own root folder: it installs nothing, leaves the machine's lists alone, and verifies files. */
function privateApt( temp, uri, suite ) {
	const root = path.join( temp, suite );
	for ( const below of [
		'etc',
		'lists/partial',
		'cache/archives/partial',
		'state',
		'debs',
		'root',
	] ) {
		fs.mkdirSync( path.join( root, below ), { recursive: true } );
	}
	fs.writeFileSync( path.join( root, 'state/status' ), '' );
	fs.writeFileSync(
		path.join( root, 'etc/sources.list' ),
		`deb [signed-by=${ KEYRING }] ${ uri } ${ suite } main\n`
	);
	const options = {
		'Dir::Etc::sourcelist': path.join( root, 'etc/sources.list' ),
		'Dir::Etc::sourceparts': '/dev/null',
		'Dir::Etc::preferencesparts': '/dev/null',
		'Dir::State': path.join( root, 'state' ),
		'Dir::State::lists': path.join( root, 'lists' ),
		'Dir::State::status': path.join( root, 'state/status' ),
		'Dir::Cache': path.join( root, 'cache' ),
		// Only this user can write to the folder, so apt must not switch to its own user.
		'APT::Sandbox::User': os.userInfo().username,
		'Acquire::Languages': 'none',
		'Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled': 'false',
		'Acquire::Retries': '1',
		'Acquire::http::Timeout': '10',
	};
	const flags = Object.entries( options ).flatMap( ( [ key, value ] ) => [
		'-o',
		`${ key }=${ value }`,
	] );
	return {
		root: path.join( root, 'root' ),
		debs: path.join( root, 'debs' ),
		get: ( ...args ) =>
			run( 'apt-get', [ ...flags, '-q', ...args ], {
				cwd: path.join( root, 'debs' ),
			} ),
		cache: ( ...args ) => run( 'apt-cache', [ ...flags, ...args ] ),
	};
}

/** The packages of WordPress in Debian: itself, the libraries that Debian separated, its themes and its languages. */
async function parts( apt, description ) {
	const depends = /^Depends: (.*)$/m.exec( description )?.[ 1 ] ?? '';
	const libraries = [
		...depends.matchAll(
			/(?:^|[,|]\s*)((?:libjs-|libphp-|php-getid3)[\w.+-]*)/g
		),
	].map( ( [ , library ] ) => library );
	const names = ( await apt.cache( 'pkgnames', 'wordpress-' ) ).split( '\n' );
	return [
		'wordpress',
		...new Set( libraries ),
		...names.filter(
			( entry ) =>
				entry.startsWith( 'wordpress-theme-twentytwenty' ) ||
				entry === 'wordpress-l10n'
		),
	];
}

/** Debian replaces files with links to other packages, which are below our root folder. */
function mendLinks( root ) {
	for ( const entry of fs.readdirSync( root, {
		recursive: true,
		withFileTypes: true,
	} ) ) {
		if ( ! entry.isSymbolicLink() ) {
			continue;
		}
		const link = path.join( entry.parentPath ?? entry.path, entry.name );
		const target = fs.readlinkSync( link );
		const resolved = target.startsWith( '/' )
			? path.join( root, target )
			: path.resolve( path.dirname( link ), target );
		fs.rmSync( link );
		if ( fs.existsSync( resolved ) ) {
			fs.symlinkSync( resolved, link );
		}
	}
}

/** All languages together are several times larger than WordPress. */
function keepLanguages( folder, wanted ) {
	for ( const file of fs.existsSync( folder )
		? fs.readdirSync( folder )
		: [] ) {
		if ( ! wanted.test( file ) ) {
			fs.rmSync( path.join( folder, file ), { recursive: true } );
		}
	}
}

let temp = '';
/** A folder that is deleted when this process ends. */
function scratch() {
	if ( ! temp ) {
		temp = fs.mkdtempSync( path.join( os.tmpdir(), 'rueda-debian-' ) );
		process.once( 'exit', () =>
			fs.rmSync( temp, { recursive: true, force: true } )
		);
	}
	return temp;
}

async function look( suite ) {
	const apt = privateApt( scratch(), mirror(), suite );
	await apt.get( 'update' );
	const description = await apt.cache(
		'show',
		'--no-all-versions',
		'wordpress'
	);
	const version = /^Version: ([\d.]+)/m.exec( description )?.[ 1 ] ?? 'none';
	return { apt, description, version };
}

const looked = new Map();
/** What a suite has, looked up once per run. */
async function inSuite( suite ) {
	if (
		! ( await answers( 'apt-get' ) ) ||
		! ( await answers( 'dpkg' ) ) ||
		! fs.existsSync( KEYRING )
	) {
		throw new Error( 'this machine is not a Debian' );
	}
	if ( ! looked.has( suite ) ) {
		looked.set( suite, look( suite ) );
	}
	return looked.get( suite );
}

/** The newest version that Debian has. */
export const newest = async () => ( await inSuite( SUITES[ 0 ] ) ).version;

/**
 * @param {string} draft  An empty folder.
 * @param {string} wanted As in "7.1" or "7.1.4".
 */
export async function fetchWordPress( draft, wanted ) {
	const had = [];
	for ( const suite of SUITES ) {
		const { apt, description, version } = await inSuite( suite );
		had.push( `${ suite } has ${ version }` );
		if ( version !== wanted && ! version.startsWith( `${ wanted }.` ) ) {
			continue;
		}
		await apt.get( 'download', ...( await parts( apt, description ) ) );
		for ( const deb of fs.readdirSync( apt.debs ) ) {
			await run( 'dpkg', [ '-x', path.join( apt.debs, deb ), apt.root ] );
		}
		mendLinks( apt.root );
		const tree = path.join( apt.root, 'usr/share/wordpress' );
		keepLanguages(
			path.join( tree, 'wp-content/languages' ),
			/^(admin-|admin-network-|continents-cities-)?es_ES[.-]/
		);
		await run( 'cp', [ '-rL', `${ tree }/.`, draft ] );
		// The first file reads /etc/wordpress, and the second is for Apache.
		fs.rmSync( path.join( draft, 'wp-config.php' ), { force: true } );
		fs.rmSync( path.join( draft, '.htaccess' ), { force: true } );
		return;
	}
	throw new Error(
		`no suite has WordPress ${ wanted } (${ had.join( ', ' ) })`
	);
}
