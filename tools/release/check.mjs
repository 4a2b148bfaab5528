import fs from 'node:fs';
import path from 'node:path';

import { releasedVersions, wrongInChangelog } from './changelog.mjs';
import { tells } from './readme.mjs';
import {
	byAge,
	currentVersion,
	isFinished,
	isVersion,
	otherVersions,
} from './version.mjs';

const FIXTURES = 'tests/fixtures/releases';

/**
 * Whether this checkout can be released, or is a release. "Unreleased" may list changes.
 *
 * @param {string} root
 * @return {string[]} What is wrong.
 */
export function wrongInRelease( root ) {
	const read = ( file ) => fs.readFileSync( path.join( root, file ), 'utf8' );
	const version = currentVersion( root );
	if ( ! isVersion( version ) ) {
		return [ `package.json: "${ version }" is no version.` ];
	}
	const changelog = read( 'CHANGELOG.md' );
	const finished = isFinished( version ) ? [ version ] : [];
	const released = releasedVersions( changelog );
	const readme = read( 'readme.txt' );
	const untested = released
		.filter( ( one ) => byAge( one, version ) < 0 )
		.filter(
			( one ) => ! fs.existsSync( path.join( root, FIXTURES, one ) )
		);
	return [
		...otherVersions( root ),
		...wrongInChangelog( changelog, finished ),
		...released
			.filter( ( one ) => byAge( one, version ) > 0 )
			.map(
				( one ) => `CHANGELOG.md: ${ one } is newer than ${ version }.`
			),
		...released
			.filter( ( one ) => ! tells( readme, one ) )
			.map( ( one ) => `readme.txt: its changelog lacks ${ one }.` ),
		...untested.map(
			( one ) =>
				`${ FIXTURES }/${ one } is missing. Make it by ${ FIXTURES }/make.mjs, so that an update from ${ one } is tested.`
		),
	];
}
