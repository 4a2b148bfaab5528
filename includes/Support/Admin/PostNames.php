<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

use Rueda\Support\Label;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What posts of one type, such as wheels or forms, are called on screens for admins, in plain text. */
final class PostNames {
	/** Nobody finds a post in a longer list. */
	private const MOST = 500;

	/** @param string $gone What a post is called that is no longer there. */
	public static function name_of( int $id, string $type, string $gone ): string {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && $type === $post->post_type ? self::name( $post ) : $gone;
	}

	/**
	 * @param list<string> $more Statuses besides those of posts that are not in the trash.
	 * @return array<int, string> Names by id, in alphabetical order.
	 */
	public static function all( string $type, array $more = [] ): array {
		$posts = get_posts(
			[
				'post_type'              => $type,
				'post_status'            => [ 'publish', 'private', 'draft', 'pending', 'future', ...$more ],
				// phpcs:ignore WordPress.WP.PostsPerPage.posts_per_page_posts_per_page -- a list to choose from.
				'posts_per_page'         => self::MOST,
				'orderby'                => 'title',
				'order'                  => 'ASC',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		return Label::told_apart( array_map( [ self::class, 'name' ], array_column( $posts, null, 'ID' ) ) );
	}

	private static function name( WP_Post $post ): string {
		// Other plugins may translate the titles of posts that have pages.
		$title = is_post_type_viewable( $post->post_type ) ? get_the_title( $post ) : $post->post_title;
		$name  = Label::plain( $title );
		return '' === $name ? __( '(no title)', 'rueda' ) : $name;
	}
}
