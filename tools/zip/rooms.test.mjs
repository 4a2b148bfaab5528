import assert from 'node:assert/strict';
import { test } from 'node:test';

import { joined } from './rooms.mjs';

const source = ( ...lines ) =>
	[ '<?php', '', 'declare( strict_types=1 );', '', ...lines, '' ].join(
		'\n'
	);

const ROOM = new Map( [
	[
		'Ant.php',
		source(
			'namespace Rueda\\Zoo;',
			'',
			'use Rueda\\Module;',
			'',
			'/** Small. */',
			'final class Ant extends Insect implements Module {',
			'}'
		),
	],
	[
		'Insect.php',
		source( 'namespace Rueda\\Zoo;', '', 'abstract class Insect {}' ),
	],
	[ 'words.php', source( 'return [];' ) ],
] );

test( 'classes of a folder come together, those first on which others stand', () => {
	const files = joined( ROOM );
	assert.deepEqual( [ ...files.keys() ], [ 'classes.php', 'words.php' ] );
	const code = files.get( 'classes.php' ).toString();
	assert.equal( code.match( /strict_types/g ).length, 1 );
	assert.ok( code.indexOf( 'class Insect' ) < code.indexOf( 'class Ant' ) );
	assert.equal( code.match( /^namespace Rueda\\Zoo;$/gm ).length, 2 );
	assert.doesNotMatch( code, /Small/ );
} );

test( 'a line is as far below the name of its file as it was below its beginning', () => {
	const code = joined( ROOM ).get( 'classes.php' ).toString().split( '\n' );
	const begin = code.indexOf( '// Ant.php' );
	const line = ROOM.get( 'Ant.php' )
		.split( '\n' )
		.findIndex( ( text ) => text.includes( 'class Ant' ) );
	assert.match( code[ begin + line ], /class Ant/ );
} );

test( 'rooms come together, and a class is found among those of its name', () => {
	const house = new Map( [
		[
			'Hall/Door.php',
			source(
				'namespace Rueda\\Zoo\\Hall;',
				'',
				'use Rueda\\Zoo\\Insect;',
				'',
				'final class Door extends Insect implements Shut {}'
			),
		],
		[
			'Hall/Shut.php',
			source( 'namespace Rueda\\Zoo\\Hall;', '', 'interface Shut {}' ),
		],
		[
			'Attic/Insect.php',
			source( 'namespace Rueda\\Zoo\\Attic;', '', 'class Insect {}' ),
		],
		[
			'Hall/Map.php',
			source(
				'namespace Rueda\\Zoo\\Hall;',
				'',
				'final class Map { public string $here = __DIR__; }'
			),
		],
		...ROOM,
	] );
	const files = joined( house );
	assert.ok( files.has( 'Hall/Map.php' ) );
	const code = files.get( 'classes.php' ).toString();
	const place = ( file ) => code.indexOf( `// ${ file }` );
	assert.ok( place( 'Insect.php' ) < place( 'Hall/Door.php' ) );
	assert.ok( place( 'Hall/Shut.php' ) < place( 'Hall/Door.php' ) );
	assert.ok( place( 'Hall/Door.php' ) < place( 'Attic/Insect.php' ) );
} );

test( 'a class that is alone stays where it is', () => {
	const one = new Map( [ [ 'Ant.php', ROOM.get( 'Ant.php' ) ] ] );
	assert.deepEqual( [ ...joined( one ).keys() ], [ 'Ant.php' ] );
} );

test( 'what stands on a class of WordPress stays where it is, as that class is not always there', () => {
	const rows = source(
		'namespace Rueda\\Zoo;',
		'',
		'use WP_List_Table;',
		'',
		'final class Rows extends WP_List_Table {}'
	);
	const files = joined( new Map( [ ...ROOM, [ 'Rows.php', rows ] ] ) );
	assert.deepEqual(
		[ ...files.keys() ],
		[ 'classes.php', 'words.php', 'Rows.php' ]
	);
} );
