<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\Support\Color;
use Rueda\Support\Label;

defined( 'ABSPATH' ) || exit;

/**
 * One rated area. Where one exists it is valid: a name without markup, a finite number, a hex colour.
 *
 * @immutable
 */
final class ChartArea {
	/** Far beyond any scale that a wheel can have; keeps a stored 1e300 from breaking the drawing. */
	private const LIMIT = 1000000;

	private const LONGEST_LABEL = 200;

	/** @param float|null $wished The rating that the visitor wishes for, if it was asked for and given. */
	private function __construct(
		public string $label,
		public float $value,
		public string $color,
		public ?float $wished = null
	) {}

	/** The area, or null when there is no name or no number to show. */
	public static function from_html( mixed $label, mixed $value, mixed $color ): ?self {
		$text   = self::text_of( $label );
		$number = self::number( $value );
		return '' === $text || null === $number ? null : new self( $text, $number, self::color_of( $color ) );
	}

	/** Reads an area whose name is plain text: "I <3 you" stays whole, and so does text that looks like an entity. */
	public static function from_text( string $label, mixed $value, mixed $color ): ?self {
		return self::from_html( htmlspecialchars( $label, ENT_QUOTES | ENT_HTML5 ), $value, $color );
	}

	/** The same area with another wish. What is no number is no wish. */
	public function with_wish( mixed $wished ): self {
		return new self( $this->label, $this->value, $this->color, self::number( $wished ) );
	}

	/** The number as the site's language writes it. */
	public function shown(): string {
		return self::written( $this->value );
	}

	/** Rating and wish in words, as far as there is one. */
	public function told(): string {
		return null === $this->wished ? $this->shown() : sprintf(
			/* translators: 1: a rating, 2: the rating that is wished for. */
			__( '%1$s, wished %2$s', 'rueda' ),
			$this->shown(),
			$this->shown_wish()
		);
	}

	/** The wish in the same way, and a dash where there is none. */
	public function shown_wish(): string {
		return null === $this->wished ? '–' : self::written( $this->wished );
	}

	public static function written( float $number ): string {
		$decimals = strlen( rtrim( substr( number_format( $number, 2, '.', '' ), -2 ), '0' ) );
		return number_format_i18n( $number, $decimals );
	}

	/** Ratings are numbers or, from a slider, strings of digits; any other value gives null. */
	public static function number( mixed $value ): ?float {
		if ( is_string( $value ) && 1 === preg_match( '/^[+-]?\d+(\.\d+)?$/D', trim( $value ) ) ) {
			$value = (float) trim( $value );
		}
		if ( ! is_int( $value ) && ! is_float( $value ) || ! is_finite( (float) $value ) ) {
			return null;
		}
		return max( -self::LIMIT, min( self::LIMIT, round( (float) $value, 2 ) ) );
	}

	private static function text_of( mixed $label ): string {
		$text = Label::plain( is_int( $label ) || is_float( $label ) ? (string) $label : $label );
		return mb_substr( $text, 0, self::LONGEST_LABEL );
	}

	private static function color_of( mixed $color ): string {
		$is_hex = is_string( $color ) && 1 === preg_match( '/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/Di', $color );
		return $is_hex ? $color : Color::DEFAULT;
	}
}
