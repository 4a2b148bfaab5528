<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

/** The few kinds of CSS values that settings may carry into a page. What is not one of them is `null`. */
final class Css {

	/** Hexadecimal, rgb() and rgba(). */
	public static function color( mixed $value ): ?string {
		$value   = is_string( $value ) ? trim( $value ) : '';
		$number  = '\s*[\d.]{1,6}%?\s*';
		$pattern = "/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\\((?:$number,){2}$number(?:,$number)?\\))\$/Di";
		return 1 === preg_match( $pattern, $value ) ? $value : null;
	}

	/** One to four lengths as in `padding`. A number without a unit means pixels. */
	public static function lengths( mixed $value ): ?string {
		$parts = is_scalar( $value ) ? preg_split( '/\s+/', trim( (string) $value ) ) : false;
		if ( false === $parts || count( $parts ) > 4 ) {
			return null;
		}
		foreach ( $parts as $index => $part ) {
			if ( 1 !== preg_match( '/^(-?\d{1,5}(?:\.\d{1,4})?)(px|em|rem|%|vw|vh)?$/Di', $part, $found ) ) {
				return null;
			}
			$parts[ $index ] = isset( $found[2] ) || 0.0 === (float) $found[1] ? $part : $part . 'px';
		}
		return implode( ' ', $parts );
	}

	/** A gradient made of colours, angles and positions; never one that loads something. */
	public static function gradient( mixed $value ): ?string {
		$value   = is_string( $value ) ? trim( $value ) : '';
		$pattern = '/^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[a-z0-9#%.,\s-]|rgba?\([\d.,%\s]*\))*\)$/Di';
		return strlen( $value ) <= 500 && 1 === preg_match( $pattern, $value ) ? $value : null;
	}

	/** An address of a picture; null unless it is http or https. */
	public static function url( mixed $value ): ?string {
		$url = is_string( $value ) ? esc_url_raw( trim( $value ), [ 'http', 'https' ] ) : '';
		return '' === $url ? null : $url;
	}
}
