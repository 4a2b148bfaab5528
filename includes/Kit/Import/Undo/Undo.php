<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Undo;

use Rueda\Kit\Files;
use Rueda\Kit\Import\Categories;
use Rueda\Kit\KitError;
use Rueda\Support\Database\Rows;
use Rueda\Support\Read;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Undoes one change of a run, even if it is half made or not made yet. Undoing it twice does no harm. */
final class Undo {
	/** @param array<string, mixed> $entry An entry of the journal. */
	public static function revert( array $entry ): void {
		match ( $entry['op'] ?? '' ) {
			'post'     => self::delete_post( $entry ),
			'files'    => self::delete_files( $entry ),
			'term'     => self::delete_term( Read::string( $entry['slug'] ?? null ) ),
			'count'    => self::count_again( $entry ),
			'replaced' => Snapshot::restore( $entry ),
			'option'   => OptionRow::restore( $entry ),
			'rules'    => flush_rewrite_rules( false ),
			default    => null,
		};
	}

	/** @param array<string, mixed> $entry */
	private static function delete_post( array $entry ): void {
		global $wpdb;
		$guid = Read::string( $entry['guid'] ?? null );
		$id   = is_int( $entry['id'] ?? null ) ? $entry['id'] : 0;
		if ( $id > 0 ) {
			$there = Rows::select( 'SELECT guid FROM %i WHERE ID = %d', $wpdb->posts, $id )[0]['guid'] ?? null;
			$id    = is_string( $there ) && self::end( $there ) === self::end( $guid ) ? $id : 0;
		} else {
			$id = (int) ( Rows::select( 'SELECT ID FROM %i WHERE guid = %s', $wpdb->posts, $guid )[0]['ID'] ?? 0 );
		}
		if ( 0 === $id ) {
			self::delete_rest( is_int( $entry['id'] ?? null ) ? $entry['id'] : 0 );
			return;
		}
		clean_post_cache( $id );
		$post    = get_post( $id );
		$is_file = $post instanceof WP_Post && 'attachment' === $post->post_type;
		$deleted = $is_file ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true );
		if ( ! $deleted instanceof WP_Post ) {
			// A filter of another plugin keeps the post.
			throw new KitError( 'general', (string) $id );
		}
	}

	/** Deletes what belongs to a post that is gone: the database may have refused that when the post was deleted. */
	private static function delete_rest( int $id ): void {
		global $wpdb;
		if ( 0 === $id || [] !== Rows::select( 'SELECT ID FROM %i WHERE ID = %d', $wpdb->posts, $id ) ) {
			return;
		}
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress's functions do nothing for a post that is gone.
		$wpdb->delete( $wpdb->postmeta, [ 'post_id' => $id ] );
		$wpdb->delete( $wpdb->term_relationships, [ 'object_id' => $id ] );
		// phpcs:enable
	}

	/** The last part of a guid, which identifies it even after the site got another address. */
	private static function end( string $guid ): string {
		return preg_replace( '~^.*/~s', '', $guid ) ?? $guid;
	}

	/** @param array<string, mixed> $entry */
	private static function delete_files( array $entry ): void {
		$base = Read::string( $entry['base'] ?? null );
		foreach ( '' === $base ? [] : Files::beginning( Read::string( $entry['folder'] ?? null ), $base ) as $file ) {
			wp_delete_file( $file );
		}
		foreach ( is_array( $entry['folders'] ?? null ) ? $entry['folders'] : [] as $folder ) {
			$is_folder = is_string( $folder ) && is_dir( $folder );
			if ( $is_folder && [] === array_diff( (array) scandir( $folder ), [ '.', '..' ] ) ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress made it without WP_Filesystem too.
				rmdir( $folder );
			}
		}
	}

	/** Deletes a category. If somebody has given it to other patterns meanwhile, it stays. */
	private static function delete_term( string $slug ): void {
		global $wpdb;
		// WordPress's functions do not find a term that is half made.
		$rows = Rows::select( 'SELECT term_id FROM %i WHERE slug = %s', $wpdb->terms, $slug );
		$id   = (int) ( $rows[0]['term_id'] ?? 0 );
		if ( 0 === $id ) {
			return;
		}
		clean_term_cache( $id, Categories::TAXONOMY );
		$term = get_term( $id, Categories::TAXONOMY );
		if ( ! $term instanceof WP_Term ) {
			if ( [] === Rows::select( 'SELECT term_id FROM %i WHERE term_id = %d', $wpdb->term_taxonomy, $id ) ) {
				$wpdb->delete( $wpdb->terms, [ 'term_id' => $id ] ); // phpcs:ignore WordPress.DB -- as above.
			}
			return;
		}
		$objects = get_objects_in_term( $id, Categories::TAXONOMY );
		if ( [] === $objects ) {
			wp_delete_term( $id, Categories::TAXONOMY );
		}
	}

	/** @param array<string, mixed> $entry */
	private static function count_again( array $entry ): void {
		$ids = is_array( $entry['terms'] ?? null ) ? array_filter( $entry['terms'], 'is_int' ) : [];
		$tts = [];
		foreach ( $ids as $id ) {
			$term = get_term( $id, Categories::TAXONOMY );
			if ( $term instanceof WP_Term ) {
				$tts[] = $term->term_taxonomy_id;
			}
		}
		if ( [] !== $tts ) {
			wp_update_term_count_now( $tts, Categories::TAXONOMY );
		}
	}
}
