<?php

declare( strict_types=1 );

namespace Rueda\Settings;

use Rueda\Support\Read;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/** What may be removed together with the plugin: nothing, unless an admin of the site has said so. */
final class PrivacySettings {
	public const OPTION = 'rueda_settings_privacy';

	private const DEFAULTS = [
		'remove_settings'     => false,
		'remove_content'      => false,
		'remove_visitor_data' => false,
	];

	public static function register(): void {
		Setting::register(
			self::OPTION,
			__( 'What is deleted together with Rueda.', 'rueda' ),
			Setting::schema( array_map( static fn (): array => [ 'type' => 'boolean' ], self::DEFAULTS ) ),
			[ self::class, 'sanitize' ],
			self::DEFAULTS
		);
	}

	/** @return array{remove_settings: bool, remove_content: bool, remove_visitor_data: bool} */
	public static function stored(): array {
		return self::sanitize( get_option( self::OPTION ) );
	}

	/**
	 * @param mixed $value Whatever was sent or is stored.
	 * @return array{remove_settings: bool, remove_content: bool, remove_visitor_data: bool}
	 */
	public static function sanitize( $value ): array {
		$value = is_array( $value ) ? $value : [];
		return [
			'remove_settings'     => Read::is_yes( $value['remove_settings'] ?? false ),
			'remove_content'      => Read::is_yes( $value['remove_content'] ?? false ),
			'remove_visitor_data' => Read::is_yes( $value['remove_visitor_data'] ?? false ),
		];
	}
}
