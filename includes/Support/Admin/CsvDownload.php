<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

defined( 'ABSPATH' ) || exit;

/** Sends a table of an admin screen as a CSV download. Each part of it is sent as soon as it has been read. */
final class CsvDownload {
	/**
	 * @param string $action     The action for admin-post.php and for the nonce.
	 * @param string $capability The capability that the download requires.
	 */
	public function __construct( private string $action, private string $capability ) {}

	/** @param callable(): void $send Calls deliver() to send the file. */
	public function register( callable $send ): void {
		add_action( 'admin_post_' . $this->action, $send );
	}

	/**
	 * The address of the download, not escaped.
	 *
	 * @param array<string, string> $query Parameters that choose a part of the table.
	 */
	public function address( array $query ): string {
		return add_query_arg(
			array_map(
				'rawurlencode',
				[ 'action' => $this->action, '_wpnonce' => wp_create_nonce( $this->action ) ] + $query
			),
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * @param string                             $refusal The message for users without the capability. Not escaped.
	 * @param string                             $name    Name of the file; the date is added.
	 * @param callable(callable(string): void): void $write Gets a function that sends a piece of the file.
	 * @return never
	 */
	public function deliver( string $refusal, string $name, callable $write ) {
		check_admin_referer( $this->action );
		// phpcs:ignore WordPress.WP.Capabilities.Undetermined -- it is ours, or WordPress's.
		if ( ! current_user_can( $this->capability ) ) {
			wp_die( esc_html( $refusal ), '', [ 'response' => 403 ] );
		}
		$name = sanitize_file_name( $name . '-' . wp_date( 'Y-m-d' ) . '.csv' );
		if ( function_exists( 'set_time_limit' ) ) {
			// phpcs:ignore Squiz.PHP.DiscouragedFunctions -- a million rows take longer than a page may.
			set_time_limit( 0 );
		}
		while ( ob_get_level() > 0 ) {
			// An output buffer would hold the whole file in memory.
			ob_end_clean();
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . $name . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		$write(
			static function ( string $piece ): void {
				echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a file, no HTML.
				flush();
			}
		);
		exit;
	}
}
