<?php

declare( strict_types=1 );

namespace Rueda\Page\Masonry;

use Rueda\Blocks\EarlyScript;
use Rueda\Definitions;
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
			get_block_wrapper_attributes(
				[
					'style'             => self::style( $attributes ),
					'data-rueda-status' => 'printed',
				] + self::fading( $attributes )
			),
			$content,
			'' === trim( $content ) ? '' : $this->early->tag( 'window.ruedaMasonry&&ruedaMasonry();' )
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, string> How soon cards fade in; empty if they do not.
	 */
	private static function fading( array $attributes ): array {
		if ( true !== ( $attributes['fadeIn'] ?? null ) ) {
			return [];
		}
		[ 'min' => $min, 'max' => $max, 'initial' => $initial ] = Definitions::SENSITIVITY;
		return [
			'data-sensitivity' => (string) Read::integer( $attributes['sensitivity'] ?? null, $min, $max, $initial ),
		];
	}

	/**
	 * Columns and gaps for the style sheet, from a block's attributes or a page builder's settings.
	 *
	 * @param array<array-key, mixed> $settings
	 */
	public static function style( array $settings ): string {
		$gap = self::within( 'verticalSpaceBetween', $settings['verticalSpaceBetween'] ?? null );
		return sprintf(
			'--rueda-columns:%d;--rueda-columns-tablet:%d;--rueda-columns-mobile:%d'
				. ';--rueda-gap:%dpx;--rueda-gap-beside:%dpx',
			self::within( 'columns', $settings['columns'] ?? null ),
			self::within( 'columns_tablet', $settings['columns_tablet'] ?? null ),
			self::within( 'columns_mobile', $settings['columns_mobile'] ?? null ),
			$gap,
			self::within( 'verticalSpaceBetween', $settings['horizontalSpaceBetween'] ?? null, $gap )
		);
	}

	/**
	 * @param key-of<Definitions::MASONRY_NUMBERS> $name
	 * @param int|null                             $initial Null for the one of the definition.
	 */
	private static function within( string $name, mixed $value, ?int $initial = null ): int {
		$limits = Definitions::MASONRY_NUMBERS[ $name ];
		return Read::integer( $value, $limits['min'], $limits['max'], $initial ?? $limits['initial'] );
	}
}
