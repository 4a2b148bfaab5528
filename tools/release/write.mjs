import fs from 'node:fs';
import path from 'node:path';

import { Problem } from '../lib/problem.mjs';
import { isPast, released, summaryOf } from './changelog.mjs';
import { withVersion } from './readme.mjs';
import { isFinished, writeVersion } from './version.mjs';

function change( file, by ) {
	const before = fs.readFileSync( file, 'utf8' );
	const after = by( before );
	if ( after !== before ) {
		fs.writeFileSync( file, after );
	}
	return after;
}

/**
 * Writes a version to all its places, and to both lists of changes unless it has a suffix.
 *
 * @param {string} root
 * @param {string} version
 * @param {string} date    As in "2026-11-29".
 */
export function writeRelease( root, version, date ) {
	const list = path.join( root, 'CHANGELOG.md' );
	if ( isPast( fs.readFileSync( list, 'utf8' ), version ) ) {
		throw new Problem(
			`${ version } is released already, and CHANGELOG.md lists later changes.`,
			'Give them the next version.'
		);
	}
	writeVersion( root, version );
	if ( ! isFinished( version ) ) {
		return;
	}
	const changelog = change( list, ( text ) =>
		released( text, version, date )
	);
	const summary = summaryOf( changelog, version );
	change( path.join( root, 'readme.txt' ), ( text ) =>
		withVersion( text, version, summary )
	);
}
