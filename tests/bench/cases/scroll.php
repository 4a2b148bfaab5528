<?php
/**
 * Creates a page with ten stretched sections whose images move, and returns its id.
 *
 * @package Rueda
 */

$rueda_sections = '';
foreach ( [ -1, -0.5, 0, 0.2, 0.4, 0.5, 0.6, 0.8, 1.5, 2 ] as $rueda_speed ) {
	$rueda_sections .= sprintf(
		'<!-- wp:rueda/section %s --><div class="wp-block-rueda-section__content"><!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph --></div><!-- /wp:rueda/section -->',
		wp_json_encode(
			[
				'url'             => RUEDA_URL . 'assets/pictures/hills.webp',
				'parallax'        => 'yes',
				'speed'           => $rueda_speed,
				'stretch_element' => 'yes',
				'minHeight'       => 60,
			],
			JSON_UNESCAPED_SLASHES
		),
		str_repeat( 'Some words over hills. ', 40 )
	);
}

return wp_insert_post(
	wp_slash(
		[
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Ten sections',
			'post_content' => $rueda_sections,
		]
	),
	true
);
