<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

defined( 'ABSPATH' ) || exit;

/** What the toolbar says where the site has set no words of its own. */
final class AccessibilityToolbarWords {
	public static function title(): string {
		return __( 'Accessibility Tools', 'rueda' );
	}

	/** @return array<string, string> By the tools' names. */
	public static function tools(): array {
		return [
			'resize-plus'       => __( 'Increase text size', 'rueda' ),
			'resize-minus'      => __( 'Decrease text size', 'rueda' ),
			'grayscale'         => __( 'Grayscale', 'rueda' ),
			'high-contrast'     => __( 'High contrast', 'rueda' ),
			'negative-contrast' => __( 'Negative contrast', 'rueda' ),
			'light-background'  => __( 'Light background', 'rueda' ),
			'links-underline'   => __( 'Underline links', 'rueda' ),
			'readable-font'     => __( 'Readable font', 'rueda' ),
			'stop-motion'       => __( 'Stop motion', 'rueda' ),
			'reset'             => __( 'Reset', 'rueda' ),
		];
	}

	/** @return array<string, string> By the links' names. */
	public static function links(): array {
		return [
			'sitemap'  => __( 'Sitemap', 'rueda' ),
			'help'     => __( 'Help', 'rueda' ),
			'feedback' => __( 'Feedback', 'rueda' ),
		];
	}

	/** @return array<string, string> What the script writes and says. */
	public static function spoken(): array {
		return [
			/* translators: %s: a number. */
			'size'    => __( 'Text size: %s %%', 'rueda' ),
			/* translators: %s: a number. */
			'sized'   => __( 'Text size %s percent', 'rueda' ),
			'largest' => __( 'Largest text size', 'rueda' ),
			'normal'  => __( 'Normal text size', 'rueda' ),
			/* translators: %s: a tool, as in "High contrast". */
			'on'      => __( '%s on', 'rueda' ),
			/* translators: %s: a tool, as in "High contrast". */
			'off'     => __( '%s off', 'rueda' ),
			'reset'   => __( 'All accessibility settings reset', 'rueda' ),
			'missing' => __( 'This part could not be loaded.', 'rueda' ),
		];
	}
}
