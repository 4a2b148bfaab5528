<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Support\Range;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** One area as plain content, for feeds, search and REST. A wheel's page lets visitors rate its areas instead. */
final class AreaBlock {
	public const NAME = 'rueda/area';

	/** @param array{attrs?: array<string, mixed>} $block As WordPress parses it. */
	public function print( string $html, array $block ): string {
		$attributes = $block['attrs'] ?? [];
		$area       = new Area( $attributes, Range::from_limits( null, null ) );
		$class      = trim( 'wp-block-rueda-area ' . Read::text( $attributes, 'className' ) );
		return '' === $area->label() ? '' : sprintf(
			"<div class=\"%s\">\n\t<h3>%s</h3>\n\t%s</div>\n",
			esc_attr( $class ),
			esc_html( $area->label() ),
			$area->description()
		);
	}
}
