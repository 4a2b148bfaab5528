import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withHandle } from './editor-script.cjs';

test( 'a script of an editor names ours among the scripts that it depends on', () => {
	assert.equal(
		withHandle(
			"<?php return array('dependencies' => array('react'), 'version' => '1');"
		),
		"<?php return array('dependencies' => array('rueda-editor', 'react'), 'version' => '1');"
	);
} );
