<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Definitions;
use Rueda\Settings\SettingsScreen;
use Rueda\Support\Read;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/**
 * What the plugin One Click Accessibility has left in the database, offered once to admins as settings of our toolbar.
 *
 * @phpstan-import-type Toolbar from AccessibilityToolbarSettings
 */
final class OneClickSettings {
	/** Whether an admin has saved the settings, or declined, since the offer was made. */
	public const ANSWERED = 'rueda_one_click_answered';

	private const PREFIX = 'pojo_a11y_';

	/** Its names of tools that have other ones here. */
	private const TOOLS = [
		'grayscale'         => 'grayscale',
		'high_contrast'     => 'high-contrast',
		'negative_contrast' => 'negative-contrast',
		'light_bg'          => 'light-background',
		'links_underline'   => 'links-underline',
		'readable_font'     => 'readable-font',
	];

	private const COLORS = [
		'a11y_bg_toolbar'             => 'panelBackground',
		'a11y_color_toolbar'          => 'panelText',
		'a11y_toggle_button_bg_color' => 'toggleBackground',
		'a11y_toggle_button_color'    => 'toggleIcon',
		'a11y_bg_active'              => 'activeBackground',
		'a11y_color_active'           => 'activeText',
	];

	/** Its labels until somebody changes them. Ours are translated, so these are not taken over. */
	private const USUAL = [
		'Accessibility Tools',
		'Increase Text',
		'Decrease Text',
		'Grayscale',
		'High Contrast',
		'Negative Contrast',
		'Light Background',
		'Links Underline',
		'Readable Font',
		'Sitemap',
		'Help',
		'Feedback',
	];

	public static function register(): void {
		Setting::register(
			self::ANSWERED,
			__( 'Whether the settings of One Click Accessibility were taken over or declined.', 'rueda' ),
			[ 'type' => 'boolean' ],
			'rest_sanitize_boolean',
			false
		);
	}

	public static function give_to_settings(): void {
		if ( ! wp_script_is( SettingsScreen::SCRIPT ) || true === (bool) get_option( self::ANSWERED ) ) {
			return;
		}
		$settings = self::converted();
		if ( null !== $settings ) {
			wp_add_inline_script(
				SettingsScreen::SCRIPT,
				'window.ruedaOneClick = ' . wp_json_encode( $settings, JSON_HEX_TAG ) . ';',
				'before'
			);
		}
	}

	/** @return Toolbar|null Null without such a plugin. What it has no setting for stays as it is. */
	public static function converted(): ?array {
		$look = get_option( self::PREFIX . 'customizer_options' );
		if ( ! is_array( $look ) && '' === self::text( 'toolbar' ) ) {
			return null;
		}
		$settings = self::with_place( AccessibilityToolbarSettings::stored() );
		$settings = self::with_words( $settings );
		$settings = self::with_look( $settings, is_array( $look ) ? $look : [] );
		$settings = self::with_page( $settings );
		return AccessibilityToolbarSettings::sanitize( $settings );
	}

	/**
	 * @param Toolbar $settings
	 * @return Toolbar
	 */
	private static function with_place( array $settings ): array {
		$shown               = self::text( 'toolbar' );
		[ $how, $device ]    = explode( '-', $shown . '-' );
		$settings['display'] = 'disable' === $shown ? 'block' : 'everywhere';
		$settings['devices'] = match ( $how ) {
			'visible' => [ $device ],
			'hidden'  => array_values( array_diff( Definitions::TOOLBAR_DEVICES, [ $device ] ) ),
			default   => Definitions::TOOLBAR_DEVICES,
		};
		return $settings;
	}

	/**
	 * @param Toolbar $settings
	 * @return Toolbar
	 */
	private static function with_words( array $settings ): array {
		$settings['title'] = self::label( 'toolbar_title', $settings['title'] );
		foreach ( self::TOOLS as $theirs => $ours ) {
			$settings['actions'][ $ours ] = [
				'enabled' => self::is_on( 'toolbar_button_' . $theirs, true ),
				'label'   => self::label( "toolbar_button_{$theirs}_title", $settings['actions'][ $ours ]['label'] ),
			];
		}
		foreach ( [ 'add' => 'resize-plus', 'less' => 'resize-minus' ] as $theirs => $ours ) {
			$name = "toolbar_button_resize_font_{$theirs}_title";

			$settings['actions'][ $ours ] = [
				'enabled' => self::is_on( 'toolbar_button_resize_font', true ),
				'label'   => self::label( $name, $settings['actions'][ $ours ]['label'] ),
			];
		}
		foreach ( Definitions::TOOLBAR_LINKS as $name ) {
			$link = $settings['links'][ $name ];
			$url  = self::text( "toolbar_button_{$name}_link" );

			$settings['links'][ $name ] = [
				'label' => self::label( "toolbar_button_{$name}_title", $link['label'] ),
				'url'   => '' !== $url ? $url : $link['url'],
			];
		}
		return $settings;
	}

	/**
	 * @param Toolbar                 $settings
	 * @param array<array-key, mixed> $look
	 * @return Toolbar
	 */
	private static function with_look( array $settings, array $look ): array {
		$settings['side']       = Read::string( $look['a11y_toolbar_position'] ?? $settings['side'] );
		$settings['icon']       = Read::string( $look['a11y_toolbar_icon'] ?? $settings['icon'] );
		$settings['topDesktop'] = Read::string( $look['a11y_toolbar_distance_top'] ?? $settings['topDesktop'] );
		$settings['topMobile']  = Read::string( $look['a11y_toolbar_distance_top_mobile'] ?? $settings['topMobile'] );
		foreach ( self::COLORS as $theirs => $ours ) {
			$settings['colors'][ $ours ] = self::color( $look[ $theirs ] ?? '', $settings['colors'][ $ours ] );
		}
		$ring                  = $settings['focusRing'];
		$settings['focusRing'] = [
			'enabled' => self::is_on( 'focusable', $ring['enabled'] ),
			'style'   => Read::string( $look['a11y_focus_outline_style'] ?? $ring['style'] ),
			'width'   => Read::string( $look['a11y_focus_outline_width'] ?? $ring['width'] ),
			'color'   => self::color( $look['a11y_focus_outline_color'] ?? '', $ring['color'] ),
		];
		return $settings;
	}

	/**
	 * @param Toolbar $settings
	 * @return Toolbar
	 */
	private static function with_page( array $settings ): array {
		$settings['skipLink']['enabled'] = self::is_on( 'skip_to_content_link', $settings['skipLink']['enabled'] );
		$target                          = self::text( 'skip_to_content_link_element_id' );
		if ( '' !== $target ) {
			$settings['skipLink']['target'] = $target;
		}
		$settings['save']  = self::is_on( 'save', $settings['save'] );
		$settings['hours'] = Read::integer( self::text( 'save_expiration' ), 1, 8760, $settings['hours'] );
		return $settings;
	}

	private static function text( string $name ): string {
		return Read::string( get_option( self::PREFIX . $name ) );
	}

	private static function is_on( string $name, bool $otherwise ): bool {
		$value = self::text( $name );
		return '' === $value ? $otherwise : 'disable' !== $value;
	}

	private static function label( string $name, string $otherwise ): string {
		$label = self::text( $name );
		return '' === $label || in_array( $label, self::USUAL, true ) ? $otherwise : $label;
	}

	/** With six digits, as our option stores it. */
	private static function color( mixed $value, string $otherwise ): string {
		$color = (string) sanitize_hex_color( Read::string( $value ) );
		if ( 4 === strlen( $color ) ) {
			[ , $red, $green, $blue ] = str_split( $color );
			return "#$red$red$green$green$blue$blue";
		}
		return '' === $color ? $otherwise : $color;
	}
}
