<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Settings\SettingsScreen;

defined( 'ABSPATH' ) || exit;

/** What the toolbar says where the site has set no words of its own. */
final class AccessibilityToolbarWords {
	/** WordPress's handle of the block's script in editors. */
	private const EDITOR = 'rueda-accessibility-toolbar-editor-script';

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
			'letter-spacing'    => __( 'Letter spacing', 'rueda' ),
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

	public static function usual_size(): string {
		return sprintf( self::spoken()['size'], number_format_i18n( 100 ) );
	}

	/** Gives the words to the script of the block in editors. */
	public static function give_to_editor(): void {
		self::give_to( self::EDITOR );
	}

	public static function give_to_settings(): void {
		if ( wp_script_is( SettingsScreen::SCRIPT ) ) {
			self::give_to( SettingsScreen::SCRIPT );
		}
	}

	private static function give_to( string $script ): void {
		$words = [
			'title' => self::title(),
			'size'  => self::usual_size(),
			'tools' => self::tools(),
			'links' => self::links(),
		];
		wp_add_inline_script(
			$script,
			'window.ruedaToolbarWords = ' . wp_json_encode( $words, JSON_HEX_TAG ) . ';',
			'before'
		);
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
