<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Undo;

use Rueda\Support\Database\Rows;

defined( 'ABSPATH' ) || exit;

/** Finds images and items of a run that other posts of this site refer to. */
final class Uses {
	/** The random part that an import adds to a file's name. It is the same in the names of all sizes. */
	private const MARK = '/-([0-9a-f]{8})(?![0-9A-Za-z])/';

	private const ITEM = '/"(?:wheelId|formId|pageId|ref)":"?(\d+)(?!\d)/';

	/** How many posts are read at a time, so that very long posts do not fill the memory. */
	private const CHUNK = 50;

	/** @var array<int, true> */
	private array $found = [];

	/**
	 * @param list<int> $images Attachments.
	 * @param list<int> $items  Posts.
	 * @param list<int> $own    Posts whose references do not count, because they are undone too.
	 * @return list<int> The images and items that are in use.
	 */
	public function find( array $images, array $items, array $own ): array {
		$this->found = [];
		if ( [] !== $images || [] !== $items ) {
			$this->look_at_thumbnails( $images, $own );
			$this->look_at_children( $items, $own );
			$this->look_at_contents( self::marks( $images ), $items, $own );
		}
		return array_keys( $this->found );
	}

	/**
	 * Posts with posts of another type below them: reports, below the wheel that visitors have filled in.
	 *
	 * @param list<int> $items
	 * @return list<int>
	 */
	public static function answered( array $items ): array {
		global $wpdb;
		$find = 'SELECT DISTINCT p.ID FROM %i p JOIN %i c ON c.post_parent = p.ID WHERE c.post_type <> p.post_type'
			. " AND c.post_type NOT IN ( 'revision', 'attachment' ) AND c.post_status NOT IN ( 'trash', 'auto-draft' )";
		$rows = Rows::select( $find, $wpdb->posts, $wpdb->posts );
		$ids  = array_map( static fn ( array $row ): int => (int) $row['ID'], $rows );
		return array_values( array_intersect( $items, $ids ) );
	}

	/**
	 * @param list<int> $images
	 * @param list<int> $own
	 */
	private function look_at_thumbnails( array $images, array $own ): void {
		global $wpdb;
		$find = 'SELECT m.post_id, m.meta_value FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = %s'
			. " AND p.post_type <> 'revision' AND p.post_status NOT IN ( 'trash', 'auto-draft' )";
		foreach ( Rows::select( $find, $wpdb->postmeta, $wpdb->posts, '_thumbnail_id' ) as $row ) {
			$id = (int) $row['meta_value'];
			if ( in_array( $id, $images, true ) && ! in_array( (int) $row['post_id'], $own, true ) ) {
				$this->found[ $id ] = true;
			}
		}
	}

	/**
	 * A page below another one has its address from it.
	 *
	 * @param list<int> $items
	 * @param list<int> $own
	 */
	private function look_at_children( array $items, array $own ): void {
		global $wpdb;
		$find = "SELECT ID, post_parent FROM %i WHERE post_parent > 0 AND post_type NOT IN ( 'revision', 'attachment' )"
			. " AND post_status NOT IN ( 'trash', 'auto-draft' )";
		foreach ( Rows::select( $find, $wpdb->posts ) as $row ) {
			$parent = (int) $row['post_parent'];
			if ( in_array( $parent, $items, true ) && ! in_array( (int) $row['ID'], $own, true ) ) {
				$this->found[ $parent ] = true;
			}
		}
	}

	/**
	 * @param array<string, int> $marks
	 * @param list<int>          $items
	 * @param list<int>          $own
	 */
	private function look_at_contents( array $marks, array $items, array $own ): void {
		global $wpdb;
		$last = 0;
		$find = "SELECT ID, post_content FROM %i WHERE ID > %d AND post_type <> 'revision'"
			. " AND post_status NOT IN ( 'trash', 'auto-draft' ) AND post_content <> '' ORDER BY ID LIMIT %d";
		do {
			$rows = Rows::select( $find, $wpdb->posts, $last, self::CHUNK );
			foreach ( $rows as $row ) {
				$last = (int) $row['ID'];
				if ( ! in_array( $last, $own, true ) ) {
					$this->find_in_content( $last, (string) $row['post_content'], $marks, $items );
				}
			}
			$is_full = self::CHUNK === count( $rows );
		} while ( $is_full );
	}

	/**
	 * @param array<string, int> $marks
	 * @param list<int>          $items
	 */
	private function find_in_content( int $post, string $content, array $marks, array $items ): void {
		preg_match_all( self::MARK, $content, $found );
		foreach ( $found[1] as $mark ) {
			if ( isset( $marks[ $mark ] ) ) {
				$this->found[ $marks[ $mark ] ] = true;
			}
		}
		preg_match_all( self::ITEM, $content, $found );
		foreach ( array_map( 'intval', $found[1] ) as $id ) {
			if ( $id !== $post && in_array( $id, $items, true ) ) {
				$this->found[ $id ] = true;
			}
		}
	}

	/**
	 * @param list<int> $images
	 * @return array<string, int>
	 */
	private static function marks( array $images ): array {
		$marks = [];
		foreach ( $images as $id ) {
			$file = get_attached_file( $id );
			preg_match_all( self::MARK, is_string( $file ) ? wp_basename( $file ) : '', $found );
			$mark = array_pop( $found[1] );
			if ( null !== $mark ) {
				$marks[ $mark ] = $id;
			}
		}
		return $marks;
	}
}
