<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Chart\RatedWheel;
use Rueda\Compat\WheelOfLife;
use Rueda\Support\Names;

defined( 'ABSPATH' ) || exit;

/** A call to action as HTML that needs no script. src/frontend/cta/CallToAction.tsx draws the same. */
final class CallToActionMarkup {
	public function __construct( private CallToActionChoice $choice, private CallToActionAssets $assets ) {}

	/** What stands below a finished wheel, on its report for instance; empty where there is nothing to offer. */
	public function of_wheel( int $wheel_id, ?RatedWheel $rated = null ): string {
		$shown = $this->choice->of_wheel( $wheel_id, $rated );
		return null === $shown ? '' : $this->render( $shown );
	}

	/**
	 * Its text is clean HTML already; everything else is escaped here.
	 *
	 * @param string $attributes More attributes of the outermost element, escaped. Its class and style come from here.
	 */
	public function render( CallToActionShown $shown, string $attributes = '' ): string {
		$this->assets->enqueue();
		$title_id = '' === $shown->title ? '' : wp_unique_id( 'rueda-cta-' );
		return sprintf(
			'<section class="%s"%s data-rueda-status="ready" data-rueda-cta="%s"%s%s>'
				. '<div class="%s">%s%s%s</div></section>',
			WheelOfLife::class_names(
				'rueda-cta' . ( $shown->look->is_themes() ? ' has-theme-look' : '' ),
				'wheeloflife-cta-container'
			),
			self::style( $shown->look ),
			esc_attr( $shown->counted ),
			'' === $title_id ? '' : sprintf( ' aria-labelledby="%s"', esc_attr( $title_id ) ),
			'' === $attributes ? '' : ' ' . $attributes,
			WheelOfLife::class_names(
				'rueda-cta__card' . ( $shown->look->has_overlay() ? ' has-overlay' : '' ),
				'wheeloflife-cta-wrapper'
			),
			'' === $title_id ? '' : sprintf(
				'<h2 id="%s" class="%s">%s</h2>',
				esc_attr( $title_id ),
				WheelOfLife::class_names( 'rueda-cta__title', 'wheeloflife-cta-title' ),
				esc_html( $shown->title )
			),
			'' === $shown->text ? '' : sprintf(
				'<div class="%s">%s</div>',
				WheelOfLife::class_names( 'rueda-cta__text', 'wheeloflife-cta-description' ),
				$shown->text
			),
			self::buttons( $shown )
		);
	}

	private static function style( Look $look ): string {
		$style = '';
		foreach ( $look->properties() as $name => $value ) {
			$style .= "$name:$value;";
		}
		return '' === $style ? '' : sprintf( ' style="%s"', esc_attr( $style ) );
	}

	private static function buttons( CallToActionShown $shown ): string {
		$buttons = '';
		foreach ( $shown->buttons as $button ) {
			$buttons .= sprintf(
				'<a class="%8$s %1$s%9$s" href="%2$s" rel="%3$s"%4$s%5$s data-rueda-click="%1$s">%6$s%7$s</a>',
				esc_attr( $button->name ),
				esc_url( $button->link, Names::LINK_PROTOCOLS ),
				esc_attr( $button->rel() ),
				$button->opens_tab ? ' target="_blank"' : '',
				$button->is_download ? ' download' : '',
				esc_html( $button->label ),
				$button->opens_tab ? sprintf(
					'<span class="rueda-cta__notice"> %s</span>',
					esc_html__( '(opens in a new tab)', 'rueda' )
				) : '',
				WheelOfLife::class_names( 'rueda-cta__button', 'wheeloflife-btn' ),
				$shown->look->is_themes() && 'primary' === $button->name ? ' wp-element-button' : ''
			);
		}
		return '' === $buttons ? '' : sprintf(
			'<div class="%s">%s</div>',
			WheelOfLife::class_names( 'rueda-cta__buttons', 'wheeloflife-cta-btns' ),
			$buttons
		);
	}
}
