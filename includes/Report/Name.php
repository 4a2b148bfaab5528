<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Support\Label;
use Rueda\Wheel\WheelPostType;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The name of a report for its readers: its wheel's title as long as the wheel is public, else its own title. */
final class Name {
	/** Plain text, not escaped. */
	public static function name_for_readers( Report $report ): string {
		$wheel = self::public_wheel( $report );
		$title = null === $wheel ? '' : Label::plain( get_the_title( $wheel ) );
		return '' === $title ? $report->title() : $title;
	}

	/** The report's wheel, if everybody may fill it in. */
	public static function public_wheel( Report $report ): ?WP_Post {
		$wheel = $report->wheel_id() > 0 ? get_post( $report->wheel_id() ) : null;
		return $wheel instanceof WP_Post
			// A damaged row may name any post, even the report itself, whose title would be asked for without end.
			&& WheelPostType::NAME === $wheel->post_type
			&& 'publish' === $wheel->post_status
			&& '' === $wheel->post_password
			? $wheel
			: null;
	}
}
