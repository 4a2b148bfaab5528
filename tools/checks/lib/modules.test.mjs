import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	importsFromLaterRooms,
	namesUsedTwice,
	upwardImports,
} from '../modules.mjs';

const php = ( ...lines ) => `<?php\n${ lines.join( '\n' ) }\n`;

test( 'an import from an earlier module is allowed', () => {
	assert.deepEqual(
		upwardImports( 'Form/Text.php', php( 'use Rueda\\Support\\Clock;' ) ),
		[]
	);
} );

test( 'an import from a later module is named, also where it is written in full', () => {
	const [ problem ] = upwardImports(
		'Mail/Outbox.php',
		php( 'use Rueda\\Form\\Text;' )
	);
	assert.match( problem, /Mail imports from Form.*Rueda\\Form\\Text/ );
	assert.equal(
		upwardImports( 'Mail/Outbox.php', php( 'new \\Rueda\\Form\\Text();' ) )
			.length,
		1
	);
} );

test( 'a module without a place in the order is named, and Plugin.php may know all', () => {
	assert.equal( upwardImports( 'Other/A.php', php() ).length, 1 );
	assert.deepEqual(
		upwardImports( 'Plugin.php', php( 'use Rueda\\Form\\Text;' ) ),
		[]
	);
} );

test( 'in a module with rooms an import from a later room is named', () => {
	const uses = ( file, name ) =>
		importsFromLaterRooms( file, php( `use Rueda\\Form\\${ name };` ) );

	assert.deepEqual( uses( 'Form/Markup/View.php', 'Form' ), [] );
	assert.deepEqual( uses( 'Form/Markup/View.php', 'Field\\Field' ), [] );
	assert.match(
		uses( 'Form/Markup/View.php', 'Page\\FormPrinter' ).join(),
		/Markup\/View\.php: imports Rueda\\Form\\Page\\FormPrinter/
	);
	assert.equal( uses( 'Form/Value/Text.php', 'Form' ).length, 1 );
	assert.deepEqual( uses( 'Form/FormParts.php', 'Page\\FormPrinter' ), [] );
	assert.equal( uses( 'Form/Elsewhere/A.php', 'Form' ).length, 1 );
	assert.equal(
		importsFromLaterRooms(
			'Report/Search.php',
			php( 'use Rueda\\Report\\Import\\OldReport;' )
		).length,
		1
	);
} );

test( 'what the modules share has an order as well', () => {
	const uses = ( file, name ) =>
		importsFromLaterRooms( file, php( `use Rueda\\Support\\${ name };` ) );

	assert.deepEqual( uses( 'Support/Http/A.php', 'Database\\Table' ), [] );
	assert.equal(
		uses( 'Support/Clock.php', 'Listeners\\Listeners' ).length,
		1
	);
	assert.deepEqual(
		uses( 'Support/RateLimiter.php', 'Http\\IpAddress' ),
		[]
	);
} );

test( 'two classes cannot have one name; files of styles and patterns can', () => {
	assert.deepEqual(
		namesUsedTwice( [
			'Chart/Gaps.php',
			'Form/patterns/contact.php',
			'Kit/patterns/contact.php',
			'Report/View/Gaps.php',
		] ),
		[ 'includes/Report/View/Gaps.php: Chart/Gaps.php has that name.' ]
	);
} );
