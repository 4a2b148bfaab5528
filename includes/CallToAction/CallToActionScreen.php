<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Settings\SettingsScreen;

defined( 'ABSPATH' ) || exit;

/** Loads media and colours for editing a call to action on the screen of settings; the block editor has them anyway. */
final class CallToActionScreen {
	public function enqueue( string $hook ): void {
		if ( 'toplevel_page_' . SettingsScreen::SLUG !== $hook || ! SettingsScreen::is_writing() ) {
			return;
		}
		wp_enqueue_media();
		$palette = [
			'colors'    => self::of_theme( 'palette' ),
			'gradients' => self::of_theme( 'gradients' ),
		];
		wp_add_inline_script(
			SettingsScreen::SCRIPT,
			'window.ruedaPalette = ' . wp_json_encode( $palette, JSON_HEX_TAG ) . ';',
			'before'
		);
	}

	/** @return list<mixed> What the theme and the site have chosen, else what WordPress brings. */
	private static function of_theme( string $name ): array {
		$by_origin = wp_get_global_settings( [ 'color', $name ] );
		$of        = static function ( string $origin ) use ( $by_origin ): array {
			$list = is_array( $by_origin ) ? $by_origin[ $origin ] ?? [] : [];
			return is_array( $list ) ? array_values( $list ) : [];
		};
		$chosen    = array_merge( $of( 'theme' ), $of( 'custom' ) );
		return [] === $chosen ? $of( 'default' ) : $chosen;
	}
}
