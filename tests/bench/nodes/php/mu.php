<?php
/**
 * Plugin Name: Nodes
 * Description: Emails become lines of a file. Never part of a site: it believes headers.
 *
 * @package Rueda
 */

add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ): bool {
		if ( isset( $_SERVER['HTTP_X_NODES_NO_MAIL'] ) ) {
			do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP connect() failed.' ) );
			return false;
		}
		$mail['files'] = array_map( 'file_get_contents', (array) $mail['attachments'] );
		file_put_contents( NODES_MAILS, wp_json_encode( $mail ) . "\n", FILE_APPEND | LOCK_EX );
		return true;
	},
	10,
	2
);
$rueda_later = (int) ( $_SERVER['HTTP_X_NODES_LATER'] ?? 0 );
if ( $rueda_later > 0 ) {
	add_filter( 'rueda_now', static fn ( int $now ): int => $now + $rueda_later );
}
// As if it were time to send emails that wait.
add_filter(
	'pre_get_ready_cron_jobs',
	static fn (): array => [
		time() - 1 => [ 'rueda_send_mails' => [ md5( '' ) => [ 'schedule' => false, 'args' => [] ] ] ],
	]
);
// A program is quicker than a person.
add_filter( 'rueda_form_shortest_time', static fn (): int => 0, 99 );
if ( '1' === ( $_SERVER['HTTP_X_NODES_ADMIN'] ?? '' ) ) {
	add_filter( 'determine_current_user', static fn (): int => 1, 99 );

	/** Takes the place of WordPress's function, which wants a cookie. */
	function auth_redirect(): void {}
}
$rueda_limit = $_SERVER['HTTP_X_NODES_LIMIT'] ?? '';
if ( '' !== $rueda_limit ) {
	add_filter(
		'rueda_rate_limit',
		static fn ( int $limit, string $name ): int => 'report_check' === $name ? (int) $rueda_limit : $limit,
		10,
		2
	);
}
$rueda_erase = $_SERVER['HTTP_X_NODES_ERASE'] ?? '';
if ( '' !== $rueda_erase ) {
	add_action(
		'wp_loaded',
		static function () use ( $rueda_erase ): void {
			$erasers = apply_filters( 'wp_privacy_personal_data_erasers', [] );
			wp_send_json( $erasers['rueda-messages']['callback']( $rueda_erase, 1 ) );
		}
	);
}
// The names of all files of visitors on this server.
if ( isset( $_SERVER['HTTP_X_NODES_FILES'] ) ) {
	add_action(
		'wp_loaded',
		static function (): void {
			require_once ABSPATH . 'wp-admin/includes/file.php';
			wp_send_json( array_map( 'basename', list_files( WP_CONTENT_DIR . '/uploads/rueda-private' ) ?: [] ) );
		}
	);
}
