<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/** Writes HTML elements. Attributes keep the order in which they are given, because others compare the markup. */
final class Html {
	/**
	 * @param array<string, string|int|bool|null> $attributes False and null are left out, true becomes name="name".
	 * @param string                              $content    Markup, safe to print.
	 */
	public static function element( string $name, array $attributes, string $content ): string {
		return self::open( $name, $attributes ) . $content . '</' . $name . '>';
	}

	/** @param array<string, string|int|bool|null> $attributes */
	public static function open( string $name, array $attributes ): string {
		$printed = '';
		foreach ( $attributes as $attribute => $value ) {
			if ( null !== $value && false !== $value ) {
				$value    = true === $value ? $attribute : (string) $value;
				$printed .= sprintf(
					' %s="%s"',
					$attribute,
					// A name may end with brackets, and is never typed by a visitor.
					'name' === $attribute ? esc_attr( $value ) : Verbatim::attribute( $value )
				);
			}
		}
		return '<' . $name . $printed . '>';
	}

	public static function hidden( string $name, string $value ): string {
		return self::open( 'input', [ 'type' => 'hidden', 'name' => $name, 'value' => $value ] );
	}

	/** @param array<string> $classes */
	public static function classes( array $classes ): string {
		return implode(
			' ',
			array_unique( array_filter( $classes, static fn ( string $name ): bool => '' !== $name ) )
		);
	}
}
