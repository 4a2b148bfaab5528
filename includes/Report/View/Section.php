<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Chart\ChartArea;

defined( 'ABSPATH' ) || exit;

/** A section with a heading, and the texts that several parts print in one. */
final class Section {
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

	/** @param string $texts What of_area() made; nothing without any. */
	public static function columns( string $name, string $heading, string $texts ): string {
		return '' === $texts
			? ''
			: self::html( $name, $heading, "<div class=\"rueda-report__columns\">{$texts}</div>" );
	}

	/** A text under the name of its area; nothing without a text. */
	public static function of_area( ChartArea $area, string $text ): string {
		return '' === $text ? '' : sprintf(
			'<div class="rueda-report__advice"><h3><span class="rueda-dot" style="--rueda-dot:%s"></span>'
				. '%s</h3><p>%s</p></div>',
			esc_attr( $area->color ),
			esc_html( $area->label ),
			nl2br( esc_html( $text ) )
		);
	}
}
