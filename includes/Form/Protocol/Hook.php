<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

use Rueda\Compat\ContactForm7;
use Rueda\Form\OldNames;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of the protocol. While the plugin that they come from is active their names are its own, and whoever listens
 * expects its classes: ours then have a prefix.
 */
final class Hook {

	/**
	 * @param non-empty-string $name
	 * @return non-empty-string The hook's name at this moment.
	 */
	public static function name( string $name ): string {
		return ( ( new ContactForm7() )->is_active() ? 'rueda_' : '' ) . $name;
	}

	/**
	 * @param non-empty-string $name
	 * @return mixed What add-ons made of the value.
	 */
	public static function filter( string $name, mixed $value, mixed ...$more ): mixed {
		self::load_old_names( $name );
		return Listeners::filter( self::name( $name ), $value, ...$more );
	}

	/**
	 * @param non-empty-string $name
	 * @param list<mixed>      $given What add-ons get; references among it stay references.
	 */
	public static function act( string $name, array $given ): void {
		self::load_old_names( $name );
		Listeners::act( self::name( $name ), $given );
	}

	/** Only where somebody listens: most requests need none of them. */
	private static function load_old_names( string $name ): void {
		if ( has_filter( $name ) && ! ( new ContactForm7() )->is_active() ) {
			OldNames::load();
		}
	}
}
