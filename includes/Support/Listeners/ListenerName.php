<?php

declare( strict_types=1 );

namespace Rueda\Support\Listeners;

use Closure;
use ReflectionException;
use ReflectionFunction;
use ReflectionFunctionAbstract;
use ReflectionMethod;

defined( 'ABSPATH' ) || exit;

/** Names a function on a hook so that its author can find it: `my_function() in plugins/mine/mine.php:12`. */
final class ListenerName {
	public static function describe( mixed $listener ): string {
		$function = self::function( $listener );
		if ( null === $function ) {
			return is_string( $listener ) ? $listener . '()' : '?';
		}
		$class = $function instanceof ReflectionMethod ? $function->getDeclaringClass()->getName() . '::' : '';
		$name  = str_contains( $function->getName(), '{closure' ) ? 'function' : $class . $function->getName();
		$file  = (string) $function->getFileName();
		return $name . '()' . ( '' === $file ? '' : ' in ' . self::place( $file, (int) $function->getStartLine() ) );
	}

	/** A file's path below wp-content or WordPress's folder, and a line. */
	public static function place( string $file, int $line ): string {
		$file = wp_normalize_path( $file );
		foreach ( [ WP_CONTENT_DIR, ABSPATH ] as $folder ) {
			$folder = trailingslashit( wp_normalize_path( $folder ) );
			if ( str_starts_with( $file, $folder ) ) {
				return substr( $file, strlen( $folder ) ) . ':' . $line;
			}
		}
		// The rest of the path would show how the server is set up.
		return basename( dirname( $file ) ) . '/' . basename( $file ) . ':' . $line;
	}

	public static function function( mixed $listener ): ?ReflectionFunctionAbstract {
		try {
			if ( is_array( $listener ) && 2 === count( $listener ) ) {
				[ $owner, $method ] = array_values( $listener );
				return ( is_object( $owner ) || is_string( $owner ) ) && is_string( $method )
					? new ReflectionMethod( $owner, $method )
					: null;
			}
			if ( is_string( $listener ) && str_contains( $listener, '::' ) ) {
				return new ReflectionMethod( ...explode( '::', $listener, 2 ) );
			}
			if ( $listener instanceof Closure || is_string( $listener ) ) {
				return new ReflectionFunction( $listener );
			}
			return is_object( $listener ) ? new ReflectionMethod( $listener, '__invoke' ) : null;
		} catch ( ReflectionException $gone ) {
			return null;
		}
	}
}
