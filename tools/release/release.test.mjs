import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

import { ROOT } from '../lib/paths.mjs';
import { billOfMaterials } from './bill.mjs';
import { wrongInRelease } from './check.mjs';
import { byAge, currentVersion } from './version.mjs';
import { writeRelease } from './write.mjs';

const FILES = [
	'package.json',
	'package-lock.json',
	'plugin.php',
	'qa/playwright/package.json',
	'readme.txt',
	'CHANGELOG.md',
];
const CHANGELOG = `# Changes

## Unreleased

What this version is about,
in two lines.

### Added
- A thing.
`;

const folders = [];

after( () =>
	folders.forEach( ( folder ) => fs.rmSync( folder, { recursive: true } ) )
);

/** A folder with the files of this checkout that name the version, and a short list of changes. */
function checkout( changelog = CHANGELOG ) {
	const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'rueda-release-' ) );
	folders.push( folder );
	for ( const file of FILES ) {
		fs.cpSync( path.join( ROOT, file ), path.join( folder, file ) );
	}
	fs.writeFileSync( path.join( folder, 'CHANGELOG.md' ), changelog );
	return folder;
}

const read = ( folder, file ) =>
	fs.readFileSync( path.join( folder, file ), 'utf8' );

const contents = ( folder ) => FILES.map( ( file ) => read( folder, file ) );

test( 'a release has its version in all places and both lists of changes', () => {
	const folder = checkout();
	writeRelease( folder, '90.1.0', '2090-02-03' );

	assert.deepEqual( wrongInRelease( folder ), [] );
	assert.equal( currentVersion( folder ), '90.1.0' );
	assert.match( read( folder, 'plugin.php' ), /^ \* Version: +90\.1\.0$/m );
	assert.match( read( folder, 'plugin.php' ), /'RUEDA_VERSION', '90\.1\.0'/ );
	assert.match( read( folder, 'readme.txt' ), /^Stable tag: 90\.1\.0$/m );
	assert.match(
		read( folder, 'qa/playwright/package.json' ),
		/"version": "90\.1\.0"/
	);
	assert.equal(
		JSON.parse( read( folder, 'package-lock.json' ) ).packages[ '' ]
			.version,
		'90.1.0'
	);
	assert.match(
		read( folder, 'CHANGELOG.md' ),
		/## Unreleased\n\n## 90\.1\.0 \(2090-02-03\)\n\nWhat this/
	);
	assert.ok(
		read( folder, 'readme.txt' ).includes(
			'= 90.1.0 =\n* What this version is about, in two lines.\n'
		)
	);
} );

test( 'making the same release again changes nothing, also on another day', () => {
	const folder = checkout();
	writeRelease( folder, '90.1.0', '2090-02-03' );
	const before = contents( folder );
	writeRelease( folder, '90.1.0', '2090-02-04' );

	assert.deepEqual( contents( folder ), before );
} );

test( 'a version that is released takes no later changes, and nothing is written', () => {
	const folder = checkout();
	writeRelease( folder, '90.1.0', '2090-02-03' );
	const changelog = read( folder, 'CHANGELOG.md' );
	fs.writeFileSync(
		path.join( folder, 'CHANGELOG.md' ),
		changelog.replace(
			'Unreleased\n',
			'Unreleased\n\n### Fixed\n- More.\n'
		)
	);
	const before = contents( folder );

	assert.throws(
		() => writeRelease( folder, '90.1.0', '2090-02-04' ),
		/90\.1\.0 is released already/
	);
	assert.deepEqual( contents( folder ), before );
} );

test( 'a version with a suffix leaves the lists of changes as they are', () => {
	const folder = checkout();
	writeRelease( folder, '90.1.0-rc.1', '2090-02-03' );

	assert.equal( currentVersion( folder ), '90.1.0-rc.1' );
	assert.equal( read( folder, 'CHANGELOG.md' ), CHANGELOG );
	assert.deepEqual( wrongInRelease( folder ), [] );
} );

test( 'a version without a summary, or without changes, is no release', () => {
	const bare = checkout( CHANGELOG.replace( /What[^.]*\.\n\n/, '' ) );
	writeRelease( bare, '90.1.0', '2090-02-03' );
	assert.match( wrongInRelease( bare ).join(), /begin with a paragraph/ );

	const empty = checkout( '# Changes\n\n## Unreleased\n' );
	writeRelease( empty, '90.1.0', '2090-02-03' );
	assert.match( wrongInRelease( empty ).join(), /90\.1\.0 is missing/ );
} );

test( 'a place with another version is named', () => {
	const folder = checkout();
	writeRelease( folder, '90.1.0', '2090-02-03' );
	const plugin = read( folder, 'plugin.php' );
	fs.writeFileSync(
		path.join( folder, 'plugin.php' ),
		plugin.replace( "'90.1.0'", "'90.0.9'" )
	);

	assert.deepEqual( wrongInRelease( folder ), [
		'plugin.php says 90.0.9, package.json says 90.1.0.',
	] );
} );

test( 'an older version needs a fixture, so that updates from it are tested', () => {
	const folder = checkout();
	writeRelease( folder, '90.1.0', '2090-02-03' );
	const changelog = read( folder, 'CHANGELOG.md' );
	fs.writeFileSync(
		path.join( folder, 'CHANGELOG.md' ),
		changelog.replace( 'Unreleased\n', 'Unreleased\n\nMore.\n' )
	);
	writeRelease( folder, '90.2.0', '2090-03-04' );

	assert.match(
		wrongInRelease( folder ).join(),
		/releases\/90\.1\.0 is missing/
	);
} );

test( 'the bill of materials names Rueda, whatever the folder is called, and what visitors get', async () => {
	const { metadata, components } = JSON.parse(
		await billOfMaterials( checkout() )
	);

	assert.equal( metadata.component.name, 'rueda' );
	assert.deepEqual( components.map( ( { name } ) => name ).sort(), [
		'@kurkle/color',
		'chart.js',
		'react-chartjs-2',
		'swiper',
	] );
} );

test( 'versions are ordered by their numbers, and unfinished ones come first', () => {
	const ordered = [
		'0.9.0',
		'0.10.0',
		'1.0.0-dev',
		'1.0.0-rc.2',
		'1.0.0-rc.10',
		'1.0.0',
		'1.0.1',
	];

	assert.deepEqual( [ ...ordered ].reverse().sort( byAge ), ordered );
} );
