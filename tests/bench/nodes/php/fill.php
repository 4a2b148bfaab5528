<?php
/**
 * What the promises need: a page with a wheel and two with forms, one of which thanks by name.
 *
 * @package Rueda
 */

$rueda_post = static fn ( string $type, string $title, string $content, array $meta = [] ): int => (int) wp_insert_post(
	wp_slash(
		[
			'post_type'    => $type,
			'post_title'   => $title,
			'post_content' => $content,
			'post_status'  => 'publish',
			'meta_input'   => $meta,
		]
	)
);
$rueda_page = static function ( string $block, int $id ) use ( $rueda_post ): string {
	$page = $rueda_post( 'page', $block . $id, sprintf( '<!-- wp:rueda/%s /-->', sprintf( $block, $id ) ) );
	return (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH );
};
$rueda_wheel = $rueda_post(
	'wheel',
	'Life',
	'<!-- wp:rueda/add-wheels --><!-- wp:rueda/area {"label":"Health"} /-->'
		. '<!-- wp:rueda/area {"label":"Money"} /--><!-- /wp:rueda/add-wheels -->'
);
$rueda_form  = static fn ( array $texts ): int => $rueda_post(
	'rueda_form',
	'Contact',
	'<!-- wp:rueda/form-field {"label":"Name","name":"your-name"} /--><!-- wp:rueda/form-submit /-->',
	[ 'rueda_form_messages' => $texts ]
);
$rueda_plain = $rueda_form( [] );
$rueda_text  = '<!-- wp:rueda/form-field {"type":"file","label":"Text","name":"cv","filetypes":"txt"} /--><!-- wp:rueda/form-submit /-->';
$rueda_file  = $rueda_post( 'rueda_form', 'File', $rueda_text );
$rueda_kept  = $rueda_post(
	'rueda_form',
	'Kept file',
	'<!-- wp:rueda/form-field {"type":"email","label":"Email","name":"your-email"} /-->' . $rueda_text,
	[ 'rueda_form_settings' => 'keep_files: true' ]
);
$rueda_named = $rueda_form( [ 'mail_sent_ok' => 'Thanks, [your-name]!' ] );
// The promises call both servers from here, as a balancer does.
update_option( 'rueda_settings_proxy', [ 'on' => true, 'addresses' => [ '127.0.0.1' ], 'header' => 'X-Forwarded-For' ] );
update_option( 'rueda_settings_sharing', [ 'email' => true ] );
update_option( 'rueda_settings_reports', [ 'months' => 12, 'picture' => true ] );
wp_set_current_user( 0 );

return [
	'wheel'     => $rueda_wheel,
	'nonce'     => wp_create_nonce( 'wp_rest' ),
	'wheelPage' => $rueda_page( 'wheel {"wheelId":%d}', $rueda_wheel ),
	'plain'     => $rueda_plain,
	'file'      => $rueda_file,
	'kept'      => $rueda_kept,
	'plainPage' => $rueda_page( 'contact-form {"formId":%d}', $rueda_plain ),
	'named'     => $rueda_named,
	'namedPage' => $rueda_page( 'contact-form {"formId":%d}', $rueda_named ),
];
