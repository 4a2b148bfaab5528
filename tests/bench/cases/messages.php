<?php
/**
 * Creates twenty forms, one after the other, and returns the first one's id.
 *
 * @package Rueda
 */

$rueda_forms = [];
for ( $rueda_number = 1; $rueda_number <= 20; $rueda_number++ ) {
	$rueda_forms[] = wp_insert_post(
		wp_slash(
			[
				'post_type'    => 'rueda_form',
				'post_status'  => 'publish',
				'post_title'   => "Contact {$rueda_number}",
				'post_content' => '<!-- wp:rueda/form-field {"type":"text","name":"your-name"} /--><!-- wp:rueda/form-field {"type":"textarea","name":"your-message"} /--><!-- wp:rueda/form-submit /-->',
			]
		),
		true
	);
}

return min( $rueda_forms );
