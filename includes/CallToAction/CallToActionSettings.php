<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/** The site's call to action, as an administrator has set it. */
final class CallToActionSettings {
	public const OPTION = 'rueda_settings_cta';

	/** The plugin Wheel of Life stores its call to action in this option, as JSON. */
	private const OLDER = 'wheel_of_life_CTA';

	/** MD5 of the advertising in that plugin's defaults, which nobody on this site wrote, so it is not taken over. */
	private const ADVERTISED = [
		'title'       => 'a15d03cc572b78719d5eb233b5e09736',
		'description' => 'a53d01663f45af64dd2bd00fbd625cbf',
	];

	public static function register(): void {
		Setting::register(
			self::OPTION,
			__( 'The call to action of the site.', 'rueda' ),
			CallToActionSite::schema(),
			[ CallToActionSite::class, 'complete' ],
			[],
			// Administrators get what visitors see, the complete object, even where nothing is stored yet.
			static fn (): array => self::stored()->to_array()
		);
	}

	public static function stored(): CallToActionSite {
		$stored = get_option( self::OPTION );
		return CallToActionSite::from_stored( is_array( $stored ) && [] !== $stored ? $stored : self::older() );
	}

	/** The answer to the ajax action `getCTA`. The protocol wants JSON as a string inside the JSON of the answer. */
	public static function json(): string {
		return (string) wp_json_encode( self::stored()->to_array() );
	}

	/** @return array<array-key, mixed> */
	private static function older(): array {
		$stored = CallToActionSite::fields( get_option( self::OLDER ) );
		foreach ( self::ADVERTISED as $name => $hash ) {
			if ( is_string( $stored[ $name ] ?? null ) && md5( $stored[ $name ] ) === $hash ) {
				$stored[ $name ] = '';
			}
		}
		// That plugin's own colors stand where it stored none.
		if ( [] !== $stored && ! is_array( $stored['customizer'] ?? null ) ) {
			$stored['customizer'] = [ 'style' => 'own' ];
		}
		return $stored;
	}
}
