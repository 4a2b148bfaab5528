import assert from 'node:assert/strict';
import { test } from 'node:test';
import { upwardImports } from '../modules.mjs';

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
