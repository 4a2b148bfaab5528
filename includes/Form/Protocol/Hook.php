<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

use Rueda\Compat\ContactForm7;
use Rueda\Form\OldNames;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Runs hooks of the protocol. While Contact Form 7 is active, they get a prefix: its hooks expect its own classes. */
final class Hook {
	/**
	 * @param non-empty-string $name
	 * @return non-empty-string The name, with the prefix while Contact Form 7 is active.
	 */
	public static function name( string $name ): string {
		return ( ContactForm7::is_active() ? 'rueda_' : '' ) . $name;
	}

	/**
	 * @param non-empty-string $name
	 * @return mixed The filtered value.
	 */
	public static function filter( string $name, mixed $value, mixed ...$more ): mixed {
		self::load_old_names( $name );
		return Listeners::filter( self::name( $name ), $value, ...$more );
	}

	/**
	 * Whether a function is on the hook. It saves making what only such a function needs.
	 *
	 * @param non-empty-string $name
	 */
	public static function is_used( string $name ): bool {
		return has_filter( self::name( $name ) );
	}

	/**
	 * Filters a text. What is no text any more counts as unchanged.
	 *
	 * @param non-empty-string $name
	 */
	public static function text( string $name, string $text, mixed ...$more ): string {
		$filtered = self::filter( $name, $text, ...$more );
		return is_string( $filtered ) ? $filtered : $text;
	}

	/**
	 * @param non-empty-string $name
	 * @param list<mixed>      $given The arguments for add-ons; references stay references.
	 */
	public static function act( string $name, array $given ): void {
		self::load_old_names( $name );
		Listeners::act( self::name( $name ), $given );
	}

	/** Loads the old names only if a function is on the hook, since most requests do not need them. */
	public static function load_old_names( string $name ): void {
		if ( has_filter( $name ) && ! ContactForm7::is_active() ) {
			OldNames::load();
		}
	}
}
