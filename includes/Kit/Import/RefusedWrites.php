<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/**
 * Notices what the database refuses to write. Most of WordPress's functions do not tell: a post would be there without
 * its image or its categories, and nobody would know.
 */
final class RefusedWrites {
	private const WRITE = '/^\s*(?:INSERT|REPLACE|UPDATE|DELETE)\s+'
		. '(?:(?:LOW_PRIORITY|QUICK|IGNORE|INTO|FROM)\s+)*`?(\w+)/i';

	/**
	 * Does some work.
	 *
	 * @template T
	 * @param string        $what What the work is about, for the error.
	 * @param callable(): T $work
	 * @return T
	 * @throws KitError When the database has refused to change posts, metas or terms meanwhile.
	 */
	public static function notice( string $what, callable $work ): mixed {
		$before = count( self::errors() );
		try {
			$result = $work();
		} catch ( KitError $error ) {
			throw '' === $error->entry && 'kit_not_stored' === $error->reason
				? new KitError( $error->reason, $what )
				: $error;
		}
		foreach ( array_slice( self::errors(), $before ) as $error ) {
			$query = is_array( $error ) && is_string( $error['query'] ?? null ) ? $error['query'] : '';
			if ( self::is_ours( $query ) ) {
				throw new KitError( 'kit_not_stored', $what );
			}
		}
		return $result;
	}

	/** Options are left out: many others write them, and an import reads its own again where it writes them. */
	private static function is_ours( string $query ): bool {
		global $wpdb;
		$ours = [ $wpdb->posts, $wpdb->postmeta, $wpdb->terms, $wpdb->term_taxonomy, $wpdb->term_relationships ];
		return 1 === preg_match( self::WRITE, $query, $found ) && in_array( $found[1], $ours, true );
	}

	/** @return array<array-key, mixed> All failed statements of this request, also those that are not logged. */
	private static function errors(): array {
		$errors = $GLOBALS['EZSQL_ERROR'] ?? [];
		return is_array( $errors ) ? $errors : [];
	}
}
