<?php

declare( strict_types=1 );

namespace Rueda\Form\Value;

use Rueda\Support\SpanishFallback;

defined( 'ABSPATH' ) || exit;

/** A form speaks its own language, whatever that of the site is. */
final class InLocale {

	/**
	 * @template T
	 * @param string        $locale Empty for that of the moment.
	 * @param callable(): T $work
	 * @return T
	 */
	public static function of( string $locale, callable $work ): mixed {
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
