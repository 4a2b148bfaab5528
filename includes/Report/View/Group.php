<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/** Parts that stand together. */
final class Group implements PagePart {
	/**
	 * @param string         $name  Of its class.
	 * @param list<PagePart> $parts In their order.
	 */
	public function __construct( private string $name, private array $parts ) {}

	public function html( ShownReport $shown ): string {
		$html = array_map( static fn( PagePart $part ): string => $part->html( $shown ), $this->parts );
		return sprintf( '<div class="rueda-report__%s">%s</div>', esc_attr( $this->name ), implode( '', $html ) );
	}
}
