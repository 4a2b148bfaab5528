<?php

declare( strict_types=1 );

namespace Rueda\Form;

defined( 'ABSPATH' ) || exit;

/** A form speaks its own language, whatever that of the site is. */
final class InLocale {

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function of( Form $form, callable $work ): mixed {
		return self::named( $form->locale(), $work );
	}

	/**
	 * @template T
	 * @param string        $locale Empty for that of the moment.
	 * @param callable(): T $work
	 * @return T
	 */
	public static function named( string $locale, callable $work ): mixed {
		$is_switched = '' !== $locale && switch_to_locale( $locale );
		try {
			return $work();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}
}
