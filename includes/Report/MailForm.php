<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/** Emails a report from its own page, without a script. The module Share, which knows reports, implements it. */
interface MailForm {
	/**
	 * Emails the report if this request asks for it, and then leads to the page that says so.
	 *
	 * @param string $address Of the page: with the owner's key in it, or without.
	 */
	public function receive( Report $report, string $address ): void;

	/** Says as HTML whether the email was sent. */
	public function told( Report $report ): string;

	/** @param string $address As receive() takes it. */
	public function form( string $address ): string;
}
