<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Report\Filter;
use Rueda\Support\Admin\CsvDownload;

defined( 'ABSPATH' ) || exit;

/** The file of reports, as a download. */
final class Download {
	public const ACTION = 'rueda_export_reports';

	public function __construct( private CsvFile $csv, private CsvDownload $file ) {}

	/** Not escaped. */
	public function address( Filter $filter ): string {
		return $this->file->address( $filter->to_query() );
	}

	/** @return never */
	public function send() {
		$this->file->deliver(
			__( 'You are not allowed to export reports.', 'rueda' ),
			__( 'reports', 'rueda' ),
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- deliver() has checked the nonce.
			fn ( callable $put ) => $this->csv->write( Filter::from_query( wp_unslash( $_GET ) ), $put )
		);
	}
}
