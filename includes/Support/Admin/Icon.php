<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

defined( 'ABSPATH' ) || exit;

/** Rueda's icon: a wheel of four segments of different sizes, drawn on a grid of 24 by 24. */
final class Icon {
	public const PATH = 'M12.75 11.25V2.5a8.75 8.75 0 0 1 8.75 8.75zM12.75 12.75h6.5a6.5 6.5 0 0 1-6.5 6.5zM11.25 12.75v7.75a7.75 7.75 0 0 1-7.75-7.75zM11.25 11.25h-5a5 5 0 0 1 5-5z';

	public static function svg(): string {
		return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="20" height="20">'
			. '<path fill="#a7aaad" d="' . self::PATH . '"/></svg>';
	}

	/** The icon as the admin menu needs it. WordPress repaints it in the colours of the user's admin scheme. */
	public static function data_uri(): string {
		// The function add_menu_page() takes an SVG in this form alone.
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode
		return 'data:image/svg+xml;base64,' . base64_encode( self::svg() );
	}
}
