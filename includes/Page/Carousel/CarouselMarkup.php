<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** The HTML of a carousel: a row of slides that scrolls and snaps by itself, and the place for what a script adds. */
final class CarouselMarkup {
	public const CSS_CLASS = 'wp-block-rueda-carousel';

	/** The ready-made pictures, and how large each is. */
	private const PICTURES = RUEDA_URL . 'assets/carousel/';
	private const WIDTH    = '1200';
	private const HEIGHT   = '675';

	/**
	 * @param list<string>          $slides     HTML of each.
	 * @param array<string, string> $attributes Of the outermost element; `id`, `class`, `style`.
	 */
	public static function render(
		CarouselSettings $settings,
		array $slides,
		array $attributes,
		bool $is_landmark
	): string {
		$count  = count( $slides );
		$name   = CarouselStyle::name( $settings, $count );
		$slides = array_map( [ self::class, 'with_sizes' ], $slides );

		$attributes['class'] = trim( ( $attributes['class'] ?? '' ) . ' ' . self::classes( $name, $settings ) );

		return sprintf(
			'<div %1$s>%2$s%3$s</div></div></div>',
			self::attributes( $attributes + self::semantics( $settings, $is_landmark ) ),
			self::before_slides( $name, $settings, $count ),
			implode( "\n", self::with_lazy_images( $settings, $slides ) )
		);
	}

	/** WordPress gives sizes only to pictures of the media library, but the plugin's own need reserved space, too. */
	private static function with_sizes( string $html ): string {
		if ( ! str_contains( $html, self::PICTURES ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$address = $tags->get_attribute( 'src' );
			if ( is_string( $address ) && str_starts_with( $address, self::PICTURES ) ) {
				$tags->set_attribute( 'width', self::WIDTH );
				$tags->set_attribute( 'height', self::HEIGHT );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Prints slides below each other where there are too few to move, or where a carousel cannot work.
	 *
	 * @param list<string>          $slides
	 * @param array<string, string> $attributes
	 */
	public static function render_static( array $slides, array $attributes ): string {
		$attributes['class'] = trim( ( $attributes['class'] ?? '' ) . ' is-static' );
		$attributes         += [ 'data-rueda-status' => 'static' ];
		return sprintf( '<div %s>%s</div>', self::attributes( $attributes ), implode( "\n", $slides ) );
	}

	public static function classes( string $name, CarouselSettings $settings ): string {
		$sides = $settings->word( 'offset_sides' );
		return implode(
			' ',
			array_filter(
				[
					$name,
					'none' === $sides ? '' : "offset-$sides",
					'fade' === $settings->word( 'effect' ) ? 'is-fading' : '',
					// A carousel without controls keeps no space for them.
					$settings->has_controls() || 'yes' === $settings->word( 'autoplay' ) ? '' : 'is-bare',
				],
				static fn ( string $class ): bool => '' !== $class
			)
		);
	}

	/** @return array<string, string> Role and name of the carousel, and what its script has to know. */
	public static function semantics( CarouselSettings $settings, bool $is_landmark ): array {
		$texts  = CarouselTexts::all();
		$config = [ 'settings' => $settings->for_script(), 'texts' => $texts ];
		return [
			'role'                 => $is_landmark ? 'region' : 'group',
			'aria-roledescription' => $texts['carousel'],
			'aria-label'           => self::label( $settings ),
			'data-rueda-status'    => 'printed',
			'data-rueda-carousel'  => (string) wp_json_encode( $config, JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
		];
	}

	/** Everything between the carousel's opening tag and its first slide. */
	public static function before_slides( string $name, CarouselSettings $settings, int $count ): string {
		return self::head( $name, $settings, $count ) . sprintf(
			'<div class="%1$s__viewport" tabindex="0" role="group" aria-label="%2$s"><div class="%1$s__track">',
			self::CSS_CLASS,
			esc_attr__( 'Slides', 'rueda' )
		);
	}

	/** Sizes, and the place where the controls will be. */
	public static function head( string $name, CarouselSettings $settings, int $count ): string {
		return sprintf(
			'<style>%s</style><div class="%s__controls"></div>',
			// The CSS consists of numbers and our own words.
			CarouselStyle::css( $name, $settings, $count ),
			self::CSS_CLASS
		);
	}

	private static function label( CarouselSettings $settings ): string {
		return '' === $settings->word( 'label' ) ? __( 'Highlights', 'rueda' ) : $settings->word( 'label' );
	}

	/** @param array<string, string> $attributes */
	private static function attributes( array $attributes ): string {
		$html = [];
		foreach ( $attributes as $name => $value ) {
			$html[] = sprintf( '%s="%s"', $name, esc_attr( $value ) );
		}
		return implode( ' ', $html );
	}

	/**
	 * Images outside the first view load lazily. For images in the first view, WordPress decides.
	 *
	 * @param list<string> $slides
	 * @return list<string>
	 */
	private static function with_lazy_images( CarouselSettings $settings, array $slides ): array {
		$is_lazy = 'yes' === $settings->word( 'lazyload' );
		$first   = $settings->most_in_view();
		return array_map(
			static fn ( string $html, int $index ): string => match ( true ) {
				! $is_lazy       => self::load_images( $html, 'eager' ),
				$index >= $first => self::load_images( $html, 'lazy' ),
				default          => $html,
			},
			$slides,
			array_keys( $slides )
		);
	}

	private static function load_images( string $html, string $when ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$tags->set_attribute( 'loading', $when );
			$tags->remove_attribute( 'fetchpriority' );
		}
		return $tags->get_updated_html();
	}
}
