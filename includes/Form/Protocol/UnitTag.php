<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

defined( 'ABSPATH' ) || exit;

/** The name of one form on one page, as in `wpcf7-f12-p34-o1`. Browsers send it back, so it cannot be trusted. */
final class UnitTag {
	/** Removes everything from a tag that may not be in one. */
	public static function clean( mixed $tag ): string {
		return is_string( $tag ) ? substr( preg_replace( '/[^A-Za-z0-9_-]+/', '', $tag ) ?? '', 0, 190 ) : '';
	}

	/** The id of the list item with the error of a field. */
	public static function error_id( string $tag, string $field ): string {
		return $tag . '-ve-' . $field;
	}

	/** The same id with only characters that are safe in an HTML id. */
	public static function printed_error_id( string $tag, string $field ): string {
		return preg_replace( '/[^A-Za-z0-9_-]+/', '', self::error_id( $tag, $field ) ) ?? '';
	}
}
