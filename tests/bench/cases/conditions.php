<?php
/**
 * Creates two forms with the same twenty-one fields, the second with a condition for each but the first, and returns
 * their ids.
 *
 * @package Rueda
 */

$rueda_forms = [];
foreach ( [ false, true ] as $rueda_is_conditional ) {
	$rueda_content = '';
	for ( $rueda_number = 0; $rueda_number <= 20; $rueda_number++ ) {
		$rueda_field = [ 'type' => 'text', 'name' => "field-{$rueda_number}", 'label' => "Field {$rueda_number}" ];
		if ( $rueda_is_conditional && $rueda_number > 0 ) {
			$rueda_field['showIf'] = [
				'match' => 'all',
				'rules' => [ [ 'field' => 'field-' . ( $rueda_number - 1 ), 'is' => 'not-empty' ] ],
			];
		}
		$rueda_content .= '<!-- wp:rueda/form-field ' . wp_json_encode( $rueda_field ) . ' /-->';
	}
	$rueda_forms[] = wp_insert_post(
		wp_slash(
			[
				'post_type'    => 'rueda_form',
				'post_status'  => 'publish',
				'post_title'   => $rueda_is_conditional ? 'With conditions' : 'Without conditions',
				'post_content' => "{$rueda_content}<!-- wp:rueda/form-submit /-->",
			]
		),
		true
	);
}

return $rueda_forms;
