import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	differences,
	formEvents,
	hooksInPhp,
	namesInScripts,
} from '../hooks.mjs';

test( "hooks are found in PHP, also through a method and with an open end, and WordPress's own are not", () => {
	assert.deepEqual(
		hooksInPhp( `
			Listeners::act( 'rueda_stored', [ $id ] );
			Hook::filter(
				'wpcf7_validate_' . $tag->type,
				$validation
			);
			Hook::act( $is_sent ? 'wpcf7_mail_sent' : 'wpcf7_mail_failed', [ 'wpcf7_other' ] );
			apply_filters( 'the_title', $title );
			$this->text( 'wpcf7_form_id_attr', '' );
			$field->label( 'wpcf7_none' );
			private function text( string $hook, string $value ): string {
		` ),
		[
			'rueda_stored',
			'wpcf7_form_id_attr',
			'wpcf7_mail_failed',
			'wpcf7_mail_sent',
			'wpcf7_validate_TYPE',
		]
	);
} );

test( 'filters and events are found in TypeScript, also by a constant of another file', () => {
	assert.deepEqual(
		namesInScripts( [
			"const CHANGE = 'rueda:change';",
			'new CustomEvent< State >( CHANGE, { detail } );',
			"new CustomEvent( isStuck ? 'sticky:stick' : 'sticky:unstick' );",
			"pluginContentOf(\n\t'wheeloflife_chart_types', meta );",
		] ),
		[
			'rueda:change',
			'sticky:stick',
			'sticky:unstick',
			'wheeloflife_chart_types',
		]
	);
	assert.deepEqual(
		formEvents(
			[ "fire( form, 'reset', detail );" ],
			"const EVENTS = { mail_sent: 'mailsent' };"
		),
		[ 'wpcf7mailsent', 'wpcf7reset' ]
	);
} );

test( 'a name needs a row and an example, and both need a name in the code', () => {
	const page = [
		'| `rueda_a` | | |',
		'| `wpcf7_validate_TYPE` | | |',
		'```php',
		"add_filter( 'rueda_a', 'b' );",
		"add_filter( 'wpcf7_validate_text*', 'b' );",
		"add_filter( 'the_content', 'b' );",
		'```',
	].join( '\n' );
	assert.deepEqual(
		differences( [ 'rueda_a', 'wpcf7_validate_TYPE' ], page ),
		[]
	);
	assert.equal( differences( [ 'rueda_a' ], page ).length, 2 );
	assert.equal(
		differences( [ 'rueda_a', 'rueda_b', 'wpcf7_validate_TYPE' ], page )
			.length,
		2
	);
} );
