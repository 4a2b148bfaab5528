<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Chart\Score;
use Rueda\Chart\Summary;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;
use Rueda\Wheel\WheelScore;

defined( 'ABSPATH' ) || exit;

/** What the ratings say, in sentences: the score first. */
final class Sentences implements PagePart {
	public function html( ShownReport $shown ): string {
		$rated = $shown->report->rated();
		return self::line( 'score', WheelScore::sentence( $rated->wheel_id, Score::about( $rated ) ) )
			. self::line( 'words', Summary::about( $rated ) );
	}

	private static function line( string $name, string $words ): string {
		return '' === $words ? '' : sprintf( '<p class="rueda-report__%s">%s</p>', $name, esc_html( $words ) );
	}
}
