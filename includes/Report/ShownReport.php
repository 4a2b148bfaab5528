<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/**
 * A report as one request shows it.
 *
 * @immutable
 */
final class ShownReport {
	/**
	 * @param bool   $is_owner Whether the page was asked for by the owner's address.
	 * @param string $address  Of this page, without anything else that the request had in it. Not escaped.
	 */
	public function __construct( public Report $report, public bool $is_owner, public string $address ) {}
}
