<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use Rueda\Definitions;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/** Whether forms are looked at every day, and what becomes of the email of a test message. */
final class WatchSettings {
	public const OPTION = 'rueda_settings_watch';

	public const SEND = 'send';
	public const STOP = 'stop';
	public const PAGE = 'page';
	public const OFF  = 'off';

	public static function register(): void {
		Setting::register(
			self::OPTION,
			__( 'The daily check of forms.', 'rueda' ),
			Setting::schema( [ 'mode' => [ 'type' => 'string', 'enum' => Definitions::WATCH_MODES ] ] ),
			[ self::class, 'sanitize' ],
			[ 'mode' => self::STOP ]
		);
	}

	/** @return self::* */
	public static function mode(): string {
		return self::sanitize( get_option( self::OPTION ) )['mode'];
	}

	public static function is_on(): bool {
		return self::OFF !== self::mode();
	}

	/**
	 * @param mixed $value Whatever was sent or is stored.
	 * @return array{mode: self::SEND|self::STOP|self::PAGE|self::OFF}
	 */
	public static function sanitize( $value ): array {
		$mode = is_array( $value ) ? $value['mode'] ?? '' : '';
		return [ 'mode' => in_array( $mode, [ self::SEND, self::PAGE, self::OFF ], true ) ? $mode : self::STOP ];
	}
}
