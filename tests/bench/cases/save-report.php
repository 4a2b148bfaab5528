<?php
/**
 * Creates a published wheel with eight areas and returns its id.
 *
 * @package Rueda
 */

$rueda_areas = '';
foreach ( [ 'Health', 'Work', 'Money', 'Home', 'Family', 'Friends', 'Love', 'Fun' ] as $rueda_label ) {
	$rueda_areas .= sprintf( '<!-- wp:rueda/area {"label":"%s","lengendColor":"#cc3300"} /-->', $rueda_label );
}

return wp_insert_post(
	wp_slash(
		[
			'post_type'    => 'wheel',
			'post_status'  => 'publish',
			'post_title'   => 'Wheel of life',
			'post_content' => "<!-- wp:rueda/add-wheels -->{$rueda_areas}<!-- /wp:rueda/add-wheels -->",
		]
	),
	true
);
