<?php

declare( strict_types=1 );

namespace Rueda\Support\Listeners;

use Rueda\Support\Database\DatabaseErrors;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Records which functions of other plugins and themes have failed on a hook. Their arguments are not stored. */
final class ListenerFailures {
	public const OPTION = 'rueda_failed_listeners';
	private const MOST  = 20;

	/** PHP's own messages, which name code and no values. */
	private const SAFE = [
		'/^Class "[\w\\\\]+" not found$/D',
		'/^Call to undefined (?:function|method) [\w\\\\:]+\(\)$/D',
		'/^Undefined constant "[\w\\\\:]+"$/D',
		'/Argument #\d+ \(\$\w+\) must be of type [\w\\\\|?]+, [\w\\\\]+ given/',
		'/^Too few arguments to function [\w\\\\:{}]+\(\)/',
	];

	public static function note( string $hook, mixed $listener, Throwable $error ): void {
		$name = ListenerName::describe( $listener );
		Listeners::note_failure( $hook, $name );

		$what = self::what( $error );
		DatabaseErrors::log( sprintf( 'a function on the hook %s failed: %s. %s', $hook, $name, $what ) );

		$kept = self::kept();
		$key  = md5( $hook . ' ' . $name );
		// Once an hour is often enough: a form may be sent many times a minute.
		if ( ( $kept[ $key ]['time'] ?? 0 ) < time() - HOUR_IN_SECONDS ) {
			$kept = [ $key => [ 'time' => time(), 'hook' => $hook, 'listener' => $name, 'what' => $what ] ] + $kept;
			update_option( self::OPTION, array_slice( $kept, 0, self::MOST, true ), false );
		}
		/**
		 * Fires when a function on a hook has thrown. Rueda goes on without it.
		 *
		 * @param string    $hook  The hook's name.
		 * @param string    $name  The function and its file.
		 * @param Throwable $error What was thrown. Its message may contain what a visitor sent.
		 */
		do_action( 'rueda_listener_failed', $hook, $name, $error );
	}

	/** @return list<array{time: int, hook: string, listener: string, what: string}> Those since then, newest first. */
	public static function since( int $time ): array {
		return array_values( array_filter( self::kept(), static fn ( array $one ): bool => $one['time'] >= $time ) );
	}

	/** The kind of error and its place in the code. The message is included only if PHP itself wrote it. */
	private static function what( Throwable $error ): string {
		$words = '';
		foreach ( self::SAFE as $pattern ) {
			if ( '' === $words && 1 === preg_match( $pattern, $error->getMessage(), $found ) ) {
				$words = ' (' . $found[0] . ')';
			}
		}
		return get_class( $error ) . $words . ', ' . ListenerName::place( $error->getFile(), $error->getLine() );
	}

	/** @return array<string, array{time: int, hook: string, listener: string, what: string}> */
	private static function kept(): array {
		$kept   = [];
		$stored = get_option( self::OPTION, [] );
		foreach ( is_array( $stored ) ? $stored : [] as $key => $one ) {
			if ( is_array( $one ) && is_int( $one['time'] ?? null ) ) {
				$kept[ (string) $key ] = [
					'time'     => $one['time'],
					'hook'     => is_string( $one['hook'] ?? null ) ? $one['hook'] : '',
					'listener' => is_string( $one['listener'] ?? null ) ? $one['listener'] : '',
					'what'     => is_string( $one['what'] ?? null ) ? $one['what'] : '',
				];
			}
		}
		return $kept;
	}
}
