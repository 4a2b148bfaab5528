<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

defined( 'ABSPATH' ) || exit;

/** Names of fields: a letter, then letters, digits, "-", "_" and ":". */
final class FieldName {
	/** Makes a name that the protocol and browsers accept: a dot becomes "_", and an invalid name becomes "". */
	public static function clean( string $name ): string {
		$name = strtr( trim( $name ), '.', '_' );
		return self::is_valid( $name ) ? $name : '';
	}

	public static function is_valid( string $name ): bool {
		return 1 === preg_match( '/^[A-Za-z][A-Za-z0-9_:-]*$/D', $name );
	}

	/**
	 * Returns the name itself, or the name with the first free number if another field already has it.
	 *
	 * @param array<string, int> $taken The names in use, with the last number tried for each. The new name is added.
	 */
	public static function unique( string $name, array &$taken ): string {
		$free   = $name;
		$number = $taken[ $name ] ?? 1;
		while ( isset( $taken[ $free ] ) ) {
			++$number;
			$free = $name . '-' . $number;
		}
		$taken[ $name ] = $number;
		$taken[ $free ] = $taken[ $free ] ?? 1;
		return $free;
	}
}
