<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

defined( 'ABSPATH' ) || exit;

/**
 * The part of the style that depends on the site: colours, place, devices, focus ring, sizes of the theme.
 *
 * @phpstan-import-type Toolbar from AccessibilityToolbarSettings
 * @phpstan-import-type Ring from AccessibilityToolbarSettings
 */
final class AccessibilityToolbarStyle {
	private const ROOT = '.wp-block-rueda-accessibility-toolbar';

	/** The limits lie between 767 and 768, and 1024 and 1025 pixels, also where a zoomed page has halves of pixels. */
	private const MEDIA = [
		'phone'   => '(width<768px)',
		'tablet'  => '(768px<=width<1025px)',
		'desktop' => '(width>=1025px)',
	];

	/** @param Toolbar $settings */
	public static function css( array $settings ): string {
		return self::looks( $settings )
			. self::limits( $settings['devices'] )
			. ( $settings['focusRing']['enabled'] ? self::ring( $settings['focusRing'] ) : '' )
			. self::preset_sizes();
	}

	/**
	 * @param list<string> $devices
	 * @return string A media query for the devices that have the toolbar; empty where all have it.
	 */
	public static function media( array $devices ): string {
		$wanted = array_intersect_key( self::MEDIA, array_flip( $devices ) );
		return count( $wanted ) === count( self::MEDIA ) ? '' : implode( ',', $wanted );
	}

	/** @param Toolbar $settings */
	private static function looks( array $settings ): string {
		$css = '';
		foreach ( $settings['colors'] as $name => $color ) {
			$css .= sprintf( '--rueda-a11y-%s:%s;', strtolower( $name ), $color );
		}
		return sprintf(
			'%1$s{%2$s--rueda-a11y-top:%3$s}@media %4$s{%1$s{--rueda-a11y-top:%5$s}}',
			self::ROOT,
			$css,
			$settings['topDesktop'],
			self::MEDIA['phone'],
			$settings['topMobile']
		);
	}

	/** @param list<string> $devices */
	private static function limits( array $devices ): string {
		$css = '';
		// What the admin has chosen comes before a theme that shows all that it finds.
		foreach ( array_diff_key( self::MEDIA, array_flip( $devices ) ) as $media ) {
			$css .= sprintf( '@media %s{%s{display:none!important}}', $media, self::ROOT );
		}
		return $css;
	}

	/**
	 * Without a colour the ring is dark with a light line inside, so that one of both is seen on any background. Themes
	 * remove outlines with !important, so only this brings them back.
	 *
	 * @param Ring $ring
	 */
	private static function ring( array $ring ): string {
		return sprintf(
			':focus-visible{outline:%s %s %s!important;outline-offset:2px!important;%s}',
			$ring['width'],
			$ring['style'],
			'' !== $ring['color'] ? $ring['color'] : '#000',
			'' !== $ring['color'] ? '' : 'box-shadow:0 0 0 2px #fff!important'
		);
	}

	/** With this, text in sizes that the theme gives in pixels grows at once, before any script has run. */
	private static function preset_sizes(): string {
		$declarations = '';
		foreach ( self::sizes_by_slug() as $slug => $size ) {
			if ( 1 === preg_match( '/^\d+(\.\d+)?px$/D', $size ) ) {
				$grown         = sprintf( 'calc(%s*var(--rueda-text-scale))', $size );
				$declarations .= sprintf( '--wp--preset--font-size--%s:%s;', $slug, $grown );
			}
		}
		return '' === $declarations ? '' : sprintf(
			':root.rueda-a11y-text,:root.rueda-a11y-text body{%s}',
			$declarations
		);
	}

	/** @return array<string, string> */
	private static function sizes_by_slug(): array {
		$origins = wp_get_global_settings( [ 'typography', 'fontSizes' ] );
		$sizes   = [];
		// The theme's sizes replace WordPress's, and sizes that were set in the site editor replace both.
		foreach ( [ 'default', 'theme', 'custom' ] as $origin ) {
			$presets = is_array( $origins ) ? $origins[ $origin ] ?? [] : [];
			foreach ( is_array( $presets ) ? $presets : [] as $preset ) {
				$slug  = is_array( $preset ) ? $preset['slug'] ?? '' : '';
				$given = is_array( $preset ) ? $preset['size'] ?? null : null;
				if ( ! is_array( $preset ) || ! is_string( $slug ) || '' === $slug || ! is_string( $given ) ) {
					continue;
				}
				// Themes may let WordPress turn pixels into a size that follows the width of the window.
				$fluid = array_intersect_key( $preset, [ 'fluid' => 1 ] );
				$size  = wp_get_typography_font_size_value( [ 'size' => $given ] + $fluid );
				if ( is_string( $size ) ) {
					$sizes[ _wp_to_kebab_case( $slug ) ] = trim( $size );
				}
			}
		}
		return $sizes;
	}
}
