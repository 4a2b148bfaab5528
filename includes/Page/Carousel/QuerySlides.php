<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

use Rueda\Support\TemporaryFilter;
use WP_Block;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** A Query Loop inside of a carousel: each post that it finds is a slide, drawn by the loop's own template. */
final class QuerySlides {
	/** @return list<string> HTML of each slide. */
	public static function slides( WP_Block $query ): array {
		$template = self::template( $query );
		if ( null === $template ) {
			return [];
		}
		$found  = self::found( $template );
		$slides = [];
		while ( $found->have_posts() ) {
			$found->the_post();
			$slides[] = sprintf( '<div class="wp-block-rueda-slide">%s</div>', self::draw( $template ) );
		}
		wp_reset_postdata();
		return $slides;
	}

	/** The Post Template may stand in a group. */
	private static function template( WP_Block $block ): ?WP_Block {
		foreach ( $block->inner_blocks as $inner ) {
			if ( ! $inner instanceof WP_Block ) {
				continue;
			}
			$found = 'core/post-template' === $inner->name ? $inner : self::template( $inner );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	private static function found( WP_Block $template ): WP_Query {
		global $wp_query;
		$query = $template->context['query'] ?? null;
		// On an archive, a loop may show the posts of the page's own query.
		if ( is_array( $query ) && true === ( $query['inherit'] ?? false ) && $wp_query instanceof WP_Query ) {
			$found = clone $wp_query;
			$found->rewind_posts();
			return $found;
		}
		return new WP_Query( [ 'no_found_rows' => true ] + build_query_vars_from_query_block( $template, 1 ) );
	}

	/** Draws the template as core's own Post Template does. */
	private static function draw( WP_Block $template ): string {
		/** @var array{innerBlocks?: array<mixed>, innerHTML?: string, innerContent?: array<mixed>} $template_block */
		$template_block = $template->parsed_block;
		// No block has this name, so that nothing but the inside is drawn.
		$parsed = [ 'blockName' => 'core/null' ] + $template_block;

		$context = static function ( array $context ): array {
			$context['postType'] = get_post_type();
			$context['postId']   = get_the_ID();
			return $context;
		};
		$draw    = static fn (): string => ( new WP_Block( $parsed ) )->render( [ 'dynamic' => false ] );
		return TemporaryFilter::during( 'render_block_context', $context, $draw, 1 );
	}
}
