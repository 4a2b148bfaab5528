<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Message\MessageFilter;
use Rueda\Message\MessageRights;

/** The file of messages, as a download that is written while it is read. */
final class MessageDownload {
	private const ACTION = 'rueda_export_messages';

	public function __construct( private MessageCsv $csv ) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, [ $this, 'send' ] );
	}

	/** Not escaped. */
	public function address( MessageFilter $filter ): string {
		return add_query_arg(
			array_map( 'rawurlencode', [ 'action' => self::ACTION, '_wpnonce' => wp_create_nonce( self::ACTION ) ] + $filter->to_query() ),
			admin_url( 'admin-post.php' )
		);
	}

	/** @return never */
	public function send() {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( MessageRights::READ ) ) {
			wp_die( esc_html__( 'You are not allowed to export messages.', 'rueda' ), '', [ 'response' => 403 ] );
		}
		if ( function_exists( 'set_time_limit' ) ) {
			// A million messages take longer than a page may.
			set_time_limit( 0 );
		}
		while ( ob_get_level() > 0 ) {
			// Whatever holds output back would hold the whole file in memory.
			ob_end_clean();
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( __( 'messages', 'rueda' ) . '-' . wp_date( 'Y-m-d' ) . '.csv' ) . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		$this->csv->write(
			MessageFilter::from_query( wp_unslash( $_GET ) ),
			static function ( string $piece ): void {
				echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a file, no HTML.
				flush();
			}
		);
		exit;
	}
}
