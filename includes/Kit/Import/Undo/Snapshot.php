<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Undo;

use Rueda\Kit\Format\Canonical;
use Rueda\Support\Database\Rows;

defined( 'ABSPATH' ) || exit;

/**
 * A post with its metas, terms and revisions, as their rows are in the database. Restoring it changes nothing else, and
 * calls no filter that could.
 *
 * @phpstan-type Row array<string, string|null>
 * @phpstan-type State array{id: int, row: Row, metas: list<Row>, terms: list<Row>, revisions: list<int>}
 */
final class Snapshot {
	/** @return State */
	public static function take( int $id ): array {
		global $wpdb;
		return [
			'id'        => $id,
			'row'       => self::rows( $wpdb->posts, 'ID', $id )[0] ?? [],
			'metas'     => self::rows( $wpdb->postmeta, 'post_id', $id ),
			'terms'     => self::rows( $wpdb->term_relationships, 'object_id', $id ),
			'revisions' => self::revisions( $id ),
		];
	}

	/** @param array<string, mixed> $snapshot */
	public static function restore( array $snapshot ): void {
		global $wpdb;
		/** @var State $snapshot Made above. */
		$id = $snapshot['id'];
		if ( [] === $snapshot['row'] || [] === self::rows( $wpdb->posts, 'ID', $id ) ) {
			// The post was not there, or somebody has deleted it since.
			return;
		}
		foreach ( array_diff( self::revisions( $id ), $snapshot['revisions'] ) as $revision ) {
			wp_delete_post_revision( $revision );
		}
		// The number of comments is not restored, because comments that have come since are still there.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- caches are cleaned below.
		$wpdb->update( $wpdb->posts, array_diff_key( $snapshot['row'], [ 'comment_count' => 0 ] ), [ 'ID' => $id ] );
		self::put_back( $wpdb->postmeta, [ 'post_id' => $id ], [ 'meta_id' ], $snapshot['metas'] );
		self::put_back(
			$wpdb->term_relationships,
			[ 'object_id' => $id ],
			[ 'object_id', 'term_taxonomy_id' ],
			$snapshot['terms']
		);
		wp_cache_delete( $id, 'post_meta' );
		clean_object_term_cache( $id, (string) $snapshot['row']['post_type'] );
		clean_post_cache( $id );
	}

	/**
	 * @param array<string, int>                $of   The column and the id by which the post's rows are found.
	 * @param list<string>                      $keys The columns that tell one row from another.
	 * @param list<array<string, string|null>> $rows
	 */
	private static function put_back( string $table, array $of, array $keys, array $rows ): void {
		global $wpdb;
		/** @param array<string, string|null> $row */
		$of_key = array_flip( $keys );
		$key_of = static fn ( array $row ): string => Canonical::json( array_intersect_key( $row, $of_key ) );
		$now    = [];
		foreach ( self::rows( $table, (string) key( $of ), (int) current( $of ) ) as $row ) {
			$now[ $key_of( $row ) ] = $row;
		}
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- caches are cleaned by the caller.
		foreach ( $rows as $row ) {
			$there = $now[ $key_of( $row ) ] ?? null;
			unset( $now[ $key_of( $row ) ] );
			if ( null === $there ) {
				$wpdb->insert( $table, $row );
			} elseif ( $there !== $row ) {
				$wpdb->update( $table, $row, array_intersect_key( $row, array_flip( $keys ) ) );
			}
		}
		foreach ( $now as $row ) {
			$wpdb->delete( $table, array_intersect_key( $row, array_flip( $keys ) ) );
		}
		// phpcs:enable
	}

	/** @return list<int> */
	private static function revisions( int $id ): array {
		global $wpdb;
		$find = "SELECT ID FROM %i WHERE post_parent = %d AND post_type = 'revision' ORDER BY ID";
		return array_map( 'intval', array_column( Rows::select( $find, $wpdb->posts, $id ), 'ID' ) );
	}

	/** @return list<array<string, string|null>> */
	private static function rows( string $table, string $column, int $id ): array {
		global $wpdb;
		return Rows::select( 'SELECT * FROM %i WHERE %i = %d', $table, $column, $id );
	}
}
