import assert from 'node:assert/strict';
import { test } from 'node:test';

import { summary } from './summary.mjs';

const SITE = {
	url: 'http://127.0.0.1:8881',
	version: '7.1.4',
	php: '8.3',
	admin: { name: 'admin', password: 'password' },
	pages: {
		start: 'http://127.0.0.1:8881/qa/',
		life: 'http://127.0.0.1:8881/?wheel=life',
	},
	mails: 'sites/mails',
	log: 'sites/rueda.log',
};

test( 'the summary is six lines: what runs, the site, the admin, the QA page, mail, and how to stop', () => {
	const text = summary( SITE, { more: false, watch: false } );
	assert.deepEqual( text.trim().split( '\n' ), [
		'Rueda runs in WordPress 7.1.4 with PHP 8.3.',
		'  Site          http://127.0.0.1:8881/',
		'  Admin         http://127.0.0.1:8881/wp-admin/   name: admin   password: password',
		'  QA            http://127.0.0.1:8881/qa/   every block in every mode',
		'  Caught mail   http://127.0.0.1:8881/?rueda_mails',
		'  Stop          Ctrl-C. The site is kept; --reset makes it anew, --more prints all addresses.',
	] );
} );

test( '--more prints the addresses that exist, and the files', () => {
	const text = summary( SITE, { more: true, watch: false } );
	assert.match( text, /A wheel +http:\S+wheel=life\n/ );
	assert.match( text, /PHP's log +sites\/rueda\.log/ );
	assert.doesNotMatch( text, /undefined|A report/ );
} );
