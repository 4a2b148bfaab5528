<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

defined( 'ABSPATH' ) || exit;

/** Add-ons look whether a class of this name exists. It stores one option, which some of them read. */
class OldPlugin {
	private const OPTION = 'wpcf7';

	public static function get_option( string $name, mixed $fallback = false ): mixed {
		$options = get_option( self::OPTION );
		return is_array( $options ) ? $options[ $name ] ?? $fallback : $fallback;
	}

	public static function update_option( string $name, mixed $value ): void {
		$options = get_option( self::OPTION );
		update_option( self::OPTION, [ $name => $value ] + ( is_array( $options ) ? $options : [] ) );
	}
}
