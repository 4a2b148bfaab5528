<?php

declare( strict_types=1 );

namespace Rueda;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the plugin. It begins when a request needs it, and builds what it consists of when that is first used.
 */
abstract class Module {
	/** Comes again when somebody builds the server of REST calls anew, without any of our routes. */
	private const COMES_AGAIN = 'rest_api_init';

	final public function __construct( protected Modules $modules ) {}

	/** Adds hooks and does nothing else. */
	abstract public function register(): void;

	/**
	 * A callback that builds its object when the hook comes, and hands on what the hook gives.
	 *
	 * @param callable(): object $part
	 * @return \Closure( mixed... ): mixed
	 */
	final protected static function later( callable $part, string $method ): \Closure {
		// Called by PHP itself, as by WordPress: a number in a text is a number then.
		return static function ( mixed ...$given ) use ( $part, $method ): mixed {
			$callback = [ $part(), $method ];
			return is_callable( $callback ) ? call_user_func_array( $callback, $given ) : $given[0] ?? null;
		};
	}

	/**
	 * Adds to a hook that comes once in a request, or does the work at once where the hook has been there already:
	 * some requests need a module late.
	 *
	 * @param callable $work Takes nothing.
	 */
	final protected static function at( string $hook, callable $work, int $priority = 10 ): void {
		/** @var array<string, \WP_Hook> $hooks */
		$hooks   = $GLOBALS['wp_filter'];
		$running = doing_action( $hook ) ? ( $hooks[ $hook ] ?? null ) : null;
		$is_over = null !== $running ? $running->current_priority() >= $priority : did_action( $hook ) > 0;
		if ( $is_over ) {
			$work();
		}
		if ( $is_over && self::COMES_AGAIN !== $hook ) {
			return;
		}
		add_action( $hook, static fn () => $work(), $priority, 0 );
	}
}
