<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Error;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Answers methods that only our own object has, since functions written for Rueda are on the same hooks. */
trait Forwards {
	/** @param list<mixed> $given */
	public function __call( string $name, array $given ): mixed {
		$method = [ $this->ours(), $name ];
		return is_callable( $method ) ? $method( ...$given ) : self::refuse( $name );
	}

	/** @param list<mixed> $given */
	public static function __callStatic( string $name, array $given ): mixed {
		return self::refuse( $name );
	}

	/**
	 * A method that does not exist is an error in a function on a hook of ours, where it costs that function. In other
	 * code it would end the page.
	 */
	private static function refuse( string $method ): mixed {
		$name = array_search( self::class, NameLoader::CLASSES, true ) . '::' . $method;
		if ( Listeners::are_running() ) {
			throw new Error( sprintf( 'Call to undefined method %s()', esc_html( $name ) ) );
		}
		_doing_it_wrong(
			esc_html( $name ),
			'Contact Form 7 is not active. Rueda answers to some of its names.',
			esc_html( RUEDA_VERSION )
		);
		return null;
	}
}
