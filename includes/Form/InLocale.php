<?php

declare( strict_types=1 );

namespace Rueda\Form;

/** A form speaks its own language, whatever that of the site is. */
final class InLocale {

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function of( Form $form, callable $work ): mixed {
		$is_switched = '' !== $form->locale() && switch_to_locale( $form->locale() );
		try {
			return $work();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}
}
