<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

use Rueda\Blocks\PatternFolder;

defined( 'ABSPATH' ) || exit;

/** Ready-made carousels. Each file in `patterns` is one: its title, what it is for, its settings and its slides. */
final class CarouselPatterns {
	private const CATEGORY = 'rueda-carousels';

	/** Files in `patterns`. */
	private const CAROUSELS = [ 'testimonials', 'pictures', 'cards' ];

	/** Carousels with several slides in view, or with large ones, are wider than the text. */
	private const WIDE = [ 'pictures', 'cards' ];

	public function register_all(): void {
		( new PatternFolder( self::CATEGORY, __DIR__ . '/patterns' ) )->register(
			__( 'Carousels', 'rueda' ),
			__( 'Ready-made carousels: replace the text and images with your own.', 'rueda' ),
			'rueda/carousel-',
			self::CAROUSELS,
			[ $this, 'pattern' ]
		);
	}

	/**
	 * @param array{
	 *   title: string, description: string, settings: array<string, string>, slides: list<list<string>>
	 * } $carousel
	 * @return array<string, mixed>
	 */
	public function pattern( array $carousel, string $name ): array {
		return [
			'title'         => $carousel['title'],
			'description'   => $carousel['description'],
			'viewportWidth' => 1000,
			'content'       => self::content( $name, $carousel['settings'], $carousel['slides'] ),
		];
	}

	/**
	 * @param array<string, string> $settings
	 * @param list<list<string>>    $slides   Words of each.
	 */
	private static function content( string $name, array $settings, array $slides ): string {
		$blocks = '';
		foreach ( $slides as $words ) {
			$inside = match ( $name ) {
				'pictures' => self::picture( $words ),
				'cards'    => self::card( $words ),
				default    => self::quote( $words ),
			};
			$blocks .= get_comment_delimited_block_content( CarouselBlock::SLIDE, [], $inside );
		}
		$width      = in_array( $name, self::WIDE, true ) ? [ 'align' => 'wide' ] : [];
		$attributes = $width + [ 'settings' => $settings ];
		return get_comment_delimited_block_content( CarouselBlock::NAME, $attributes, $blocks );
	}

	/** @param list<string> $words What somebody said, and who. */
	private static function quote( array $words ): string {
		[ $text, $name ] = array_map( 'esc_html', $words );
		return "<!-- wp:quote --><blockquote class=\"wp-block-quote\"><!-- wp:paragraph --><p>$text</p>"
			. "<!-- /wp:paragraph --><cite>$name</cite></blockquote><!-- /wp:quote -->";
	}

	/** @param list<string> $words Name of one of the plugin's pictures, alternative text, caption. */
	private static function picture( array $words ): string {
		[ $file, $alt, $caption ] = $words;
		return sprintf(
			// A picture of the plugin, not in the media library.
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions
			'<!-- wp:image {"sizeSlug":"full"} --><figure class="wp-block-image size-full"><img src="%s" alt="%s"/>'
			. '<figcaption class="wp-element-caption">%s</figcaption></figure><!-- /wp:image -->',
			esc_url( RUEDA_URL . "assets/carousel/$file.svg" ),
			esc_attr( $alt ),
			esc_html( $caption )
		);
	}

	/** @param list<string> $words Heading, text, words of the link. */
	private static function card( array $words ): string {
		[ $title, $text, $link ] = array_map( 'esc_html', $words );
		return '<!-- wp:group {"style":{"border":{"width":"1px","radius":"12px"},'
			. '"spacing":{"padding":{"top":"24px","right":"24px","bottom":"24px","left":"24px"}}},'
			. '"layout":{"type":"flex","orientation":"vertical"}} -->'
			. '<div class="wp-block-group" style="border-width:1px;border-radius:12px;'
			. 'padding-top:24px;padding-right:24px;padding-bottom:24px;padding-left:24px">'
			. "<!-- wp:heading {\"level\":3} --><h3 class=\"wp-block-heading\">$title</h3><!-- /wp:heading -->"
			. "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->"
			. "<!-- wp:paragraph --><p><a href=\"#\">$link</a></p><!-- /wp:paragraph --></div><!-- /wp:group -->";
	}
}
