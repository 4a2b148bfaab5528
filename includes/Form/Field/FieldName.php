<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

defined( 'ABSPATH' ) || exit;

/** Names of fields: a letter, then letters, digits, "-", "_" and ":". */
final class FieldName {

	/** As protocol and browsers take it; a dot counts as an underscore. Empty where nothing can be made of it. */
	public static function clean( string $name ): string {
		$name = strtr( trim( $name ), '.', '_' );
		return self::is_valid( $name ) ? $name : '';
	}

	public static function is_valid( string $name ): bool {
		return 1 === preg_match( '/^[A-Za-z][A-Za-z0-9_:-]*$/D', $name );
	}

	/**
	 * The name itself or, where another field has it already, with the first number that is free.
	 *
	 * @param array<string, int> $taken Names that are, with the last number tried for each. The new one comes to them.
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
