<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page\Carousel;

use Rueda\Tests\TestCase;

/** The markup of a carousel, which is complete without JavaScript. */
final class CarouselBlockTest extends TestCase {

	public function test_prints_a_row_that_scrolls_and_all_that_the_script_needs(): void {
		$html = $this->carousel( [ 'label' => 'Our "work"' ], 4 );

		self::assertStringContainsString(
			'role="group" aria-roledescription="carousel" aria-label="Our &quot;work&quot;"',
			$html
		);
		self::assertStringContainsString( '__viewport" tabindex="0"', $html );
		self::assertSame( 4, substr_count( $html, 'class="wp-block-rueda-slide' ) );
		self::assertLessThan( strpos( $html, '__viewport' ), strpos( $html, '__controls' ) );
		$config = $this->config( $html );
		self::assertSame( 'Our "work"', $config['settings']['label'] );
		self::assertSame( 'Next slide', $config['texts']['next'] );
	}

	public function test_c35_the_name_without_a_label_does_not_say_carousel(): void {
		self::assertStringContainsString( 'aria-label="Highlights"', $this->carousel( [], 3 ) );
		self::assertStringContainsString( 'role="region"', $this->carousel( [], 3, '"landmark":true' ) );
	}

	public function test_c2_sizes_change_where_devices_change(): void {
		$css = $this->css( $this->carousel( [ 'image_spacing_custom_mobile' => '8' ], 4 ) );

		self::assertStringContainsString( '{--rueda-carousel-show:3;--rueda-carousel-space:20px;', $css );
		self::assertStringContainsString( '@media (max-width:1024.98px){', $css );
		self::assertMatchesRegularExpression( '/max-width:767\.98px\)\{[^}]+show:1;--rueda-carousel-space:8px/', $css );
	}

	public function test_c7_controls_have_no_room_where_all_slides_fit(): void {
		self::assertMatchesRegularExpression(
			'/controls:none.+max-width:1024.+controls:none.+max-width:767.+controls:flex/',
			$this->css( $this->carousel( [], 2 ) )
		);
	}

	public function test_c29_offset_sides_have_a_class_room_and_a_little_more_than_the_slides(): void {
		foreach ( [ 'left' => [ 80, 0 ], 'right' => [ 0, 80 ], 'both' => [ 80, 80 ] ] as $sides => [ $left, $right ] ) {
			$html = $this->carousel( [ 'offset_sides' => $sides ], 6 );
			self::assertStringContainsString( "offset-$sides", $html );
			self::assertStringContainsString( 'show:3.001;', $html );
			self::assertStringContainsString( "left:{$left}px;--rueda-carousel-right:{$right}px", $html );
		}
		self::assertStringNotContainsString( 'offset-', $this->carousel( [], 6 ) );
	}

	public function test_c39_sizes_find_their_carousel_also_where_another_request_has_drawn_it(): void {
		$one   = $this->css( $this->carousel( [ 'slides_to_show' => 2 ], 6 ) );
		$other = $this->css( $this->carousel( [ 'slides_to_show' => 4 ], 6 ) );
		// In a separate request this would be the first carousel.
		$again = $this->css( $this->carousel( [ 'slides_to_show' => 2 ], 6 ) );

		self::assertSame( $one, $again );
		self::assertNotSame( strtok( $one, '{' ), strtok( $other, '{' ) );
	}

	public function test_c6_none_and_one_slide_are_no_carousel(): void {
		foreach ( [ 0, 1 ] as $count ) {
			$html = $this->carousel( [ 'autoplay' => 'yes' ], $count );
			self::assertStringContainsString( 'is-static', $html );
			self::assertStringNotContainsString( 'role', $html );
			self::assertStringNotContainsString( 'data-rueda-carousel', $html );
			self::assertSame( $count, substr_count( $html, 'class="wp-block-rueda-slide' ) );
		}
	}

	public function test_c44_what_cannot_be_a_carousel_is_read_from_top_to_bottom(): void {
		$inner = '<!-- wp:rueda/carousel --><!-- wp:rueda/slide --><p>In</p><!-- /wp:rueda/slide -->'
			. '<!-- wp:rueda/slide --><p>Ner</p><!-- /wp:rueda/slide --><!-- /wp:rueda/carousel -->';
		$html  = $this->rendered( $this->slide( $inner ) . $this->slide( '<p>Two</p>' ) );
		self::assertSame( 1, substr_count( $html, 'data-rueda-carousel' ) );
		self::assertStringContainsString( 'is-static', $html );
		self::assertStringContainsString( 'Ner', $html );

		$mixed = $this->rendered(
			$this->slide( '<p>One</p>' ) . '<!-- wp:paragraph --><p>Lost</p><!-- /wp:paragraph -->'
		);
		self::assertStringContainsString( 'is-static', $mixed );
		self::assertStringContainsString( 'Lost', $mixed );

		$odd = do_blocks(
			'<!-- wp:rueda/carousel {"settings":"x","landmark":7} -->' . $this->slide( 'A' ) . $this->slide( 'B' )
				. '<!-- /wp:rueda/carousel -->'
		);
		self::assertSame( 500, $this->config( $odd )['settings']['speed'] );
	}

	public function test_attributes_never_become_script_or_style(): void {
		$evil = '"></div><script>alert(1)</script><style>*{}</style>';
		$html = $this->carousel(
			[
				'label'                => $evil,
				'slides_to_show'       => $evil,
				'image_spacing_custom' => [ 'size' => '1;}*{}', 'unit' => 'px' ],
				'offset_sides'         => $evil,
			],
			4
		);

		self::assertStringNotContainsString( '<script', $html );
		self::assertSame( 1, substr_count( $html, '<style' ) );
		self::assertStringNotContainsString( '*{}', $this->css( $html ) );
	}

	public function test_c36_images_out_of_the_first_view_wait(): void {
		$html = $this->carousel( [], 5 );
		self::assertSame( 2, substr_count( $html, 'loading="lazy"' ) );
		self::assertGreaterThan( strpos( $html, 'picture-3' ), strpos( $html, 'loading="lazy"' ) );
		self::assertSame( 5, substr_count( $this->carousel( [ 'lazyload' => 'no' ], 5 ), 'loading="eager"' ) );
	}

	public function test_c36_the_plugins_own_pictures_say_how_large_they_are(): void {
		$picture = $this->slide( '<figure><img src="' . RUEDA_URL . 'assets/carousel/spring.svg" alt=""></figure>' );
		$html    = $this->rendered( str_repeat( $picture, 4 ) );

		self::assertSame( 4, preg_match_all( '/<img [^>]*width="1200"/', $html ) );
		self::assertSame( 4, preg_match_all( '/<img [^>]*height="675"/', $html ) );
	}

	public function test_c13_a_slide_may_have_a_duration_of_its_own(): void {
		$slides = '';
		foreach ( [ 100, 60000, 99, 60001 ] as $duration ) {
			$slides .= "<!-- wp:rueda/slide {\"duration\":$duration} -->x<!-- /wp:rueda/slide -->";
		}
		$html = $this->rendered( $slides );
		self::assertStringContainsString( 'data-duration="100"', $html );
		self::assertStringContainsString( 'data-duration="60000"', $html );
		self::assertSame( 2, substr_count( $html, 'data-duration' ) );
	}

	public function test_posts_of_a_query_loop_are_slides(): void {
		foreach ( [ 'First', 'Second', 'Third' ] as $title ) {
			wp_insert_post(
				[
					'post_title'  => "Slide about $title",
					'post_status' => 'publish',
				]
			);
		}
		$query = '<!-- wp:query {"query":{"perPage":3,"postType":"post","inherit":false,"search":"Slide about"}} -->'
			. '<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"isLink":true} /-->'
			. '<!-- /wp:post-template --></div><!-- /wp:query -->';
		$html  = $this->rendered( $query );

		self::assertSame( 3, substr_count( $html, 'class="wp-block-rueda-slide"' ) );
		self::assertStringContainsString( 'Slide about Second</a>', $html );
		self::assertStringContainsString( 'data-rueda-carousel', $html );
	}

	public function test_the_preview_in_the_editor_has_the_words_of_pages(): void {
		$this->act_as( 'editor' );
		do_action( 'enqueue_block_editor_assets' );

		$given = wp_scripts()->get_data( 'rueda-carousel-editor-script', 'before' );
		self::assertStringContainsString( '"next":"Next slide"', implode( '', (array) $given ) );
	}

	/** @param array<string, mixed> $settings */
	private function carousel( array $settings, int $count, string $more = '"landmark":false' ): string {
		$slides = '';
		for ( $number = 1; $number <= $count; $number++ ) {
			$slides .= $this->slide(
				"<p>Slide $number <img src=\"picture-$number.jpg\" alt=\"\" width=\"4\" height=\"3\"></p>"
			);
		}
		return $this->rendered( $slides, '"settings":' . serialize_block_attributes( $settings ) . ",$more" );
	}

	private function slide( string $html ): string {
		return "<!-- wp:rueda/slide -->$html<!-- /wp:rueda/slide -->";
	}

	private function rendered( string $inside, string $attributes = '"landmark":false' ): string {
		return do_blocks( "<!-- wp:rueda/carousel {{$attributes}} -->$inside<!-- /wp:rueda/carousel -->" );
	}

	private function css( string $html ): string {
		return 1 === preg_match( '~<style>(.*?)</style>~s', $html, $found ) ? $found[1] : '';
	}

	/** @return array{settings: array<string, mixed>, texts: array<string, string>} */
	private function config( string $html ): array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		$tags->next_tag( [ 'class_name' => 'wp-block-rueda-carousel' ] );
		/** @var array{settings: array<string, mixed>, texts: array<string, string>} $config */
		$config = json_decode( (string) $tags->get_attribute( 'data-rueda-carousel' ), true );
		return $config;
	}
}
