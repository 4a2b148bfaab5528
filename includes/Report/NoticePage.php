<?php

declare( strict_types=1 );

namespace Rueda\Report;

use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** A page inside the theme that is not a stored post: it says something once. */
final class NoticePage {
	/** Shows it in place of what WordPress has found. */
	public static function take_the_query( string $name, string $title ): void {
		global $wp_query, $post;
		if ( ! $wp_query instanceof WP_Query ) {
			return;
		}
		$page = new WP_Post(
			(object) [
				'ID'             => 0,
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => $title,
				'post_name'      => $name,
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'filter'         => 'raw',
			]
		);
		$wp_query->init_query_flags();
		$wp_query->is_page           = true;
		$wp_query->is_singular       = true;
		$wp_query->queried_object    = $page;
		$wp_query->queried_object_id = 0;
		$wp_query->posts             = [ $page ];
		$wp_query->post              = $page;
		$wp_query->post_count        = 1;
		$wp_query->found_posts       = 1;
		$wp_query->max_num_pages     = 1;

		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as WordPress does for the post of a page.
		$post = $page;
	}
}
