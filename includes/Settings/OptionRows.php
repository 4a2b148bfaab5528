<?php

declare( strict_types=1 );

namespace Rueda\Settings;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * Gives options their rows before anybody saves them, because WordPress asks the database each time for one that has
 * none. What pages read is loaded with all other options; what admins and emails alone read is not.
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

	/** What is there already stays. */
	public function create(): void {
		foreach ( $this->rows as $name => [ 'value' => $value, 'on_pages' => $is_on_pages ] ) {
			add_option( $name, $value(), '', $is_on_pages );
		}
	}

	/** WordPress writes a row anew, to be loaded with all others, when a value follows that was the default. */
	public function keep_apart( string $name ): void {
		wp_set_option_autoload( $name, false );
		// The cache still holds what was read before the option was saved.
		wp_cache_delete( $name, 'options' );
	}
}
