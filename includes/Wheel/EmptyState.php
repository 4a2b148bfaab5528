<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

defined( 'ABSPATH' ) || exit;

/** What a screen shows while there is nothing to show: a wheel, a sentence, and the way on. */
final class EmptyState {
	public function __construct( private DefaultGraphic $graphic ) {}

	/** @param string $address Not escaped. */
	public function print( string $sentence, string $button, string $address ): void {
		printf(
			'<div style="max-width:30rem;margin:3rem auto;text-align:center">'
				. '<div style="width:10rem;margin:0 auto">%s</div><p style="font-size:1rem">%s</p><p>'
				. '<a class="button button-primary" href="%s">%s</a></p></div>',
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- SVG of ours.
			$this->graphic->draw( 'rueda-empty' ),
			esc_html( $sentence ),
			esc_url( $address ),
			esc_html( $button )
		);
	}
}
