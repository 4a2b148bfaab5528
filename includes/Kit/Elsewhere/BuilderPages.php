<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Kit\Format\DocType;
use Rueda\Support\Database\Rows;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Finds pages, posts and saved templates of this site that a page builder has made. They are only read. */
final class BuilderPages {
	/** The meta in which the page builder stores the elements of a page, as JSON. */
	private const DATA = '_elementor_data';

	/** The meta with the kind of a page or a template. */
	private const KIND = '_elementor_template_type';

	/** The type of the page builder's templates, which WordPress does not know while the page builder is not active. */
	private const LIBRARY = 'elementor_library';

	private const TYPES    = [ DocType::PAGE, DocType::POST, self::LIBRARY ];
	private const STATUSES = [ 'publish', 'draft', 'pending', 'private', 'future' ];

	/** What is stored for a page without elements. */
	private const NOTHING = [ '', '[]' ];

	/** Kinds of pages and posts. Those of templates are in PageBuilderKit. */
	private const KINDS = [ 'wp-page', 'wp-post' ];

	/** @return array{posts: list<WP_Post>, total: int} Those that were edited last come first. */
	public static function page( string $search, int $number, int $per_page ): array {
		$query = new WP_Query(
			[
				'post_type'              => self::TYPES,
				'post_status'            => self::STATUSES,
				's'                      => $search,
				'posts_per_page'         => $per_page,
				'paged'                  => $number,
				'orderby'                => [ 'modified' => 'DESC', 'ID' => 'DESC' ],
				'ignore_sticky_posts'    => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
				// Only administrators ask for this, and nothing else tells these pages from others.
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query
				'meta_query'             => [
					[ 'key' => self::DATA, 'value' => self::NOTHING, 'compare' => 'NOT IN' ],
					[
						'relation' => 'OR',
						[ 'key' => self::KIND, 'compare' => 'NOT EXISTS' ],
						[
							'key'     => self::KIND,
							'value'   => [ ...self::KINDS, ...array_keys( PageBuilderKit::TEMPLATES ) ],
							'compare' => 'IN',
						],
					],
				],
			]
		);
		$posts = array_filter( $query->posts ?? [], static fn ( mixed $post ): bool => $post instanceof WP_Post );
		return [ 'posts' => array_values( $posts ), 'total' => $query->found_posts ];
	}

	/** The post, where a page builder has made it and the user may edit it. */
	public static function find( int $id ): ?WP_Post {
		$post = get_post( $id );
		return $post instanceof WP_Post
			&& in_array( $post->post_type, self::TYPES, true )
			&& in_array( $post->post_status, self::STATUSES, true )
			&& current_user_can( self::LIBRARY === $post->post_type ? 'edit_others_posts' : 'edit_post', $id )
			? $post
			: null;
	}

	public static function has_data( int $id ): bool {
		return metadata_exists( 'post', $id, self::DATA );
	}

	public static function is_template( WP_Post $post ): bool {
		return self::LIBRARY === $post->post_type;
	}

	/** The kind of a template, as the page builder names it. */
	public static function kind( WP_Post $post ): string {
		$kind = get_post_meta( $post->ID, self::KIND, true );
		return is_string( $kind ) ? $kind : '';
	}

	/** How large the stored elements of a page are, in characters. */
	public static function size( int $id ): int {
		global $wpdb;
		$find = 'SELECT LENGTH(meta_value) AS size FROM %i'
			. ' WHERE post_id = %d AND meta_key = %s ORDER BY meta_id LIMIT 1';
		return (int) ( Rows::select( $find, $wpdb->postmeta, $id, self::DATA )[0]['size'] ?? 0 );
	}

	/** The stored elements, past the filters of the page builder. */
	public static function data( int $id ): string {
		global $wpdb;
		$find = 'SELECT meta_value FROM %i WHERE post_id = %d AND meta_key = %s ORDER BY meta_id LIMIT 1';
		return (string) ( Rows::select( $find, $wpdb->postmeta, $id, self::DATA )[0]['meta_value'] ?? '' );
	}
}
