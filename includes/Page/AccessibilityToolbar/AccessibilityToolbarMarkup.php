<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/**
 * The toolbar as the server prints it. Its buttons need the script, which enables them; without scripts the style sheet
 * shows the links alone.
 *
 * @phpstan-import-type Toolbar from AccessibilityToolbarSettings
 */
final class AccessibilityToolbarMarkup {
	/** @param Toolbar $settings */
	public static function render( array $settings, bool $is_fixed ): string {
		$panel = wp_unique_id( 'rueda-a11y-panel-' );
		$title = '' !== $settings['title'] ? $settings['title'] : AccessibilityToolbarWords::title();
		$links = self::links( $settings );
		$tools = self::tools( $settings, $is_fixed );
		if ( '' === $links && '' === $tools ) {
			return '';
		}

		$classes = 'wp-block-rueda-accessibility-toolbar '
			. ( $is_fixed ? "is-fixed is-{$settings['side']}" : 'is-inline' )
			. ( '' === $links ? ' has-no-links' : ' has-links' );
		$hide    = '<button type="button" class="rueda-a11y__hide">%s</button>';
		return sprintf(
			'<section id="rueda-accessibility" class="%1$s" aria-label="%2$s" data-rueda-status="printed" '
				. 'data-texts="%3$s">%4$s'
				. '<div class="rueda-a11y__panel" id="%5$s"%6$s>%7$s'
				. '<div class="rueda-a11y__body">%8$s%9$s%10$s</div></div>'
				. '<p class="rueda-a11y__said" role="status"></p></section>',
			esc_attr( $classes ),
			esc_attr( $title ),
			esc_attr( (string) wp_json_encode( AccessibilityToolbarWords::spoken(), JSON_HEX_AMP ) ),
			$is_fixed ? self::toggle( $settings['icon'], $title, $panel ) : '',
			esc_attr( $panel ),
			$is_fixed ? ' hidden' : '',
			self::head( $title, $is_fixed ),
			$tools,
			$links,
			$is_fixed ? sprintf( $hide, esc_html__( 'Hide this button', 'rueda' ) ) : ''
		);
	}

	private static function toggle( string $icon, string $title, string $panel ): string {
		return sprintf(
			'<button type="button" disabled class="rueda-a11y__toggle" aria-expanded="false" aria-controls="%s"'
				. ' aria-label="%s">%s</button>',
			esc_attr( $panel ),
			esc_attr( $title ),
			AccessibilityToolbarIcons::svg( $icon )
		);
	}

	private static function head( string $title, bool $is_fixed ): string {
		$close = sprintf(
			'<button type="button" class="rueda-a11y__close" aria-label="%s">%s</button>',
			esc_attr__( 'Close', 'rueda' ),
			AccessibilityToolbarIcons::svg( 'close' )
		);
		return sprintf(
			'<div class="rueda-a11y__head"><p class="rueda-a11y__title">%s</p>%s</div>',
			esc_html( $title ),
			$is_fixed ? $close : ''
		);
	}

	/** @param Toolbar $settings */
	private static function tools( array $settings, bool $is_fixed ): string {
		$words = AccessibilityToolbarWords::tools();
		$tools = [];
		$said  = false;
		foreach ( Definitions::TOOLBAR_TOOLS as [ 'id' => $name, 'kind' => $kind ] ) {
			$tool = $settings['actions'][ $name ];
			if ( $tool['enabled'] ) {
				$is_first       = ! $said && 'scheme' === $kind;
				$said           = $said || $is_first;
				$label          = '' !== $tool['label'] ? $tool['label'] : $words[ $name ];
				$tools[ $name ] = ( $is_first ? self::forced() : '' ) . self::tool( $name, $kind, $label, $is_fixed );
			}
		}
		if ( [] === $tools ) {
			return '';
		}
		$has_size = isset( $tools['resize-plus'] ) || isset( $tools['resize-minus'] );
		$size     = '<p class="rueda-a11y__size">' . esc_html( AccessibilityToolbarWords::usual_size() ) . '</p>';
		return ( $has_size ? $size : '' )
			. '<ul class="rueda-a11y__tools" role="list">' . implode( '', $tools ) . '</ul>';
	}

	/** Shown in the place of the schemes' buttons where the system sets the colors. */
	private static function forced(): string {
		return sprintf(
			'<li class="rueda-a11y__forced">%s</li>',
			esc_html__( 'Your system’s contrast theme sets the colors of this page.', 'rueda' )
		);
	}

	private static function tool( string $name, string $kind, string $label, bool $is_fixed ): string {
		$state = in_array( $kind, [ 'size', 'reset' ], true ) ? '' : ' aria-pressed="false"';
		return sprintf(
			'<li class="is-%1$s%2$s"><button type="button"%6$s data-action="%1$s"%3$s%4$s>%7$s%5$s</button></li>',
			esc_attr( $name ),
			'scheme' === $kind ? ' is-scheme' : '',
			$state,
			'resize-minus' === $name ? ' aria-disabled="true"' : '',
			esc_html( $label ),
			$is_fixed ? '' : ' disabled',
			AccessibilityToolbarIcons::svg( $name )
		);
	}

	/** @param Toolbar $settings */
	private static function links( array $settings ): string {
		$words = AccessibilityToolbarWords::links();
		$links = '';
		foreach ( Definitions::TOOLBAR_LINKS as $name ) {
			$link = $settings['links'][ $name ];
			if ( '' !== $link['url'] ) {
				$links .= sprintf(
					'<li><a href="%s">%s</a></li>',
					esc_url( $link['url'], [ 'http', 'https', 'mailto', 'tel' ] ),
					esc_html( '' !== $link['label'] ? $link['label'] : $words[ $name ] )
				);
			}
		}
		return '' === $links ? '' : '<ul class="rueda-a11y__links" role="list">' . $links . '</ul>';
	}
}
