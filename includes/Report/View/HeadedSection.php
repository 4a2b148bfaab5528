<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

defined( 'ABSPATH' ) || exit;

/** A section with a heading. */
final class HeadedSection {
	/** @param string $content HTML. */
	public static function html( string $name, string $heading, string $content ): string {
		return sprintf(
			'<section class="rueda-report__%1$s" aria-labelledby="rueda-report-%1$s">'
				. '<h2 id="rueda-report-%1$s">%2$s</h2>%3$s</section>',
			esc_attr( $name ),
			esc_html( $heading ),
			$content
		);
	}
}
