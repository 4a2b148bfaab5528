<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/** One part of a report's page. View\PageParts says in which order they follow each other. */
interface PagePart {
	/** @return string HTML; empty when this report has nothing to show here. */
	public function html( ShownReport $shown ): string;
}
