<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Report\ReportFilter;
use Rueda\Report\ReportPostType;

/** The file of reports, as a download. */
final class ReportDownload {
	private const ACTION = 'rueda_export_reports';

	public function __construct( private ReportCsv $csv ) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, [ $this, 'send' ] );
	}

	/** Not escaped. */
	public function address( ReportFilter $filter ): string {
		return add_query_arg(
			array_map( 'rawurlencode', [ 'action' => self::ACTION, '_wpnonce' => wp_create_nonce( self::ACTION ) ] + $filter->to_query() ),
			admin_url( 'admin-post.php' )
		);
	}

	/** @return never */
	public function send() {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( ReportPostType::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to export reports.', 'rueda' ), '', [ 'response' => 403 ] );
		}
		if ( function_exists( 'set_time_limit' ) ) {
			// A million ratings take longer than a page may.
			set_time_limit( 0 );
		}
		while ( ob_get_level() > 0 ) {
			// Whatever holds output back would hold the whole file in memory.
			ob_end_clean();
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . $this->name() . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		$this->csv->write(
			ReportFilter::from_query( wp_unslash( $_GET ) ),
			static function ( string $piece ): void {
				echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a file, no HTML.
				flush();
			}
		);
		exit;
	}

	private function name(): string {
		return sanitize_file_name( __( 'reports', 'rueda' ) . '-' . wp_date( 'Y-m-d' ) . '.csv' );
	}
}
