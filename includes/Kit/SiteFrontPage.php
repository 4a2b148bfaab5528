<?php

declare( strict_types=1 );

namespace Rueda\Kit;

defined( 'ABSPATH' ) || exit;

/** Which page visitors see first. */
final class SiteFrontPage {
	/** The page that is the front page; 0 where the latest posts are. */
	public static function id(): int {
		$page = get_option( 'page_on_front' );
		return 'page' === get_option( 'show_on_front' ) && is_numeric( $page ) ? (int) $page : 0;
	}
}
