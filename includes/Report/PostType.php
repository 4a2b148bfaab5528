<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Types;
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

	/** The name of the type; Report::TYPE is the same. */
	public const NAME = 'rueda_report';

	/**
	 * Reports are hidden from every list, link and title of a site, whatever prints it.
	 *
	 * @return array<string, list<array{0: string, 1: string, 2?: int, 3?: int}>> See Module.
	 */
	public static function hooks(): array {
		return [
			'every' => [
				[ 'the_title', 'title', 10, 2 ],
				[ 'post_type_link', 'hide_link', PHP_INT_MAX, 2 ],
				[ 'posts_results', 'hide_from_queries', PHP_INT_MAX, 2 ],
				[ 'oembed_request_post_id', 'hide_from_embeds', PHP_INT_MAX ],
				[ 'get_previous_post_where', 'hide_neighbours', PHP_INT_MAX, 5 ],
				[ 'get_next_post_where', 'hide_neighbours', PHP_INT_MAX, 5 ],
				[ 'comments_open', 'close', PHP_INT_MAX, 2 ],
				[ 'pings_open', 'close', PHP_INT_MAX, 2 ],
			],
		];
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
	public function hide_link( mixed $link, mixed $post = null ): mixed {
		return $this->is_report( $post ) ? home_url( '/' ) : $link;
	}

	/**
	 * Hides reports from shortcodes and themes that list any post type. Exempt are our own page, which asks for one
	 * report by its whole address, and admin screens of users who may see all reports.
	 *
	 * @return array<mixed>
	 */
	public function hide_from_queries( mixed $posts, ?WP_Query $query = null ): array {
		$posts = is_array( $posts ) ? $posts : [];
		$other = array_filter( $posts, fn ( mixed $post ): bool => ! $this->is_report( $post ) );
		// Most queries find none.
		if ( count( $other ) === count( $posts ) ) {
			return $posts;
		}
		if ( true === $query?->get( Address::QUERY ) || is_admin() && current_user_can( self::CAPABILITY ) ) {
			return $posts;
		}
		return array_values( $other );
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
			// WordPress does the same to the user's other posts a moment later.
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->update(
				$wpdb->posts,
				[ 'post_author' => 0 ],
				[ 'post_author' => $user_id, 'post_type' => Report::TYPE ]
			);
		}
	}

	private function is_report( mixed $post ): bool {
		return is_object( $post ) && self::NAME === ( $post->post_type ?? '' );
	}
}
