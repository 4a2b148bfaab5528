<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

defined( 'ABSPATH' ) || exit;

/** The style of a block inside a form, in the page and not in its head: nothing may move, or be seen for a moment. */
final class InlineStyle {
	/** @param string $name As in `form-step/style-index`. */
	public static function of( string $name ): string {
		$file = RUEDA_DIR . "build/blocks/$name.css";
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
		return is_file( $file ) ? '<style>' . file_get_contents( $file ) . '</style>' : '';
	}
}
