<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Support\Admin\PostNames;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** What wheels are called on screens for admins. */
final class WheelNames {
	/** In plain text. */
	public static function name_of_wheel( int $wheel ): string {
		return PostNames::name_of( $wheel, WheelPostType::NAME, __( 'Deleted wheel', 'rueda' ) );
	}

	/** @return array<int, string> Names by id, in alphabetical order. */
	public static function all_names(): array {
		return PostNames::all( WheelPostType::NAME );
	}
}
