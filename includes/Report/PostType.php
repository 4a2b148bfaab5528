<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Types;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reports are posts that WordPress shows nowhere by itself: the type has no addresses, lists, feeds, REST routes,
 * embeds or screens. Page shows one report to requests with its address; the filters here close every other way to
 * a report, and from one report to the next.
 */
final class PostType {
	/** Users who may edit others' posts may see and delete reports; the author of a report has no rights in it. */
	public const CAPABILITY = 'edit_others_posts';

	public function register(): void {
		add_filter( 'the_title', [ $this, 'title' ], 10, 2 );
		add_filter( 'post_type_link', [ $this, 'hide_link' ], PHP_INT_MAX, 2 );
		add_filter( 'posts_results', [ $this, 'hide_from_queries' ], PHP_INT_MAX, 2 );
		add_filter( 'oembed_request_post_id', [ $this, 'hide_from_embeds' ], PHP_INT_MAX );
		add_filter( 'get_previous_post_where', [ $this, 'hide_neighbours' ], PHP_INT_MAX, 5 );
		add_filter( 'get_next_post_where', [ $this, 'hide_neighbours' ], PHP_INT_MAX, 5 );
		foreach ( [ 'comments_open', 'pings_open' ] as $filter ) {
			add_filter( $filter, [ $this, 'close' ], PHP_INT_MAX, 2 );
		}
		add_action( 'delete_user', [ $this, 'clear_author' ], 10, 2 );
		add_action( 'remove_user_from_blog', [ $this, 'clear_author' ] );
	}

	public function register_type(): void {
		Types::complete(
			Report::TYPE,
			Types::REPORT + [
				'labels' => [
					'name'          => __( 'Reports', 'rueda' ),
					'singular_name' => __( 'Report', 'rueda' ),
				],
			]
		);
	}

	/** @param mixed $title As stored: empty, except for reports from another plugin. */
	public function title( mixed $title, mixed $id = 0 ): string {
		$title = is_string( $title ) ? $title : '';
		return '' === $title && is_numeric( $id ) && $id > 0 && $this->is_report( get_post( (int) $id ) )
			? Report::title_of( (int) $id )
			: $title;
	}

	/** WordPress puts links to posts in so many places that the link of a report is hidden from all of them. */
	public function hide_link( mixed $link, WP_Post $post ): mixed {
		return $this->is_report( $post ) ? home_url( '/' ) : $link;
	}

	/**
	 * Hides reports from shortcodes and themes that list any post type. Exempt are our own page, which asks for one
	 * report by its whole address, and admin screens of users who may see all reports.
	 *
	 * @return array<mixed>
	 */
	public function hide_from_queries( mixed $posts, WP_Query $query ): array {
		$posts = is_array( $posts ) ? $posts : [];
		if ( true === $query->get( Address::QUERY ) || is_admin() && current_user_can( self::CAPABILITY ) ) {
			return $posts;
		}
		return array_values( array_filter( $posts, fn ( mixed $post ): bool => ! $this->is_report( $post ) ) );
	}

	public function hide_from_embeds( mixed $id ): int {
		$id = is_numeric( $id ) ? (int) $id : 0;
		return $id > 0 && $this->is_report( get_post( $id ) ) ? 0 : $id;
	}

	/** Many themes link the previous and the next post below a post. */
	public function hide_neighbours(
		mixed $where,
		mixed $same,
		mixed $excluded,
		mixed $taxonomy,
		mixed $post = null
	): mixed {
		return $this->is_report( $post ) ? 'WHERE 1 = 0' : $where;
	}

	/** @param mixed $post A post or an id, as themes pass it. */
	public function close( mixed $is_open, mixed $post ): bool {
		return (bool) $is_open && ! $this->is_report( is_numeric( $post ) ? get_post( (int) $post ) : $post );
	}

	/** Reports do not go to another user with the rest of a user's posts, because nobody inherits another's answers. */
	public function clear_author( int $user_id, mixed $heir = null ): void {
		global $wpdb;
		if ( is_numeric( $heir ) || doing_action( 'remove_user_from_blog' ) ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress does the same to the user's other posts a moment later.
			$wpdb->update(
				$wpdb->posts,
				[ 'post_author' => 0 ],
				[ 'post_author' => $user_id, 'post_type' => Report::TYPE ]
			);
		}
	}

	private function is_report( mixed $post ): bool {
		return is_object( $post ) && Report::TYPE === ( $post->post_type ?? '' );
	}
}
