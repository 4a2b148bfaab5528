<?php

declare( strict_types=1 );

namespace Rueda\Kit;

use Rueda\Support\Label;
use Rueda\Support\Read;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Posts that an import made beside one of the same title. Visitors read the title, so admins tell them by the slug. */
final class SecondCopy {
	/**
	 * @param array<string, string> $states What WordPress prints behind a title in its lists.
	 * @return array<string, string>
	 */
	public static function add_state( array $states, WP_Post $post ): array {
		$slug = self::slug( $post );
		return '' === $slug
			? $states
			/* translators: %s: the last part of an address, as in "contact-2". */
			: $states + [ 'rueda_slug' => esc_html( sprintf( __( 'Slug: %s', 'rueda' ), $slug ) ) ];
	}

	/** The title for admins, as in "Contact (contact-2)". */
	public static function title( WP_Post $post ): string {
		$title = Label::plain( $post->post_title );
		$slug  = self::slug( $post );
		return '' === $slug ? $title : "$title ($slug)";
	}

	/** The slug that has a number because the kit's was taken; empty for other posts. */
	private static function slug( WP_Post $post ): string {
		$key       = Read::string( get_post_meta( $post->ID, KitMeta::KEY, true ) );
		$is_second = '' !== $key
			&& 1 === preg_match( '/-\d+$/D', $post->post_name, $number )
			&& ! str_ends_with( $key, $number[0] );
		return $is_second ? urldecode( $post->post_name ) : '';
	}
}
