<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Chart\Gaps;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/** How far what the visitor wishes for is from the ratings, the largest gap first. */
final class WishedGaps implements PagePart {
	public function html( ShownReport $shown ): string {
		$items = array_map(
			static fn ( string $gap ): string => '<li>' . esc_html( $gap ) . '</li>',
			Gaps::about( $shown->report->rated() )
		);
		return [] === $items
			? ''
			: HeadedSection::html(
				'gaps',
				__( 'From now to wished', 'rueda' ),
				'<ul>' . implode( '', $items ) . '</ul>'
			);
	}
}
