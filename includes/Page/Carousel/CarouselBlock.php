<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

use WP_Block;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** The blocks rueda/carousel and rueda/slide. */
final class CarouselBlock {
	public const NAME      = 'rueda/carousel';
	public const SLIDE     = 'rueda/slide';
	private const SHORTEST = 100;
	private const LONGEST  = 60000;

	/** How many carousels are being rendered, one inside of the other. */
	private int $depth = 0;

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content, WP_Block $block ): string {
		++$this->depth;
		$is_inside = $this->depth > 1;
		$is_valid  = ! $is_inside && ! is_feed();
		$slides    = [];
		try {
			foreach ( $block->inner_blocks as $inner ) {
				$found    = $inner instanceof WP_Block ? $this->slides_of( $inner ) : null;
				$is_valid = $is_valid && null !== $found;
				$slides   = [ ...$slides, ...( $found ?? [ $inner instanceof WP_Block ? $inner->render() : '' ] ) ];
			}
		} finally {
			--$this->depth;
		}
		$wrapper = self::wrapper();
		if ( ! $is_valid || count( $slides ) < 2 ) {
			return CarouselMarkup::render_static( $slides, $wrapper );
		}
		$settings = new CarouselSettings( $attributes['settings'] ?? null, CarouselDevices::all() );
		return CarouselMarkup::render( $settings, $slides, $wrapper, true === ( $attributes['landmark'] ?? false ) );
	}

	/** @param array<string, mixed> $attributes */
	public function render_slide( array $attributes, string $content ): string {
		$duration = $attributes['duration'] ?? 0;
		$is_own   = is_int( $duration ) && $duration >= self::SHORTEST && $duration <= self::LONGEST;
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( $is_own ? [ 'data-duration' => (string) $duration ] : [] ),
			$content
		);
	}

	/** @return list<string>|null The slides that a block inside a carousel gives; null if it cannot be a slide. */
	private function slides_of( WP_Block $inner ): ?array {
		return match ( $inner->name ) {
			self::SLIDE  => [ $inner->render() ],
			'core/query' => QuerySlides::slides( $inner ),
			default      => null,
		};
	}

	/** @return array<string, string> The attributes that the editor's settings give the block's element. */
	private static function wrapper(): array {
		$tag = new WP_HTML_Tag_Processor( '<div ' . get_block_wrapper_attributes() . '>' );
		$tag->next_tag();
		$attributes = [];
		foreach ( [ 'id', 'class', 'style' ] as $name ) {
			$value = $tag->get_attribute( $name );
			if ( is_string( $value ) && '' !== $value ) {
				$attributes[ $name ] = $value;
			}
		}
		return $attributes;
	}
}
