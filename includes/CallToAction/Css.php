<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Checks the few kinds of CSS values that settings may bring into a page. Others become `null` or the fallback. */
final class Css {
	private const NUMBER = '(?:\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})%?';
	private const RGB    = 'rgba?\(\s*' . self::NUMBER . '\s*(?:,\s*' . self::NUMBER . '\s*){2,3}\)';

	/** A colour of the site's theme, by name. */
	private const PRESET = 'var\(--wp--preset--color--[a-z0-9-]{1,60}\)';

	private const HEX = '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})';

	/** Hexadecimal, rgb(), rgba() or one of the theme's. */
	public static function color( mixed $value ): ?string {
		$value = trim( Read::string( $value ) );
		return 1 === preg_match(
			'/^(?:' . self::HEX . '|' . self::RGB . '|' . self::PRESET . ')$/Di',
			$value
		) ? $value : null;
	}

	/** One length. A number without a unit means pixels. */
	public static function length( mixed $value, bool $can_be_negative = true ): ?string {
		$value = is_string( $value ) || is_int( $value ) || is_float( $value ) ? trim( (string) $value ) : '';
		if ( 1 !== preg_match( '/^(-?)(\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})(px|em|rem|%|vw|vh)?$/Di', $value, $found ) ) {
			return null;
		}
		if ( '' !== $found[1] && ! $can_be_negative ) {
			return null;
		}
		return isset( $found[3] ) || 0.0 === (float) $found[2] ? $value : $value . 'px';
	}

	/** A gradient made of colours, angles and positions; never one that loads something. */
	public static function gradient( mixed $value ): ?string {
		$value   = trim( Read::string( $value ) );
		$pattern = '/^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[a-z0-9#%.,\s-]|'
			. self::RGB
			. '|'
			. self::PRESET
			. ')*\)$/Di';
		return strlen( $value ) <= 500 && 1 === preg_match( $pattern, $value ) ? $value : null;
	}

	/** The whole address of a picture, as it may stand between the quotes of `url("…")`. */
	public static function url( mixed $value ): ?string {
		$url = trim( Read::string( $value ) );
		$url = 1 === preg_match( '#^https?://[^/]#i', $url ) ? esc_url_raw( $url, [ 'http', 'https' ] ) : '';
		return '' === $url ? null : preg_replace_callback(
			'/["\'()\\\\ <>]/',
			static fn ( array $found ): string => rawurlencode( $found[0] ),
			$url
		);
	}

	/** An empty string is a valid value: it means that the colour is not changed. */
	public static function color_or( mixed $value, string $fallback ): string {
		return '' === $value ? '' : self::color( $value ) ?? $fallback;
	}

	/** A part of 1. Some panels stored percent, so a value above 1 is divided by 100. */
	public static function fraction( mixed $value ): float {
		$value = is_numeric( $value ) ? (float) $value : 0.0;
		return max( 0.0, min( 1.0, $value > 1.0 ? $value / 100 : $value ) );
	}

	/** A number of pixels, limited to this range. */
	public static function pixels( mixed $value, int $fallback, int $least, int $most ): int|float {
		if ( is_string( $value ) ) {
			$value = preg_replace( '/px$/i', '', trim( $value ) );
		}
		return is_numeric( $value ) ? max( $least, min( $most, $value + 0 ) ) : $fallback;
	}

	/** @param non-empty-list<string> $allowed The first one is the default. */
	public static function word( mixed $value, array $allowed ): string {
		return in_array( $value, $allowed, true ) ? $value : $allowed[0];
	}
}
