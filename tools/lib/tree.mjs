import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The sizes of all files in a folder as one hash, which is fast enough for every start. */
function survey( folder ) {
	const lines = [];
	const walk = ( below ) => {
		for ( const entry of fs.readdirSync( path.join( folder, below ), {
			withFileTypes: true,
		} ) ) {
			const name = path.posix.join( below, entry.name );
			if ( entry.isDirectory() ) {
				walk( name );
			} else {
				lines.push(
					`${ name } ${ fs.lstatSync( path.join( folder, name ) ).size }`
				);
			}
		}
	};
	walk( '' );
	return {
		files: lines.length,
		sum: crypto
			.createHash( 'sha256' )
			.update( lines.sort().join( '\n' ) )
			.digest( 'hex' ),
	};
}

/**
 * The hash that the folder's record names.
 *
 * @param {string} folder A WordPress tree.
 * @return {string | null} As in "6.5.5".
 */
export function versionOf( folder ) {
	try {
		const text = fs.readFileSync(
			path.join( folder, 'wp-includes', 'version.php' ),
			'utf8'
		);
		return /\$wp_version\s*=\s*'([^']+)'/.exec( text )?.[ 1 ] ?? null;
	} catch {
		return null;
	}
}

const manifestOf = ( folder ) => `${ folder }.json`;

/**
 * Records the hash of a new folder in a file beside it.
 *
 * @param {string}                   folder
 * @param {Record< string, string >} facts  Where it came from, and the like.
 */
function seal( folder, facts ) {
	fs.writeFileSync(
		manifestOf( folder ),
		JSON.stringify( { ...facts, ...survey( folder ) }, null, '\t' )
	);
}

/**
 * Whether a folder still has the content that was recorded.
 *
 * @param {string} folder
 */
export function isIntact( folder ) {
	try {
		const { files, sum } = JSON.parse(
			fs.readFileSync( manifestOf( folder ), 'utf8' )
		);
		const now = survey( folder );
		return now.files === files && now.sum === sum;
	} catch {
		return false;
	}
}

/**
 * Creates a folder completely or not at all, so that half of one from a killed run is never used.
 *
 * @param {string}                                                   folder
 * @param {( draft: string ) => Promise< Record< string, string > >} make   Fills the draft, gives the facts to seal it with.
 */
export async function makeWhole( folder, make ) {
	const draft = `${ folder }.${ process.pid }.new`;
	fs.rmSync( draft, { recursive: true, force: true } );
	fs.mkdirSync( draft, { recursive: true } );
	try {
		const facts = await make( draft );
		fs.rmSync( folder, { recursive: true, force: true } );
		fs.renameSync( draft, folder );
		seal( folder, facts );
	} finally {
		fs.rmSync( draft, { recursive: true, force: true } );
	}
}
