<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Chart\Score;
use Rueda\Chart\ScoreSentence;

defined( 'ABSPATH' ) || exit;

/** What is said of a wheel's score. */
final class WheelScore {
	/** @return string Empty without a score, and where the wheel's author wishes for none. */
	public static function sentence( int $wheel_id, ?Score $score ): string {
		$is_hidden = true === WheelMeta::value_of_wheel( $wheel_id, WheelMeta::HIDE_SCORE );
		return $is_hidden ? '' : ScoreSentence::of( $score );
	}
}
