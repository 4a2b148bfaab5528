<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

use Rueda\Blocks\ViewScripts;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Carousels that a page builder has left in the content: an element with its settings as JSON in `data-settings`, and
 * in it a row of slides with the class names of the library that builders use. They are given our classes, sizes and
 * script. While such a builder is active, its own script moves them.
 */
final class WrittenCarousels {
	/** A temporary attribute that marks where the head of a carousel has to be inserted. */
	private const PLACE = 'data-rueda-place';

	/** Settings without one of these names belong to something else. */
	private const OURS = [
		'slides_to_show',
		'slides_to_scroll',
		'navigation',
		'autoplay_speed',
		'image_spacing_custom',
	];

	private const CSS_CLASS = CarouselMarkup::CSS_CLASS;

	public function __construct( private ViewScripts $views ) {}

	/** @param mixed $html A string, unless another filter has returned something else. */
	public function watch( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! self::may_contain( $html ) || is_feed() || doing_filter( 'get_the_excerpt' ) ) {
			return $html;
		}
		$found = $this->find( $html );
		if ( [] === $found ) {
			return $html;
		}
		$this->views->enqueue( CarouselBlock::NAME );
		return $this->add_markup( $html, $found );
	}

	/** Enqueues the files early, so that the sizes of the slides are known before they are drawn. */
	public function load_in_head(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( $post instanceof WP_Post && self::may_contain( $post->post_content ) ) {
			$this->views->enqueue( CarouselBlock::NAME );
		}
	}

	private static function may_contain( string $html ): bool {
		return str_contains( $html, 'swiper-wrapper' )
			&& str_contains( $html, 'data-settings' )
			&& ! defined( 'ELEMENTOR_VERSION' );
	}

	/**
	 * @return array<int, array{root: int, track: int, slides: int, raw: mixed}> By the number of the viewport's tag;
	 *                                                                           tags are counted from the start.
	 */
	private function find( string $html ): array {
		$tags   = new WP_HTML_Tag_Processor( $html );
		$counts = [];
		$found  = [];
		$raw    = null;
		/** @var array{int, int} $parents */
		$parents = [ 0, 0 ];
		/** @var int|null $current */
		$current = null;
		$number  = -1;
		while ( $tags->next_tag() ) {
			++$number;
			$settings = $tags->get_attribute( 'data-settings' );
			if ( is_string( $settings ) && self::is_carousel( $settings ) ) {
				$raw     = [ json_decode( $settings, true, 8 ) ];
				$current = null;
			}
			if ( null === $raw || self::has( $tags, self::CSS_CLASS . '__track' ) ) {
				continue;
			}
			if ( self::has( $tags, 'swiper-wrapper' ) && null === $current ) {
				// The two elements around it: what clips the row, and what has room for the controls.
				[ $root, $current ] = $parents;
				$found[ $current ]  = [ 'root' => $root, 'track' => $number, 'raw' => $raw[0] ];
			} elseif ( null !== $current && self::has( $tags, 'swiper-slide' ) ) {
				$counts[ $current ] = ( $counts[ $current ] ?? 0 ) + 1;
			}
			if ( null === $current ) {
				$parents = [ $parents[1], $number ];
			}
		}
		$carousels = [];
		foreach ( $found as $viewport => $one ) {
			$slides = $counts[ $viewport ] ?? 0;
			if ( $slides > 1 ) {
				$carousels[ $viewport ] = $one + [ 'slides' => $slides ];
			}
		}
		return $carousels;
	}

	/** Broken JSON that names one of these settings counts as a carousel, which gets the defaults. */
	private static function is_carousel( string $json ): bool {
		foreach ( self::OURS as $name ) {
			if ( str_contains( $json, $name ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<int, array{root: int, track: int, slides: int, raw: mixed}> $found */
	private function add_markup( string $html, array $found ): string {
		$tags   = new WP_HTML_Tag_Processor( $html );
		$roots  = array_combine( array_column( $found, 'root' ), array_keys( $found ) );
		$tracks = array_column( $found, 'track' );
		$heads  = [];
		$number = -1;
		while ( $tags->next_tag() ) {
			++$number;
			if ( isset( $roots[ $number ] ) ) {
				$one      = $found[ $roots[ $number ] ];
				$settings = new CarouselSettings( $one['raw'], CarouselDevices::all() );

				$heads[ $roots[ $number ] ] = self::prepare_root( $tags, $settings, $one );
			}
			if ( isset( $found[ $number ] ) ) {
				self::prepare_viewport( $tags, $number );
			} elseif ( in_array( $number, $tracks, true ) ) {
				$tags->add_class( self::CSS_CLASS . '__track' );
			} elseif ( [] !== $heads ) {
				self::add_class_inside( $tags );
			}
		}
		return (string) preg_replace_callback(
			'~(<[a-z][a-z0-9-]*[^<]*?) ' . self::PLACE . '="(\d+)"~i',
			static fn ( array $parts ): string => ( $heads[ (int) $parts[2] ] ?? '' ) . $parts[1],
			$tags->get_updated_html()
		);
	}

	/**
	 * @param array{slides: int, raw: mixed} $one
	 * @return string What goes before the viewport.
	 */
	private static function prepare_root(
		WP_HTML_Tag_Processor $tags,
		CarouselSettings $settings,
		array $one
	): string {
		$name = CarouselStyle::name( $settings, $one['slides'] );
		foreach ( explode( ' ', CarouselMarkup::classes( $name, $settings ) . ' ' . self::CSS_CLASS ) as $class ) {
			$tags->add_class( $class );
		}
		foreach ( CarouselMarkup::semantics( $settings, false ) as $attribute => $value ) {
			$tags->set_attribute( $attribute, $value );
		}
		if ( ! is_array( $one['raw'] ) ) {
			$tags->set_attribute( 'data-rueda-broken', true );
		}
		return CarouselMarkup::head( $name, $settings, $one['slides'] );
	}

	private static function prepare_viewport( WP_HTML_Tag_Processor $tags, int $number ): void {
		$tags->add_class( self::CSS_CLASS . '__viewport' );
		$tags->set_attribute( 'tabindex', '0' );
		$tags->set_attribute( 'role', 'group' );
		$tags->set_attribute( 'aria-label', __( 'Slides', 'rueda' ) );
		$tags->set_attribute( self::PLACE, (string) $number );
	}

	/** Slides get our class; the builder's controls are hidden, because without its script they do nothing. */
	private static function add_class_inside( WP_HTML_Tag_Processor $tags ): void {
		$class = $tags->get_attribute( 'class' );
		if ( ! is_string( $class ) ) {
			return;
		}
		if ( self::has( $tags, 'swiper-slide' ) ) {
			$tags->add_class( 'wp-block-rueda-slide' );
			$tags->remove_attribute( 'aria-hidden' );
			$tags->remove_attribute( 'inert' );
		} elseif ( 1 === preg_match( '/(^|[\s-])swiper-(button|pagination)/', $class ) ) {
			$tags->set_attribute( 'hidden', true );
		}
	}

	/** Whole names only: a slide has parts whose names begin like its own. Builders write them with single spaces. */
	private static function has( WP_HTML_Tag_Processor $tags, string $name ): bool {
		$class = $tags->get_attribute( 'class' );
		return is_string( $class ) && str_contains( " $class ", " $name " );
	}
}
