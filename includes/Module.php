<?php

declare( strict_types=1 );

namespace Rueda;

defined( 'ABSPATH' ) || exit;

/** A part of the plugin. It begins when a request needs it, and builds what it consists of when that is first used. */
abstract class Module {
	/** WordPress calls this hook again when the REST server is built anew, and a new server has none of our routes. */
	private const COMES_AGAIN = 'rest_api_init';

	final public function __construct( protected Modules $modules ) {}

	/** Adds hooks and does nothing else. */
	abstract public function register(): void;

	/**
	 * Returns a callback that builds its object when the hook is called, and passes the hook's arguments on.
	 *
	 * @param callable(): object $part
	 * @return \Closure( mixed... ): mixed
	 */
	final protected static function later( callable $part, string $method ): \Closure {
		// PHP itself makes this call, so strict types do not apply and a numeric string is accepted as a number.
		return static function ( mixed ...$given ) use ( $part, $method ): mixed {
			$callback = [ $part(), $method ];
			return is_callable( $callback ) ? call_user_func_array( $callback, $given ) : $given[0] ?? null;
		};
	}

	/**
	 * Connects personal data with WordPress's tools that export and erase them, and with its guide to the policy.
	 *
	 * @param callable(): Support\Admin\PersonalData $data
	 */
	final protected static function add_personal_data( callable $data ): void {
		add_filter( 'wp_privacy_personal_data_exporters', self::later( $data, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', self::later( $data, 'add_eraser' ) );
		add_action( 'admin_init', static fn () => $data()->suggest_text() );
	}

	/**
	 * Adds work to a hook that is called once in a request, or does the work at once if that hook is over, because
	 * some requests begin a module late.
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
