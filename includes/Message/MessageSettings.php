<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Definitions;
use Rueda\Support\Read;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/** How long messages are kept. */
final class MessageSettings {
	public const OPTION    = 'rueda_settings_messages';
	private const DEFAULTS = [ 'days' => 180 ];

	public static function register(): void {
		Setting::register(
			self::OPTION,
			__( 'How long form messages are kept.', 'rueda' ),
			Setting::schema(
				[
					'days' => [
						'description' => __( 'After how many days a message is deleted; 0 for never.', 'rueda' ),
						'type'        => 'integer',
						'minimum'     => 0,
						'maximum'     => Definitions::MESSAGES_MOST_DAYS,
					],
				]
			),
			[ self::class, 'sanitize' ],
			self::DEFAULTS
		);
	}

	/** @return array{days: int} */
	public static function stored(): array {
		return self::sanitize( get_option( self::OPTION ) );
	}

	/**
	 * @param mixed $value The value that was sent, or that is stored; it may be anything.
	 * @return array{days: int}
	 */
	public static function sanitize( $value ): array {
		$days     = is_array( $value ) ? Read::whole( $value, 'days' ) : null;
		$is_valid = null !== $days && $days <= Definitions::MESSAGES_MOST_DAYS;
		return [ 'days' => $is_valid ? $days : self::DEFAULTS['days'] ];
	}
}
