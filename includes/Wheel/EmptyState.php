<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

defined( 'ABSPATH' ) || exit;

/** Prints a screen that has nothing to show yet: a wheel, a sentence and a button for the next step. */
final class EmptyState {
	/** @param string $address Not escaped. */
	public static function print( string $sentence, string $button, string $address ): void {
		printf(
			'<div style="max-width:30rem;margin:3rem auto;text-align:center">'
				. '<div style="width:10rem;margin:0 auto">%s</div><p style="font-size:1rem">%s</p><p>'
				. '<a class="button button-primary" href="%s">%s</a></p></div>',
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- SVG of ours.
			DefaultGraphic::draw( 'rueda-empty' ),
			esc_html( $sentence ),
			esc_url( $address ),
			esc_html( $button )
		);
	}
}
