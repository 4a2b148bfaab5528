<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Support\Range;

defined( 'ABSPATH' ) || exit;

/** One area as plain content, for feeds, search and REST. A wheel's page lets visitors rate its areas instead. */
final class AreaBlock {
	public const NAME = 'rueda/area';

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		$area = new Area( $attributes, Range::of( null, null ) );
		return '' === $area->label() ? '' : sprintf(
			"<div %s>\n\t<h3>%s</h3>\n\t%s</div>\n",
			get_block_wrapper_attributes(),
			esc_html( $area->label() ),
			$area->description()
		);
	}
}
