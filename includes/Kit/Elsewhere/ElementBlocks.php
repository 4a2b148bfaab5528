<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Page\Carousel\CarouselBlock;
use Rueda\Page\Section\SectionBlock;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Turns the elements of a page builder's document into blocks. Styles are left out, because the theme sets them. */
final class ElementBlocks {
	public const SEPARATOR = '<!-- wp:separator -->' .
		'<hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->';

	/** Deeper than real pages are nested. Elements below this depth are left out. */
	private const DEEPEST = 30;

	/** Settings that mean the same in our carousel, with the endings that they have for single kinds of devices. */
	private const CAROUSEL = '/^(slides_to_show|slides_to_scroll|image_spacing_custom|navigation|pagination|autoplay' .
		'|autoplay_speed|pause_on_hover|pause_on_interaction|infinite|effect|speed|lazyload' .
		'|offset_sides|offset_width)(_(widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile))?$/D';

	/** @var array<string, int> How often each kind of widget could not be imported. */
	private array $unknown = [];

	public function __construct( private BuilderReferences $references, private TextBlocks $text ) {}

	/** @param mixed $elements The elements of a document, or of an element. */
	public function blocks_of( mixed $elements, int $depth = 0 ): string {
		$blocks = '';
		foreach ( is_array( $elements ) && $depth < self::DEEPEST ? $elements : [] as $element ) {
			if ( is_array( $element ) ) {
				$blocks .= $this->element( $element, $depth );
			}
		}
		return $blocks;
	}

	/** @return array<string, int> How often each kind of widget could not be imported since the last call. */
	public function take_unknown(): array {
		$unknown       = $this->unknown;
		$this->unknown = [];
		ksort( $unknown, SORT_STRING );
		return $unknown;
	}

	/** @param int $id Its number on the site of the kit. */
	public static function image( BuilderReferences $references, string $url, string $alt, int $id = 0 ): string {
		$hash = $references->image( $url, $alt, $id );
		if ( '' === $url && '' === $hash ) {
			return '';
		}
		$alt = '' === $alt && $references->is_of_this_site ? $references->alt( $hash ) : $alt;
		// Without an address, the editor asks for an image there, and visitors see nothing.
		$source = '' === $hash ? '' : " src=\"rueda-kit:media:$hash\"";
		$class  = '' === $hash ? '' : " class=\"wp-image-$hash\"";
		$name   = '' === $alt ? BuilderReferences::file_name( $url ) : $alt;
		$known  = '' === $hash
			? [ 'metadata' => MissingImage::metadata( $url, $name ) ]
			: [ 'id' => [ '$media' => $hash ] ];
		return get_comment_delimited_block_content(
			'core/image',
			[ 'sizeSlug' => 'large' ] + $known,
			sprintf(
				// A block's content; the image is not there yet.
				// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions
				'<figure class="wp-block-image size-large"><img%s alt="%s"%s/></figure>',
				$source,
				esc_attr( $alt ),
				$class
			)
		);
	}

	/** @param array<array-key, mixed> $element */
	private function element( array $element, int $depth ): string {
		$settings = $element['settings'] ?? null;
		$settings = is_array( $settings ) ? $settings : [];
		$inner    = $element['elements'] ?? [];
		$type     = $element['elType'] ?? '';
		if ( 'widget' === $type ) {
			return $this->widget( Read::string( $element['widgetType'] ?? null ), $settings, $inner, $depth );
		}
		$is_row = 'section' === $type
			|| 'container' === $type && str_starts_with( Read::string( $settings['flex_direction'] ?? null ), 'row' );
		$blocks = $is_row ? $this->row( $inner, $depth + 1 ) : $this->blocks_of( $inner, $depth + 1 );
		return $this->over_image( $settings, $blocks );
	}

	/**
	 * A section with its background image or stretching; only its blocks if it has neither. It stays a section without
	 * its image, too, so that somebody can choose another.
	 *
	 * @param array<array-key, mixed> $settings
	 */
	private function over_image( array $settings, string $blocks ): string {
		$image = $settings['background_image'] ?? null;
		$url   = is_array( $image ) ? Read::string( $image['url'] ?? null ) : '';
		$hash  = $this->references->image( $url, '', is_array( $image ) ? Read::id( $image['id'] ?? null ) : 0 );
		$wide  = 'section-stretched' === Read::string( $settings['stretch_section'] ?? null );
		if ( '' === $url . $hash && ! $wide || '' === $blocks ) {
			return $blocks;
		}
		$missing    = '' === $hash ? MissingImage::metadata( $url ) : [];
		$overlay    = sanitize_hex_color( Read::string( $settings['background_overlay_color'] ?? null ) );
		$attributes = array_filter(
			[
				'mediaId'         => '' === $hash ? null : [ '$media' => $hash ],
				'url'             => '' === $hash ? null : "rueda-kit:media:$hash",
				'overlayColor'    => null === $overlay || '' === $overlay ? null : $overlay,
				'stretch_element' => $wide ? 'yes' : null,
				'metadata'        => [] === $missing ? null : $missing,
			],
			static fn ( mixed $value ): bool => null !== $value
		);
		return get_comment_delimited_block_content(
			SectionBlock::NAME,
			$attributes,
			'<div class="wp-block-rueda-section__content">' . $blocks . '</div>'
		);
	}

	private function row( mixed $columns, int $depth ): string {
		$inside = [];
		$last   = '';
		foreach ( is_array( $columns ) ? $columns : [] as $column ) {
			if ( is_array( $column ) ) {
				$blocks = $this->element( $column, $depth );
				if ( '' !== $blocks ) {
					$inside[] = get_comment_delimited_block_content(
						'core/column',
						[],
						'<div class="wp-block-column">' . $blocks . '</div>'
					);
					$last     = $blocks;
				}
			}
		}
		return count( $inside ) < 2 ? $last : get_comment_delimited_block_content(
			'core/columns',
			[],
			'<div class="wp-block-columns">' . implode( '', $inside ) . '</div>'
		);
	}

	/** @param array<array-key, mixed> $settings */
	private function widget( string $type, array $settings, mixed $inner, int $depth ): string {
		$line  = fn ( array $row ): string => $this->inline( $row, 'text' );
		$quote = fn ( array $slide ): string => $this->quote( $slide, 'content', 'name' );
		$slide = fn ( mixed $element ): string => $this->blocks_of( [ $element ], $depth + 1 );
		$parts = array_values( is_array( $inner ) ? $inner : [] );
		return match ( $type ) {
			'heading'                          => $this->heading( $settings ),
			'text-editor'                      => $this->text->blocks_of( Read::string( $settings['editor'] ?? null ) ),
			'image'                            => $this->picture( $settings ) . $this->words( $settings, 'caption' ),
			'button'                           => $this->button( $settings ),
			'image-carousel', 'media-carousel' => $this->carousel( $settings, $this->picture_slides( $settings ) ),
			'testimonial-carousel'             => $this->carousel(
				$settings,
				array_map( $quote, Read::rows( $settings, 'slides' ) )
			),
			'nested-carousel'                  => $this->carousel( $settings, array_map( $slide, $parts ) ),
			'image-box'                        => $this->picture( $settings ) . $this->box( $settings ),
			'icon-box'                         => $this->box( $settings ),
			'icon-list'                        => TextBlocks::list(
				array_map( $line, Read::rows( $settings, 'icon_list' ) )
			),
			'testimonial'                      => $this->quote( $settings, 'testimonial_content', 'testimonial_name' ),
			'video'                            => VideoBlocks::from_settings( $settings, $this->references ),
			'html'                             => self::free_html( Read::string( $settings['html'] ?? null ) ),
			'accordion', 'toggle'              => $this->details( Read::rows( $settings, 'tabs' ) ),
			'nested-accordion'                 => $this->nested_details( $settings, array_map( $slide, $parts ) ),
			'divider'                          => self::SEPARATOR,
			'spacer'                           => '',
			'shortcode'                        => $this->shortcode( $settings, $inner, $depth ),
			default                            => $this->unknown( $type, $inner, $depth ),
		};
	}

	/** HTML that somebody wrote. An import leaves it out where it brings code that nobody trusts. */
	private static function free_html( string $html ): string {
		$html = self::without_blocks( $html );
		return '' === trim( $html ) ? '' : get_comment_delimited_block_content( 'core/html', [], $html );
	}

	/** Comments that look like blocks would become blocks. */
	private static function without_blocks( string $html ): string {
		return preg_replace( '~<!--(\s*)(/?)wp:~', '<!--$1$2 wp-', $html ) ?? '';
	}

	/** @param array<array-key, mixed> $settings */
	private function shortcode( array $settings, mixed $inner, int $depth ): string {
		if ( ! $this->references->is_of_this_site ) {
			// It names something by its number on another site.
			return $this->unknown( 'shortcode', $inner, $depth );
		}
		$text  = self::without_blocks( Read::string( $settings['shortcode'] ?? null ) );
		$block = ShortcodeBlocks::from_text( $text );
		return '' === $block ? ShortcodeBlocks::shortcode( $text ) : $block;
	}

	/** @param list<array<array-key, mixed>> $rows */
	private function details( array $rows ): string {
		$blocks = '';
		foreach ( $rows as $row ) {
			$inside  = $this->text->blocks_of( Read::string( $row['tab_content'] ?? null ) );
			$blocks .= TextBlocks::details( $this->inline( $row, 'tab_title' ), $inside );
		}
		return $blocks;
	}

	/**
	 * @param array<array-key, mixed> $settings
	 * @param list<string>            $parts    The blocks of each part.
	 */
	private function nested_details( array $settings, array $parts ): string {
		$rows   = Read::rows( $settings, 'items' );
		$blocks = '';
		foreach ( $parts as $number => $inside ) {
			$blocks .= TextBlocks::details( $this->inline( $rows[ $number ] ?? [], 'item_title' ), $inside );
		}
		return $blocks;
	}

	private function unknown( string $type, mixed $inner, int $depth ): string {
		$this->unknown[ $type ] = ( $this->unknown[ $type ] ?? 0 ) + 1;
		return $this->blocks_of( $inner, $depth + 1 );
	}

	/** @param array<array-key, mixed> $settings */
	private function box( array $settings ): string {
		return TextBlocks::heading( $this->inline( $settings, 'title_text' ), 3 )
			. $this->words( $settings, 'description_text' );
	}

	/** @param array<array-key, mixed> $settings */
	private function heading( array $settings ): string {
		$text = $this->text->inline( Read::string( $settings['title'] ?? null ) );
		$link = $this->link( $settings );
		if ( '' !== $text && '' !== $link ) {
			$text = sprintf( '<a href="%s">%s</a>', esc_attr( $link ), wp_strip_all_tags( $text ) );
		}
		$size = Read::string( $settings['header_size'] ?? null );
		if ( in_array( $size, [ 'p', 'div', 'span' ], true ) ) {
			return TextBlocks::paragraph( $text );
		}
		return TextBlocks::heading( $text, 1 === preg_match( '/^h[1-6]$/D', $size ) ? (int) $size[1] : 2 );
	}

	/** @param array<array-key, mixed> $settings */
	private function button( array $settings ): string {
		$text = esc_html( wp_strip_all_tags( Read::string( $settings['text'] ?? null ) ) );
		$link = $this->link( $settings );
		if ( '' === $text ) {
			return '';
		}
		$html   = sprintf(
			'<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"%s>%s</a></div>',
			'' === $link ? '' : ' href="' . esc_attr( $link ) . '"',
			$text
		);
		$button = get_comment_delimited_block_content( 'core/button', [], $html );
		$html   = '<div class="wp-block-buttons">' . $button . '</div>';
		return get_comment_delimited_block_content( 'core/buttons', [], $html );
	}

	/**
	 * @param array<array-key, mixed> $settings
	 * @param list<string>            $slides   The blocks of each slide.
	 */
	private function carousel( array $settings, array $slides ): string {
		$slides = array_filter( $slides, static fn ( string $slide ): bool => '' !== $slide );
		if ( [] === $slides ) {
			return '';
		}
		$ours  = array_filter(
			$settings,
			static fn ( mixed $value, mixed $name ): bool => 1 === preg_match( self::CAROUSEL, (string) $name )
				&& ( is_scalar( $value ) || is_array( $value ) && isset( $value['size'] ) ),
			ARRAY_FILTER_USE_BOTH
		);
		$label = sanitize_text_field( Read::string( $settings['carousel_name'] ?? null ) );
		if ( '' !== $label ) {
			$ours['label'] = $label;
		}
		$blocks = '';
		foreach ( $slides as $slide ) {
			$blocks .= get_comment_delimited_block_content( CarouselBlock::SLIDE, [], $slide );
		}
		$attributes = [] === $ours ? [] : [ 'settings' => $ours ];
		return get_comment_delimited_block_content( CarouselBlock::NAME, $attributes, $blocks );
	}

	/**
	 * @param array<array-key, mixed> $settings
	 * @return list<string>
	 */
	private function picture_slides( array $settings ): array {
		$slides = [];
		foreach ( [ ...Read::rows( $settings, 'carousel' ), ...Read::rows( $settings, 'slides' ) ] as $slide ) {
			$slides[] = $this->picture( isset( $slide['image'] ) ? $slide : [ 'image' => $slide ] );
		}
		return $slides;
	}

	/** @param array<array-key, mixed> $settings */
	private function quote( array $settings, string $words, string $who ): string {
		$who = esc_html( wp_strip_all_tags( Read::string( $settings[ $who ] ?? null ) ) );
		return TextBlocks::quote( $this->words( $settings, $words ), $who );
	}

	/** @param array<array-key, mixed> $settings */
	private function picture( array $settings ): string {
		$image = $settings['image'] ?? null;
		$image = is_array( $image ) ? $image : [];
		$alt   = sanitize_text_field( Read::string( $image['alt'] ?? null ) );
		$url   = Read::string( $image['url'] ?? null );
		return self::image( $this->references, $url, $alt, Read::id( $image['id'] ?? null ) );
	}

	/** @param array<array-key, mixed> $settings */
	private function words( array $settings, string $name ): string {
		return TextBlocks::paragraph( $this->inline( $settings, $name ) );
	}

	/** @param array<array-key, mixed> $settings */
	private function inline( array $settings, string $name ): string {
		return $this->text->inline( Read::string( $settings[ $name ] ?? null ) );
	}

	/** @param array<array-key, mixed> $settings */
	private function link( array $settings ): string {
		$link = $settings['link'] ?? null;
		return is_array( $link ) ? $this->references->link( Read::string( $link['url'] ?? null ) ) : '';
	}
}
