<?php
/**
 * Prepares a site for moving-in/run.mjs: which plugins run in a request, which idiom of functions.php is there, the
 * forms, and what they did. It answers whoever reaches the site, which is this machine alone.
 *
 * @package Rueda
 */

declare( strict_types=1 );

use Rueda\Form\Forms;
use Rueda\Form\Import\FormImporter;
use Rueda\Form\Import\ImportRun;
use Rueda\Form\Import\OldForms;
use Rueda\Form\ImportedForms;
use Rueda\Support\Clock;
use Rueda\Support\Lock;

/** What an idiom did that neither an answer nor an email shows. */
function moving_in_note( string $key, mixed $value ): void {
	file_put_contents( WP_CONTENT_DIR . '/moving-in-notes.jsonl', wp_json_encode( [ $key, $value ] ) . "\n", FILE_APPEND );
}

/** What a request asks for. */
function moving_in_header( string $name ): string {
	return (string) ( $_SERVER[ 'HTTP_X_MOVING_IN_' . $name ] ?? '' );
}

/** A form of Contact Form 7, as that plugin stores it, with a page. */
function moving_in_make( array $given ): array {
	$id = (int) wp_insert_post(
		[
			'post_type'    => 'wpcf7_contact_form',
			'post_status'  => 'publish',
			'post_title'   => $given['title'],
			'post_content' => $given['form'],
		]
	);
	foreach ( [ 'form', 'mail', 'mail_2', 'messages', 'additional_settings', 'locale', 'hash' ] as $meta ) {
		add_post_meta( $id, "_$meta", wp_slash( $given[ $meta ] ?? '' ) );
	}
	foreach ( $given['more'] ?? [] as $key => $value ) {
		add_post_meta( $id, $key, wp_slash( $value ) );
	}
	$page = wp_insert_post(
		[
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Form ' . $id,
			'post_content' => "[contact-form-7 id=\"$id\"]",
		]
	);
	return [ 'id' => $id, 'page' => get_permalink( $page ), 'page_id' => $page ];
}

/** What became of a form. */
function moving_in_import( int $id ): array {
	wp_set_current_user( 1 );
	$run  = ( new FormImporter( new OldForms(), new Lock( new Clock() ) ) )->run( new ImportRun( [ $id ] ) );
	$ours = ImportedForms::by_source()[ $id ] ?? 0;
	$form = $ours > 0 ? ( new Forms() )->find( $ours ) : null;
	return [
		'id'      => $ours,
		'failed'  => $run?->failed,
		'content' => $form?->content() ?? '',
		'fields'  => array_map( static fn ( $field ): string => $field->name(), $form?->fields() ?? [] ),
		'notes'   => $ours > 0 ? ImportedForms::notes( $ours ) : [],
		'html'    => $ours > 0 ? do_shortcode( "[contact-form-7 id=\"$id\"]" ) : '',
	];
}

/** What activating a plugin says, or "". */
function moving_in_activate( string $plugin ): string {
	$error = activate_plugin( $plugin );
	return is_wp_error( $error ) ? $error->get_error_message() : '';
}

function moving_in_answer(): void {
	$asked = $_GET['moving_in'] ?? '';
	if ( '' === $asked ) {
		return;
	}
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$given = json_decode( (string) file_get_contents( 'php://input' ), true ) ?? [];
	wp_send_json(
		match ( $asked ) {
			'make'     => moving_in_make( $given ),
			'import'   => moving_in_import( (int) $given['id'] ),
			'number'   => [ update_option( 'moving_in_number', (int) $given['id'] ) ],
			'activate' => [ 'error' => moving_in_activate( $given['plugin'] ) ],
			'plugins'  => [ update_option( 'active_plugins', $given['plugins'] ) ],
			'login'    => [ wp_set_auth_cookie( 1 ) ],
		}
	);
}

if ( '' !== moving_in_header( 'PLUGINS' ) ) {
	add_filter( 'option_active_plugins', static fn (): array => explode( ',', moving_in_header( 'PLUGINS' ) ) );
}
// Nobody sends as many forms from one address.
$_SERVER['REMOTE_ADDR'] = '10.0.' . random_int( 1, 250 ) . '.' . random_int( 1, 250 );
// A program sends the forms at once.
add_filter( 'rueda_form_shortest_time', '__return_zero' );
add_filter(
	'pre_wp_mail',
	static function ( $done, array $mail ): bool {
		$file = WP_CONTENT_DIR . '/moving-in-mails.jsonl';
		return file_put_contents( $file, wp_json_encode( $mail ) . "\n", FILE_APPEND ) > 0;
	},
	PHP_INT_MIN,
	2
);
add_action(
	'after_setup_theme',
	static function (): void {
		[ $group, $name ] = explode( '/', moving_in_header( 'IDIOM' ) . '/' );
		if ( '' !== $name ) {
			( ( include __DIR__ . "/idioms/$group.php" )[ $name ] )();
		}
	}
);
add_action( 'wp_loaded', 'moving_in_answer', 0 );
