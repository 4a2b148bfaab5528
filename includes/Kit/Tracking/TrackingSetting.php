<?php

declare( strict_types=1 );

namespace Rueda\Kit\Tracking;

use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/** Whether other code of this site is told what admins do with kits. It is off unless an admin has turned it on. */
final class TrackingSetting {
	public const OPTION = 'rueda_tracking';
	public const OFF    = 'off';
	public const LOCAL  = 'local';

	public static function register(): void {
		Setting::register(
			self::OPTION,
			__( 'Whether other code of this site is told what is done with kits.', 'rueda' ),
			[ 'type' => 'string', 'enum' => [ self::OFF, self::LOCAL ] ],
			[ self::class, 'sanitize' ],
			self::OFF
		);
	}

	public static function stored(): string {
		return self::sanitize( get_option( self::OPTION ) );
	}

	/** @param mixed $value Whatever was sent, or lies in the database. */
	public static function sanitize( mixed $value ): string {
		return self::LOCAL === $value ? self::LOCAL : self::OFF;
	}
}
