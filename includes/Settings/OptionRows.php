<?php

declare( strict_types=1 );

namespace Rueda\Settings;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * Gives options their rows before anybody saves them, because WordPress asks the database each time for an option that
 * has none. Options that pages read are autoloaded; options that only admins and emails read are not.
 *
 * An option whose absence means something must not be listed here.
 */
final class OptionRows {
	/**
	 * @param array<string, array{value: Closure(): mixed, on_pages: bool}> $rows First values, by the options' names.
	 */
	public function __construct( private array $rows ) {}

	public function register(): void {
		foreach ( $this->rows as $name => [ 'on_pages' => $is_on_pages ] ) {
			if ( ! $is_on_pages ) {
				add_action( 'add_option_' . $name, [ $this, 'keep_apart' ] );
			}
		}
	}

	/** An option that exists already stays as it is. */
	public function create(): void {
		foreach ( $this->rows as $name => [ 'value' => $value, 'on_pages' => $is_on_pages ] ) {
			add_option( $name, $value(), '', $is_on_pages );
		}
	}

	/** When a value replaces one that was the default, WordPress adds the option anew, to be autoloaded. */
	public function keep_apart( string $name ): void {
		wp_set_option_autoload( $name, false );
		// The cache still holds what was read before the option was saved.
		wp_cache_delete( $name, 'options' );
	}
}
