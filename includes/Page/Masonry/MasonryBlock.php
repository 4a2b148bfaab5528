<?php

declare( strict_types=1 );

namespace Rueda\Page\Masonry;

use Rueda\Blocks\EarlyScript;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Blocks in columns: an ordinary grid, whose gaps a script closes. */
final class MasonryBlock {
	public const NAME = 'rueda/masonry';

	public function __construct( private EarlyScript $early ) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content ): string {
		return sprintf(
			'<div %s>%s%s</div>',
			get_block_wrapper_attributes( [ 'style' => self::style( $attributes ) ] ),
			$content,
			'' === trim( $content ) ? '' : $this->early->tag( 'window.ruedaMasonry&&ruedaMasonry();' )
		);
	}

	/**
	 * Columns and gaps for the style sheet, from a block's attributes or a page builder's settings.
	 *
	 * @param array<array-key, mixed> $settings
	 */
	public static function style( array $settings ): string {
		$gap = Read::integer( $settings['verticalSpaceBetween'] ?? null, 0, 100, 30 );
		return sprintf(
			'--rueda-columns:%d;--rueda-columns-tablet:%d;--rueda-columns-mobile:%d'
				. ';--rueda-gap:%dpx;--rueda-gap-beside:%dpx',
			Read::integer( $settings['columns'] ?? null, 1, 6, 3 ),
			Read::integer( $settings['columns_tablet'] ?? null, 1, 6, 2 ),
			Read::integer( $settings['columns_mobile'] ?? null, 1, 6, 1 ),
			$gap,
			Read::integer( $settings['horizontalSpaceBetween'] ?? null, 0, 100, $gap )
		);
	}
}
