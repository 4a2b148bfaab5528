<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

defined( 'ABSPATH' ) || exit;

/** The name of one form on one page: `wpcf7-f12-p34-o1`. Visitors send it back, so it is never believed. */
final class UnitTag {

	/** What is left of a tag that came from outside. */
	public static function clean( mixed $tag ): string {
		return is_string( $tag ) ? substr( preg_replace( '/[^A-Za-z0-9_-]+/', '', $tag ) ?? '', 0, 190 ) : '';
	}

	/** The id of the entry that tells a field's error. */
	public static function error_id( string $tag, string $field ): string {
		return $tag . '-ve-' . $field;
	}

	/** The same as it stands in the page. */
	public static function printed_error_id( string $tag, string $field ): string {
		return preg_replace( '/[^A-Za-z0-9_-]+/', '', self::error_id( $tag, $field ) ) ?? '';
	}
}
