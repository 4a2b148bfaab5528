<?php

declare( strict_types=1 );

namespace Rueda\Page\Section;

use Rueda\Blocks\ViewScripts;
use Rueda\Page\Masonry\MasonryBlock;
use Rueda\Support\Read;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Sections and masonries that are no blocks of ours: elements with the settings that a page builder saved in
 * `data-settings`. They are marked for our styles and scripts. On other content this costs one search for a word.
 */
final class WrittenSections {
	private const ATTRIBUTE = 'data-settings';

	/** A part of each setting's name that tells what the element is. */
	private const SECTION = [ 'stretch_element', 'parallax' ];
	private const MASONRY = [ 'verticalSpaceBetween' ];

	public function __construct( private ViewScripts $views ) {}

	/** @param mixed $html A string, unless another filter has returned something else. */
	public function watch( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! self::has_any( $html ) || is_feed() || doing_filter( 'get_the_excerpt' ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$saved = $tags->get_attribute( self::ATTRIBUTE );
			$class = Read::string( $tags->get_attribute( 'class' ) );
			if ( is_string( $saved ) && ! str_contains( $class, 'wp-block-rueda-' ) ) {
				$this->add_our_classes( $tags, $saved );
			}
		}
		return $tags->get_updated_html();
	}

	/** Enqueues the files early, so that styles are in the head and nothing moves. */
	public function load_in_head(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof WP_Post || ! self::has_any( $post->post_content ) || post_password_required( $post ) ) {
			return;
		}
		if ( self::contains( $post->post_content, self::SECTION ) ) {
			$this->views->enqueue( SectionBlock::NAME );
		}
		if ( self::contains( $post->post_content, self::MASONRY ) ) {
			$this->views->enqueue( MasonryBlock::NAME );
		}
	}

	private function add_our_classes( WP_HTML_Tag_Processor $tags, string $saved ): void {
		$settings = json_decode( $saved, true );
		$settings = is_array( $settings ) ? $settings : [];
		if ( self::contains( $saved, self::SECTION ) ) {
			$this->views->enqueue( SectionBlock::NAME );
			$tags->add_class( 'rueda-section' );
			$tags->set_attribute( 'data-rueda-status', 'printed' );
			if ( 'yes' === ( $settings['stretch_element'] ?? '' ) ) {
				$tags->add_class( 'is-stretched' );
			}
			if ( 'yes' === ( $settings['parallax'] ?? '' ) ) {
				$tags->add_class( 'has-parallax' );
			}
		} elseif ( self::contains( $saved, self::MASONRY ) ) {
			$this->views->enqueue( MasonryBlock::NAME );
			$tags->add_class( 'rueda-masonry' );
			$tags->set_attribute( 'data-rueda-status', 'printed' );
			$style = $tags->get_attribute( 'style' );
			$style = is_string( $style ) && '' !== trim( $style ) ? rtrim( $style, "; \n" ) . ';' : '';
			$tags->set_attribute( 'style', $style . MasonryBlock::style( $settings ) );
		}
	}

	private static function has_any( string $html ): bool {
		return str_contains( $html, self::ATTRIBUTE )
			&& self::contains( $html, [ ...self::SECTION, ...self::MASONRY ] );
	}

	/** @param list<string> $names */
	private static function contains( string $text, array $names ): bool {
		foreach ( $names as $name ) {
			if ( str_contains( $text, $name ) ) {
				return true;
			}
		}
		return false;
	}
}
