<?php

declare( strict_types=1 );

namespace Rueda\Kit\Command;

defined( 'ABSPATH' ) || exit;

/** Prints the messages of a command with WP-CLI. */
final class WpCliOutput implements Output {
	public function line( string $text ): void {
		self::call( 'line', $text );
	}

	public function success( string $text ): void {
		self::call( 'success', $text );
	}

	public function warning( string $text ): void {
		self::call( 'warning', $text );
	}

	public function error( string $text ): void {
		self::call( 'error', $text );
	}

	private static function call( string $method, string $text ): void {
		$callback = [ 'WP_CLI', $method ];
		if ( is_callable( $callback ) ) {
			$callback( $text );
		}
	}
}
