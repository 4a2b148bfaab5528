<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

use Rueda\Compat\ContactForm7;
use Rueda\Compat\OldNames\NameLoader;
use Rueda\Compat\OldNames\Wrapper;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Runs hooks of the protocol. Functions on them get our objects in a wrapper with the methods of Contact Form 7. While
 * that plugin is active, the hooks get a prefix: its hooks expect its own classes.
 */
final class Hook {
	private static bool $is_quiet = false;

	/**
	 * Does something of which no function on a hook is told.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function quietly( callable $work ): mixed {
		$before         = self::$is_quiet;
		self::$is_quiet = true;
		try {
			return $work();
		} finally {
			self::$is_quiet = $before;
		}
	}

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
		if ( ! self::is_used( $name ) ) {
			return $value;
		}
		NameLoader::load();
		$given = array_map( [ Wrapper::class, 'wrap' ], $more );
		return Wrapper::unwrap( Listeners::filter( self::name( $name ), Wrapper::wrap( $value ), ...$given ) );
	}

	/**
	 * Whether a function on the hook is told. It saves making what only such a function needs.
	 *
	 * @param non-empty-string $name
	 */
	public static function is_used( string $name ): bool {
		return ! self::$is_quiet && has_filter( self::name( $name ) );
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
		if ( ! self::is_used( $name ) ) {
			return;
		}
		NameLoader::load();
		foreach ( $given as $place => $value ) {
			if ( is_object( $value ) ) {
				$given[ $place ] = Wrapper::wrap( $value );
			}
		}
		Listeners::act( self::name( $name ), $given );
	}

	/** @return mixed Our own object, for a function of ours on a hook. */
	public static function ours( mixed $value ): mixed {
		// As long as the class is not loaded, nothing is in a wrapper.
		return class_exists( Wrapper::class, false ) ? Wrapper::unwrap( $value ) : $value;
	}
}
