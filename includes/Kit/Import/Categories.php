<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Import\Undo\Journal;
use Rueda\Kit\KitError;
use Rueda\Support\Database\Rows;
use Rueda\Support\Label;
use WP_Term;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Finds and creates categories of patterns by their names. */
final class Categories {
	public const TAXONOMY = 'wp_pattern_category';
	private const MOST    = 20;
	private const LONGEST = 200;

	/**
	 * The ids of the categories. Those that this site lacks are created.
	 *
	 * @param mixed $names    As a kit holds them.
	 * @param int   $replaced The pattern that gets them in place of its own; 0 for a new one.
	 * @return list<int>
	 */
	public static function ids( Journal $journal, mixed $names, int $replaced = 0 ): array {
		$ids = [];
		foreach ( array_slice( is_array( $names ) ? $names : [], 0, self::MOST ) as $name ) {
			// WordPress refuses longer ones.
			$name = trim( mb_substr( Label::line( $name ), 0, self::LONGEST ) );
			if ( '' !== $name ) {
				$ids[] = self::id( $journal, $name );
			}
		}
		$ids = array_values( array_unique( $ids ) );
		if ( [] !== $ids ) {
			// WordPress counts a term's posts when they come and go. If a request dies in between, the count is wrong.
			// Undo puts the rows of the pattern's own categories back, which changes no count either.
			$own = $replaced > 0 ? self::ids_of( $replaced ) : [];
			$journal->add( [ 'op' => 'count', 'terms' => array_values( array_unique( [ ...$ids, ...$own ] ) ) ] );
		}
		return $ids;
	}

	/**
	 * Gives a pattern these categories and no others; none leave it those that it has.
	 *
	 * @param list<int> $ids
	 */
	public static function give( int $pattern, array $ids ): void {
		if ( [] === $ids ) {
			return;
		}
		$set = wp_set_object_terms( $pattern, $ids, self::TAXONOMY );
		if ( is_wp_error( $set ) || [] !== array_diff( $ids, self::ids_of( $pattern ) ) ) {
			throw new KitError( 'kit_not_stored' );
		}
	}

	/** @return list<int> */
	private static function ids_of( int $pattern ): array {
		$ids = wp_get_object_terms( $pattern, self::TAXONOMY, [ 'fields' => 'ids' ] );
		return is_array( $ids ) ? array_values( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) ) : [];
	}

	private static function id( Journal $journal, string $name ): int {
		$term = get_term_by( 'name', $name, self::TAXONOMY );
		if ( $term instanceof WP_Term ) {
			return $term->term_id;
		}
		$slug = self::free_slug( sanitize_title( $name ) );
		$journal->add( [ 'op' => 'term', 'slug' => $slug ] );
		$made = wp_insert_term( wp_slash( $name ), self::TAXONOMY, [ 'slug' => $slug ] );
		if ( is_wp_error( $made ) ) {
			throw new KitError( 'db_insert_error' === $made->get_error_code() ? 'kit_not_stored' : 'general', $name );
		}
		return (int) $made['term_id'];
	}

	/** A slug that no term of any taxonomy has, so that undo finds the term by its slug. */
	private static function free_slug( string $slug ): string {
		global $wpdb;
		$number = 1;
		$wanted = '' === $slug ? 'kit' : $slug;
		$slug   = $wanted;
		$find   = 'SELECT term_id FROM %i WHERE slug = %s';
		// Functions of WordPress only look into one taxonomy.
		while ( [] !== Rows::select( $find, $wpdb->terms, $slug ) ) {
			$slug = $wanted . '-' . ( ++$number );
		}
		return $slug;
	}
}
