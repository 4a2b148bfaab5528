<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Support\Label;
use Rueda\Wheel\WheelPostType;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What wheels are called on screens for admins. */
final class WheelNames {
	/** Nobody finds a wheel in a longer list. */
	private const MOST = 500;

	/** In plain text. */
	public static function of( int $wheel ): string {
		$post = $wheel > 0 ? get_post( $wheel ) : null;
		if ( ! $post instanceof WP_Post || WheelPostType::NAME !== $post->post_type ) {
			return __( 'Deleted wheel', 'rueda' );
		}
		$name = Label::plain( get_the_title( $post ) );
		return '' === $name ? __( '(no title)', 'rueda' ) : $name;
	}

	/** @return array<int, string> Names by id, in alphabetical order. */
	public static function all(): array {
		$ids = get_posts(
			[
				'post_type'      => WheelPostType::NAME,
				'post_status'    => [ 'publish', 'private', 'draft', 'pending', 'future' ],
				// phpcs:ignore WordPress.WP.PostsPerPage.posts_per_page_posts_per_page -- a list to choose from.
				'posts_per_page' => self::MOST,
				'orderby'        => 'title',
				'order'          => 'ASC',
				'fields'         => 'ids',
			]
		);
		$names = [];
		_prime_post_caches( $ids, false, false );
		foreach ( $ids as $id ) {
			$names[ $id ] = self::of( $id );
		}
		return Label::told_apart( $names );
	}
}
