<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Code;

use Rueda\Form\AdditionalSettings;

defined( 'ABSPATH' ) || exit;

/** The additional settings of a form with which messages are not sent or not kept. */
final class LossySettings {
	private const NAMES = [ 'demo_mode', 'skip_mail', 'do_not_store' ];

	/** @return list<string> Names of those that are on. */
	public static function found_in( string $settings ): array {
		$read = new AdditionalSettings( $settings );
		return array_values( array_filter( self::NAMES, [ $read, 'is_on' ] ) );
	}

	/** @return string The settings without them. */
	public static function out_of( string $settings ): string {
		if ( [] === self::found_in( $settings ) ) {
			return $settings;
		}
		// Without `u`, a byte of some letters would count as the end of a line.
		$lines = preg_split( '/\R/u', $settings );
		return implode(
			"\n",
			array_filter(
				false === $lines ? [] : $lines,
				static fn ( string $line ): bool => [] === self::found_in( $line )
			)
		);
	}
}
