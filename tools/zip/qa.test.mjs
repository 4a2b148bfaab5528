import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentsOfQa, packQa, partsOfQa } from './qa.mjs';

test( "QA's archive is a plugin with a version, and is the same each time", () => {
	const files = contentsOfQa();
	const main = files.get( 'rueda-qa/rueda-qa.php' ).toString();
	assert.match( main, /^ \* Version: \d+\.\d+\.\d+/m );
	assert.ok( files.has( 'rueda-qa/uninstall.php' ) );
	assert.ok( files.has( 'rueda-qa/parts/seeds.php' ) );
	assert.deepEqual( packQa(), packQa() );
} );

test( "a file of QA's plugin in the product's archive is found, and a call to it", () => {
	const product = new Map( [
		[ 'rueda/plugin.php', Buffer.from( '<?php' ) ],
		[ 'rueda/readme.txt', Buffer.from( 'rueda-qa.zip is for QA.' ) ],
	] );
	assert.deepEqual( partsOfQa( product ), [] );

	product.set( 'rueda/includes/A.php', Buffer.from( 'rueda_qa_set( [] );' ) );
	product.set( 'rueda/rueda-qa.php', Buffer.from( '<?php' ) );
	assert.equal( partsOfQa( product ).length, 2 );
} );
