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
 *
 * Of each, the settings are kept, and the numbers of its tags: the holder has the settings, and -1 stands for none.
 *
 * @phpstan-type Written array{
 *     raw: mixed, holder: int, root: int, viewport: int, track: int, slides: list<int>, controls: list<int>
 * }
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
	 * Tags are counted from the start, closing ones too.
	 *
	 * @return array<int, Written> By the number of the viewport's tag.
	 */
	private function find( string $html ): array {
		$tags    = new WP_HTML_Tag_Processor( $html );
		$open    = new OpenElements();
		$holders = [];
		$number  = -1;
		while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			$around = $open->visit( $tags, ++$number );
			if ( null === $around ) {
				continue;
			}
			$holder = self::innermost( $around, $holders );
			if ( null !== $holder ) {
				$holders[ $holder ] = self::with_part( $holders[ $holder ], $tags, $number, $around );
			}
			$settings = $tags->get_attribute( 'data-settings' );
			if ( is_string( $settings ) && self::is_carousel( $settings ) ) {
				$holders[ $number ] = [
					'raw'      => json_decode( $settings, true, 8 ),
					'holder'   => $number,
					'root'     => -1,
					'viewport' => -1,
					'track'    => -1,
					'slides'   => [],
					'controls' => [],
				];
			}
		}
		$found = [];
		foreach ( $holders as $one ) {
			if ( $one['viewport'] >= 0 && count( $one['slides'] ) > 1 ) {
				$found[ $one['viewport'] ] = $one;
			}
		}
		return $found;
	}

	/**
	 * @param list<int>           $around  Numbers of the elements around a tag, the outermost first.
	 * @param array<int, Written> $holders
	 * @return int|null The number of the innermost element with settings.
	 */
	private static function innermost( array $around, array $holders ): ?int {
		if ( [] !== $holders ) {
			foreach ( array_reverse( $around ) as $number ) {
				if ( isset( $holders[ $number ] ) ) {
					return $number;
				}
			}
		}
		return null;
	}

	/**
	 * @param Written   $one
	 * @param list<int> $around
	 * @return Written
	 */
	private static function with_part( array $one, WP_HTML_Tag_Processor $tags, int $number, array $around ): array {
		if ( $one['track'] < 0 && self::has( $tags, 'swiper-wrapper' ) ) {
			$one['track'] = $number;
			// The two elements around it: what clips the row, and what has room for the controls.
			[ $root, $viewport ] = array_slice( [ -1, ...$around ], -2 );
			// WordPress filters the content of a block twice.
			if ( $root >= $one['holder'] && ! self::has( $tags, self::CSS_CLASS . '__track' ) ) {
				$one['root']     = $root;
				$one['viewport'] = $viewport;
			}
		} elseif ( end( $around ) === $one['track'] ) {
			if ( self::has( $tags, 'swiper-slide' ) ) {
				$one['slides'][] = $number;
			}
		} elseif ( ! in_array( $one['track'], $around, true ) && self::is_control( $tags ) ) {
			$one['controls'][] = $number;
		}
		return $one;
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

	/** @param array<int, Written> $found */
	private function add_markup( string $html, array $found ): string {
		$tags     = new WP_HTML_Tag_Processor( $html );
		$roots    = array_combine( array_column( $found, 'root' ), array_keys( $found ) );
		$tracks   = array_column( $found, 'track', 'track' );
		$slides   = array_fill_keys( array_merge( ...array_column( $found, 'slides' ) ), true );
		$controls = array_fill_keys( array_merge( ...array_column( $found, 'controls' ) ), true );
		$heads    = [];
		$number   = -1;
		while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			++$number;
			if ( isset( $roots[ $number ] ) ) {
				$heads[ $roots[ $number ] ] = self::prepare_root( $tags, $found[ $roots[ $number ] ] );
			}
			if ( isset( $found[ $number ] ) ) {
				self::prepare_viewport( $tags, $number );
			} elseif ( isset( $tracks[ $number ] ) ) {
				$tags->add_class( self::CSS_CLASS . '__track' );
			} elseif ( isset( $slides[ $number ] ) ) {
				$tags->add_class( 'wp-block-rueda-slide' );
				$tags->remove_attribute( 'aria-hidden' );
				$tags->remove_attribute( 'inert' );
			} elseif ( isset( $controls[ $number ] ) ) {
				// Without the builder's script its controls do nothing.
				$tags->set_attribute( 'hidden', true );
			}
		}
		return self::with_heads( $tags->get_updated_html(), $heads );
	}

	/**
	 * Without a pattern: over a page with a large image in its text, a pattern gives up.
	 *
	 * @param array<int, string> $heads By the number of the viewport's tag.
	 */
	private static function with_heads( string $html, array $heads ): string {
		foreach ( $heads as $number => $head ) {
			$mark  = sprintf( ' %s="%d"', self::PLACE, $number );
			$place = (int) strpos( $html, $mark );
			// A new attribute stands at the beginning of its tag.
			$tag  = (int) strrpos( substr( $html, 0, $place ), '<' );
			$html = substr( $html, 0, $tag ) . $head . substr( $html, $tag, $place - $tag )
				. substr( $html, $place + strlen( $mark ) );
		}
		return $html;
	}

	/**
	 * @param Written $one
	 * @return string What goes before the viewport.
	 */
	private static function prepare_root( WP_HTML_Tag_Processor $tags, array $one ): string {
		$settings = new CarouselSettings( $one['raw'], CarouselDevices::all() );
		$count    = count( $one['slides'] );
		$name     = CarouselStyle::name( $settings, $count );
		foreach ( explode( ' ', CarouselMarkup::classes( $name, $settings ) . ' ' . self::CSS_CLASS ) as $class ) {
			$tags->add_class( $class );
		}
		foreach ( CarouselMarkup::semantics( $settings, false ) as $attribute => $value ) {
			$tags->set_attribute( $attribute, $value );
		}
		if ( ! is_array( $one['raw'] ) ) {
			$tags->set_attribute( 'data-rueda-broken', true );
		}
		return CarouselMarkup::head( $name, $settings, $count );
	}

	private static function prepare_viewport( WP_HTML_Tag_Processor $tags, int $number ): void {
		$tags->add_class( self::CSS_CLASS . '__viewport' );
		$tags->set_attribute( 'tabindex', '0' );
		$tags->set_attribute( 'role', 'group' );
		$tags->set_attribute( 'aria-label', __( 'Slides', 'rueda' ) );
		$tags->set_attribute( self::PLACE, (string) $number );
	}

	private static function is_control( WP_HTML_Tag_Processor $tags ): bool {
		$class = $tags->get_attribute( 'class' );
		return is_string( $class ) && 1 === preg_match( '/(^|[\s-])swiper-(button|pagination)/', $class );
	}

	/** Whole names only: a slide has parts whose names begin like its own. Builders write them with single spaces. */
	private static function has( WP_HTML_Tag_Processor $tags, string $name ): bool {
		$class = $tags->get_attribute( 'class' );
		return is_string( $class ) && str_contains( " $class ", " $name " );
	}
}
