<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page\Section;

use Rueda\Blocks\EarlyScript;
use Rueda\Page\Masonry\MasonryBlock;
use Rueda\Page\Section\SectionBlock;
use Rueda\Tests\TestCase;
use WP_Block_Patterns_Registry;

/** The markup of sections and masonries, for any attributes. */
final class SectionBlockTest extends TestCase {

	private const HILLS = 'https://example.org/hills.webp';

	public function test_prints_a_still_picture_that_is_complete_without_a_script(): void {
		$html = $this->section(
			[
				'url'          => self::HILLS,
				'alt'          => 'Hills "at" dawn',
				'focalPoint'   => [
					'x' => 0.25,
					'y' => '1',
				],
				'overlayColor' => '#ffd54f',
				'minHeight'    => 50,
			]
		);
		self::assertStringContainsString( 'alt="Hills &quot;at&quot; dawn"', $html );
		self::assertStringContainsString( 'object-position:25% 100%', $html );
		self::assertStringContainsString( 'background-color:#ffd54f;opacity:0.6', $html );
		self::assertStringContainsString( '--rueda-min-height:50vh', $html );
		self::assertStringContainsString( 'has-picture has-dark-text', $html );
		self::assertStringContainsString( '<p>Words</p>', $html );
		// This section needs no script.
		self::assertStringNotContainsString( 'data-settings', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_uses_the_picture_of_the_media_library_and_its_own_where_that_is_gone(): void {
		$file = wp_insert_attachment( [ 'post_mime_type' => 'image/webp' ], 'hills.webp' );
		self::assertStringContainsString( 'wp-content/uploads/hills.webp', $this->section( [ 'mediaId' => $file ] ) );
		$gone = $this->section(
			[
				'mediaId' => 999999,
				'url'     => self::HILLS,
			]
		);
		self::assertStringContainsString( 'src="' . self::HILLS . '"', $gone );
		self::assertStringNotContainsString( '<img', $this->section( [ 'mediaId' => 999999 ] ) );
	}

	public function test_says_how_soon_an_image_moves_and_cards_fade_in_within_limits(): void {
		$moving = static fn ( mixed $sensitivity ): array => [
			'url'         => self::HILLS,
			'parallax'    => 'yes',
			'sensitivity' => $sensitivity,
		];
		self::assertStringContainsString( '&quot;sensitivity&quot;:4', $this->section( $moving( 4 ) ) );
		self::assertStringNotContainsString( 'sensitivity', $this->section( $moving( 'x' ) ) );

		$masonry = new MasonryBlock( new EarlyScript( 'build/blocks/masonry/early.js' ) );
		self::assertStringContainsString(
			'data-sensitivity="2"',
			$masonry->render( [ 'fadeIn' => true, 'sensitivity' => 2 ], '' )
		);
		self::assertStringContainsString(
			'data-sensitivity="100"',
			$masonry->render( [ 'fadeIn' => true, 'sensitivity' => '"><script>' ], '' )
		);
		self::assertStringNotContainsString( 'sensitivity', $masonry->render( [ 'sensitivity' => 2 ], '' ) );
	}

	/** The same colours as in src/blocks/section/rules/shade.test.ts. */
	public function test_text_is_light_on_dark_and_dark_on_light(): void {
		$colors = [
			'#000000' => 'light',
			'#ffffff' => 'dark',
			'#1f4f43' => 'light',
			'#ffd54f' => 'dark',
			'#777'    => 'dark',
			'x'       => 'light',
		];
		foreach ( $colors as $color => $text ) {
			$html = $this->section(
				[
					'url'          => self::HILLS,
					'overlayColor' => $color,
				]
			);
			self::assertStringContainsString( "has-$text-text", $html, $color );
		}
		$own = $this->section(
			[
				'url'       => self::HILLS,
				'textColor' => 'base',
			]
		);
		self::assertStringNotContainsString( '-text has-', str_replace( 'has-text-color', '', $own ) );
		self::assertStringNotContainsString( 'has-light-text', $own );
	}

	public function test_says_what_moves_and_is_stretched_by_the_names_of_page_builders(): void {
		$html = $this->section(
			[
				'url'               => self::HILLS,
				'parallax'          => 'yes',
				'speed'             => '7',
				'stretch_element'   => 'yes',
				'stretch_container' => '#main "a"',
			]
		);
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag() );
		self::assertSame(
			[
				'parallax'          => 'yes',
				'stretch_element'   => 'yes',
				'speed'             => 2,
				'stretch_container' => '#main "a"',
			],
			json_decode( (string) $tags->get_attribute( 'data-settings' ), true )
		);
		self::assertStringContainsString( 'is-stretched', (string) $tags->get_attribute( 'class' ) );
		self::assertStringContainsString( 'has-parallax', (string) $tags->get_attribute( 'class' ) );
	}

	public function test_the_container_is_no_shortcode(): void {
		$html = $this->section( [ 'stretch_element' => 'yes', 'stretch_container' => '[data-x="1"]' ] );

		self::assertStringContainsString( 'ruedaStretch("\u005bdata-x=\"1\"\u005d")', $html );
	}

	public function test_attributes_become_neither_script_nor_style(): void {
		$bad  = '"></script><script>alert(1)</script>;}*{color:red';
		$html = $this->section(
			[
				'url'               => 'javascript:alert(1)',
				'alt'               => $bad,
				'overlayColor'      => $bad,
				'overlayOpacity'    => $bad,
				'focalPoint'        => [ 'x' => $bad ],
				'minHeight'         => $bad,
				'speed'             => $bad,
				'parallax'          => $bad,
				'stretch_element'   => 'yes',
				'stretch_container' => $bad,
				'mediaId'           => -1,
			]
		);
		self::assertSame( 1, substr_count( $html, '<script' ), $html );
		self::assertSame( 1, substr_count( $html, '</script' ), $html );
		self::assertStringNotContainsString( '<img', $html );
		$over = $this->section(
			[
				'url'          => self::HILLS,
				'overlayColor' => $bad,
			]
		);
		self::assertStringContainsString( 'background-color:#000000;opacity:0.6', $over );
	}

	public function test_the_early_script_is_defined_once_and_not_for_readers_elsewhere(): void {
		$early  = new EarlyScript( 'build/blocks/section/early.js' );
		$first  = $early->tag( 'ruedaStretch("");' );
		$second = $early->tag( 'ruedaStretch("");' );
		self::assertStringContainsString( 'window.ruedaStretch=', $first );
		self::assertStringNotContainsString( 'window.ruedaStretch=', $second );
		self::assertStringContainsString( 'ruedaStretch("")', $second );
		$GLOBALS['wp_query']->is_feed = true;
		self::assertSame( '', $early->tag( 'ruedaStretch("");' ) );
		$GLOBALS['wp_query']->is_feed = false;
	}

	public function test_a_script_that_was_thrown_away_with_a_description_is_printed_again(): void {
		$early = new EarlyScript( 'build/blocks/section/early.js' );
		$print = static fn (): string => $early->tag( 'ruedaStretch("");' );
		// Plugins that build the description of a page from its content render it like this.
		remove_all_actions( 'wp_head' );
		add_action( 'wp_head', static fn (): string => $print() );
		do_action( 'wp_head' );

		self::assertStringContainsString( 'window.ruedaStretch=', $print() );
		self::assertStringNotContainsString( 'window.ruedaStretch=', $print() );
	}

	public function test_content_filters_leave_the_scripts_as_they_are(): void {
		remove_theme_support( 'html5' );
		$call    = 'window.ruedaStretch&&ruedaStretch("");';
		$scripts = [];
		foreach ( [ 'section', 'masonry' ] as $block ) {
			$early     = new EarlyScript( "build/blocks/{$block}/early.js" );
			$scripts[] = $early->tag( $call ) . $early->tag( $call );
		}
		$filtered = wptexturize( '<p>"Words"</p>' . implode( '<p>"More"</p>', $scripts ) );
		self::assertSame( '<p>&#8220;Words&#8221;</p>' . implode( '<p>&#8220;More&#8221;</p>', $scripts ), $filtered );
	}

	public function test_columns_and_gaps_of_a_masonry_are_numbers(): void {
		$html = do_blocks(
			get_comment_delimited_block_content(
				MasonryBlock::NAME,
				[
					'columns'              => '4',
					'columns_tablet'       => 0,
					'columns_mobile'       => '2;color:red',
					'verticalSpaceBetween' => 100000,
				],
				''
			)
		);
		self::assertStringContainsString(
			'--rueda-columns:4;--rueda-columns-tablet:2;--rueda-columns-mobile:1',
			$html
		);
		self::assertStringContainsString( '--rueda-gap:30px;--rueda-gap-beside:30px', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_ready_made_parts_are_made_of_blocks_that_the_editor_knows(): void {
		do_action( 'rest_api_init' );
		do_action( 'rest_api_init' );
		$registry = WP_Block_Patterns_Registry::get_instance();
		foreach ( [ 'section-opening', 'section-steps', 'masonry-voices' ] as $name ) {
			$content = $registry->get_registered( "rueda/$name" )['content'];
			$blocks  = parse_blocks( $content );
			self::assertSame( $content, serialize_blocks( $blocks ) );
			self::assertCount( 1, $blocks );
			self::assertStringContainsString( 'wp-block-rueda-', do_blocks( $content ) );
		}
	}

	/** @param array<string, mixed> $attributes */
	private function section( array $attributes ): string {
		$inside = '<div class="wp-block-rueda-section__content"><p>Words</p></div>';
		return do_blocks( get_comment_delimited_block_content( SectionBlock::NAME, $attributes, $inside ) );
	}
}
