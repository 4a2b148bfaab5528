<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a value that was stored or sent, as its definition says: src/definitions/option.ts lists the kinds.
 * src/frontend/values/options.ts reads the same, and both are tested with tests/fixtures/option-values.jsonl.
 */
final class Option {

	/** @param array{kind: string, initial?: int|string, of?: non-empty-list<string>} $option */
	public static function value_of( array $option, mixed $value ): bool|int|string|null {
		$of      = $option['of'] ?? [ '' ];
		$initial = $option['initial'] ?? null;
		return match ( $option['kind'] ) {
			'name'    => Label::plain( $value ),
			'html'    => is_scalar( $value ) ? wp_kses_post( (string) $value ) : '',
			'color'   => Color::hex( $value ),
			'link'    => is_string( $value ) ? LinkAddress::clean( $value ) : '',
			'switch'  => Read::is_yes( $value ),
			'integer' => Range::number( $value ) ?? $initial,
			'choice'  => is_string( $value ) && in_array( $value, $of, true ) ? $value : $of[0],
			'key'     => self::key( $value ) ?? $initial,
			default   => null,
		};
	}

	/**
	 * The same as a page's script gets it, which makes text of names itself.
	 *
	 * @param array{kind: string, initial?: int|string, of?: non-empty-list<string>} $option
	 */
	public static function for_page( array $option, mixed $value ): bool|int|string|null {
		return 'name' === $option['kind'] ? Label::html( $value ) : self::value_of( $option, $value );
	}

	private static function key( mixed $value ): ?string {
		$key = is_string( $value ) ? sanitize_key( $value ) : '';
		return '' === $key ? null : $key;
	}
}
