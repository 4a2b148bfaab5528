<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Message\MessageFilter;
use Rueda\Support\Admin\CsvDownload;

defined( 'ABSPATH' ) || exit;

/** Offers the CSV file of messages as a download. */
final class MessageDownload {
	public const ACTION = 'rueda_export_messages';

	public function __construct( private MessageCsv $csv, private CsvDownload $file ) {}

	/** The address of the download. It is not escaped. */
	public function address( MessageFilter $filter ): string {
		return $this->file->address( $filter->to_query() );
	}

	/** @return never */
	public function send() {
		$this->file->deliver(
			__( 'You are not allowed to export messages.', 'rueda' ),
			__( 'messages', 'rueda' ),
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- deliver() has looked at it.
			fn ( callable $put ) => $this->csv->write( MessageFilter::from_query( wp_unslash( $_GET ) ), $put )
		);
	}
}
