<?php

declare( strict_types=1 );

namespace Rueda\Support\Listeners;

use WP_Hook;

defined( 'ABSPATH' ) || exit;

/** Calls the functions of other plugins and themes on a hook, so that their errors break neither pages nor emails. */
final class Listeners {
	/** How many hooks are being called, one inside of another. */
	private static int $running = 0;

	/** @var list<array{string, string}> Hooks and functions that have failed in this request. */
	private static array $failed = [];

	/** Whether a function on one of our hooks may be running, so that an error costs only that function. */
	public static function are_running(): bool {
		return self::$running > 0;
	}

	/**
	 * Like apply_filters(). A function that throws is left out.
	 *
	 * @param non-empty-string $hook
	 */
	public static function filter( string $hook, mixed $value, mixed ...$more ): mixed {
		if ( false === has_filter( $hook ) ) {
			return $value;
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- named by the caller.
		return self::guarded( [ $hook ], [], static fn (): mixed => apply_filters( $hook, $value, ...$more ) );
	}

	/**
	 * Like do_action_ref_array(). A function that throws is left out.
	 *
	 * @param non-empty-string $hook
	 * @param array<int, mixed> $given The arguments. References among them stay references.
	 */
	public static function act( string $hook, array $given = [] ): void {
		$references = [];
		foreach ( array_keys( $given ) as $place ) {
			// The guard takes everything by reference, and PHP warns where it gets a value.
			$references[ $place ] = &$given[ $place ];
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- named by the caller.
		self::guarded( [], [ $hook ], static fn () => do_action_ref_array( $hook, $references ) );
	}

	public static function note_failure( string $hook, string $listener ): void {
		self::$failed[] = [ $hook, $listener ];
	}

	/** How many functions have failed in this request. */
	public static function count_failures(): int {
		return count( self::$failed );
	}

	/** @return list<string> The functions that have failed since there were this many, on hooks that begin so. */
	public static function failed_on( string $beginning, int $count ): array {
		$failed = array_filter(
			array_slice( self::$failed, $count ),
			static fn ( array $one ): bool => str_starts_with( $one[0], $beginning )
		);
		return array_values( array_unique( array_column( $failed, 1 ) ) );
	}

	/**
	 * Guards hooks that WordPress calls while the work runs.
	 *
	 * @template T
	 * @param list<string>  $filters
	 * @param list<string>  $actions Only hooks of do_action_ref_array(), because their functions get references.
	 * @param callable(): T $work
	 * @return T
	 */
	public static function guarded( array $filters, array $actions, callable $work ): mixed {
		$guards = [];
		foreach ( $filters as $hook ) {
			array_push( $guards, ...self::guard( $hook, 'filter' ) );
		}
		foreach ( $actions as $hook ) {
			array_push( $guards, ...self::guard( $hook, 'act' ) );
		}
		++self::$running;
		try {
			return $work();
		} finally {
			--self::$running;
			foreach ( $guards as [ $hook, $priority, $id ] ) {
				self::release( $hook, $priority, $id );
			}
		}
	}

	/** @return list<array{string, int, string}> What is guarded from now on: hook, priority and id. */
	private static function guard( string $name, string $method ): array {
		$guards = [];
		$hook   = self::hook( $name );
		if ( null === $hook ) {
			return [];
		}
		/** @var array<int, array<string, array{function: callable, accepted_args: int}>> $callbacks */
		$callbacks = $hook->callbacks;
		foreach ( $callbacks as $priority => $listeners ) {
			foreach ( $listeners as $id => $listener ) {
				// If a function calls its own hook again, the hook's functions are guarded already.
				if ( null === self::guard_of( $listener['function'] ) ) {
					$guard    = new GuardedListener( $name, $listener['function'] );
					$guards[] = [ $name, $priority, $id ];

					$callback = 'act' === $method ? [ $guard, 'act' ] : [ $guard, 'filter' ];

					// @phpstan-ignore-next-line -- the ids in WordPress's list are strings.
					$hook->callbacks[ $priority ][ $id ]['function'] = $callback;
				}
			}
		}
		return $guards;
	}

	/** Puts the function back in place of its guard. If it was removed from the hook meanwhile, it stays removed. */
	private static function release( string $name, int $priority, string $id ): void {
		$hook  = self::hook( $name );
		$guard = self::guard_of( $hook?->callbacks[ $priority ][ $id ]['function'] ?? null );
		if ( null !== $hook && null !== $guard ) {
			$listener             = $hook->callbacks[ $priority ][ $id ];
			$listener['function'] = $guard->listener();

			// @phpstan-ignore-next-line -- as above.
			$hook->callbacks[ $priority ][ $id ] = $listener;
		}
	}

	private static function hook( string $name ): ?WP_Hook {
		/** @var array<string, mixed> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		$hook  = $hooks[ $name ] ?? null;
		return $hook instanceof WP_Hook ? $hook : null;
	}

	private static function guard_of( mixed $listener ): ?GuardedListener {
		return is_array( $listener ) && ( $listener[0] ?? null ) instanceof GuardedListener ? $listener[0] : null;
	}
}
