<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** The request for a list in wp-admin. */
final class ListRequest {
	/** What WordPress's lists take for text without looking: the action, and what they print into their search form. */
	private const TEXTS = [ 'action', 's', 'orderby', 'order', 'post_mime_type', 'detached' ];

	/**
	 * Somebody's `?s[]=1` would end as a notice in the middle of the screen. To be called before anything is printed.
	 */
	public static function keep_texts(): void {
		// phpcs:disable WordPress.Security -- nothing is read but its type.
		foreach ( self::TEXTS as $name ) {
			if ( ! is_string( $_REQUEST[ $name ] ?? '' ) ) {
				unset( $_REQUEST[ $name ], $_GET[ $name ] );
			}
		}
		// phpcs:enable
	}
}
