import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { ROOT } from './paths.mjs';
import { explain, Problem } from './problem.mjs';
import { npm } from './run.mjs';

const LOCK = path.join( ROOT, 'package-lock.json' );
const INSTALLED = path.join( ROOT, 'node_modules', '.package-lock.json' );
const STAMP = path.join( ROOT, 'node_modules', '.rueda-installed' );

const sumOfLock = () =>
	crypto
		.createHash( 'sha256' )
		.update( fs.readFileSync( LOCK ) )
		.digest( 'hex' );

/** Whether node_modules was installed from this lock file. */
function isInstalled() {
	if ( ! fs.existsSync( INSTALLED ) ) {
		return false;
	}
	if (
		fs.existsSync( STAMP ) &&
		fs.readFileSync( STAMP, 'utf8' ) === sumOfLock()
	) {
		return true;
	}
	return fs.statSync( INSTALLED ).mtimeMs >= fs.statSync( LOCK ).mtimeMs;
}

/**
 * Installs the packages if they are missing or the lock file has changed.
 *
 * @param {ReturnType<typeof import('./say.mjs').speaker>} say
 */
export async function ensurePackages( say ) {
	if ( isInstalled() ) {
		return;
	}
	if (
		fs
			.lstatSync( path.dirname( INSTALLED ), { throwIfNoEntry: false } )
			?.isSymbolicLink()
	) {
		throw new Problem(
			'node_modules is a link, and what it leads to is not what this lock file names.',
			'Remove the link: npm ci would follow it and empty the folder behind it.'
		);
	}
	try {
		await say.step( 'Installing packages (npm ci; about a minute)', () =>
			npm( [ 'ci' ], { cwd: ROOT } )
		);
	} catch ( error ) {
		throw explain( error, 'Installing packages' );
	}
	fs.writeFileSync( STAMP, sumOfLock() );
}
