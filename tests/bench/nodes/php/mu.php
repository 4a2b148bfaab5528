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
		file_put_contents( NODES_MAILS, wp_json_encode( $mail ) . "\n", FILE_APPEND | LOCK_EX );
		return true;
	},
	10,
	2
);
// A program is quicker than a person.
add_filter( 'rueda_form_shortest_time', static fn (): int => 0, 99 );
if ( '1' === ( $_SERVER['HTTP_X_NODES_ADMIN'] ?? '' ) ) {
	add_filter( 'determine_current_user', static fn (): int => 1, 99 );
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
