<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

defined( 'ABSPATH' ) || exit;

/** Lines below the name in a list's row, for screens that are too narrow for the other columns. */
final class NarrowList {
	public static function enqueue(): void {
		wp_enqueue_style(
			'rueda-narrow-list',
			RUEDA_URL . 'includes/Support/Admin/narrow-list.css',
			[ 'list-tables' ],
			RUEDA_VERSION
		);
	}

	/** One line below the name. */
	public static function line( string $text, string $class = '' ): string {
		return '' === $text
			? ''
			: sprintf( '<span class="%s">%s</span>', esc_attr( trim( "rueda-narrow {$class}" ) ), esc_html( $text ) );
	}
}
