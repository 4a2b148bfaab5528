<?php

declare( strict_types=1 );

namespace Rueda\Form\Value;

use Rueda\Support\SpanishFallback;

defined( 'ABSPATH' ) || exit;

/** Runs code in the language of a form, whatever the language of the site is. */
final class InLocale {
	/**
	 * @template T
	 * @param string        $locale The language; "" for the current one.
	 * @param callable(): T $work
	 * @return T
	 */
	public static function run( string $locale, callable $work ): mixed {
		$is_switched = SpanishFallback::switch_to( $locale );
		try {
			return $work();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}
}
