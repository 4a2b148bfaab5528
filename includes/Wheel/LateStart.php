<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Wheel\Plain\PlainWheelPost;

defined( 'ABSPATH' ) || exit;

/**
 * What a wheel's button does before any script has run. Plugins that make pages faster delay all scripts until the
 * first touch, which may be the press on this button.
 *
 * The browser itself opens a box. The style sheet shows the button as busy at once, and the box's words only after some
 * seconds: by then the script has mostly come, finds the box open and starts the wheel. Otherwise the box leads to the
 * form for browsers without scripts.
 */
final class LateStart {
	private const PART = 'wp-block-rueda-wheel__';

	/** @param string $place The wheel's id on the page. */
	public static function id( string $place ): string {
		return $place . '-late';
	}

	public static function box( string $place ): string {
		return sprintf(
			'<div class="%1$slate" id="%2$s" popover role="status"><div class="%1$slate-words"><p>%3$s</p>'
				. '<form method="post" action="#%4$s"><input type="hidden" name="%5$s" value="%4$s">'
				. '<button type="submit" class="wp-element-button" name="%6$s" value="1">%7$s</button></form>'
				. '<button type="button" class="%1$squiet" popovertarget="%2$s" popovertargetaction="hide">%8$s'
				. '</button></div></div>',
			self::PART,
			esc_attr( self::id( $place ) ),
			esc_html__( 'This is taking longer than usual.', 'rueda' ),
			esc_attr( $place ),
			esc_attr( PlainWheelPost::PLACE ),
			esc_attr( PlainWheelPost::OPEN ),
			esc_html__( 'Show all areas at once', 'rueda' ),
			esc_html__( 'Close', 'rueda' )
		);
	}
}
