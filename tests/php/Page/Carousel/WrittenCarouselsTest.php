<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page\Carousel;

use Rueda\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Carousels that a page builder left in the content. */
final class WrittenCarouselsTest extends TestCase {

	public function test_get_our_classes_sizes_and_settings(): void {
		$html = $this->shown(
			'{"slides_to_show":"2","navigation":"arrows","image_spacing_custom":{"unit":"px","size":10}}',
			4
		);

		self::assertSame( 4, substr_count( $html, 'swiper-slide wp-block-rueda-slide' ) );
		self::assertStringContainsString( '--rueda-carousel-show:2;--rueda-carousel-space:10px', $html );
		self::assertStringContainsString( 'swiper-wrapper wp-block-rueda-carousel__track', $html );
		self::assertStringNotContainsString( 'data-rueda-place', $html );
		self::assertStringContainsString( '<div hidden class="swiper-button-next">', $html );
		$config = $this->config( $html );
		self::assertSame( 'arrows', $config['settings']['navigation'] ?? null );
		self::assertTrue( wp_script_is( 'rueda-carousel-view-script', 'enqueued' ) );
		// WordPress filters the content of a block twice.
		self::assertSame( 1, substr_count( apply_filters( 'the_content', $html ), '__controls"' ) );
	}

	public function test_two_carousels_have_sizes_of_their_own(): void {
		$html = apply_filters(
			'the_content',
			$this->markup( '{"slides_to_show":"1"}', 3 ) . $this->markup( '{"slides_to_show":"4"}', 5 )
		);
		self::assertSame( 2, substr_count( $html, 'data-rueda-carousel=' ) );
		self::assertSame( 2, substr_count( $html, '<style>' ) );
		self::assertStringContainsString( '--rueda-carousel-show:4;', $html );
	}

	public function test_broken_settings_are_the_defaults_and_the_page_is_told(): void {
		$html = $this->shown( '{"slides_to_show":"2",', 4 );
		self::assertStringContainsString( 'data-rueda-broken', $html );
		self::assertStringContainsString( '--rueda-carousel-show:3;', $html );
	}

	public function test_one_slide_and_settings_of_something_else_stay_as_they_are(): void {
		foreach ( [
			$this->markup( '{"slides_to_show":"2"}', 1 ),
			$this->markup( '{"title_size":"large"}', 4 ),
		] as $html ) {
			self::assertStringNotContainsString( 'rueda', apply_filters( 'the_content', $html ) );
		}
	}

	public function test_a_page_with_a_large_image_in_its_text_comes_out_whole(): void {
		foreach ( [ 400_000, 3_000_000 ] as $bytes ) {
			$image = '<p id="before">Before</p><img alt="" src="data:image/png;base64,' . str_repeat( 'A', $bytes )
				. '">';
			// WordPress 6.5 itself fails over so long a tag where it makes curly quotes; HTML widgets have none.
			$written = $image . $this->markup( '{"slides_to_show":"2"}', 4 ) . $image . '<p>After</p>';
			$html    = apply_filters( 'widget_custom_html_content', $written );

			self::assertGreaterThan( 2 * $bytes, strlen( $html ) );
			self::assertStringContainsString( 'Before', $html );
			self::assertStringContainsString( 'After', $html );
			self::assertSame( 4, substr_count( $html, 'swiper-slide wp-block-rueda-slide' ) );
			self::assertSame( 1, substr_count( $html, '__controls"' ) );
			self::assertStringNotContainsString( 'data-rueda-place', $html );
		}
	}

	/** @dataProvider surroundings */
	public function test_the_two_elements_around_the_row_are_those_that_contain_it( string $html ): void {
		$shown = apply_filters(
			'the_content',
			str_replace( '{settings}', esc_attr( '{"slides_to_show":"1"}' ), $html )
		);

		self::assertSame( [ 'root' ], $this->ids( $shown, 'wp-block-rueda-carousel' ) );
		self::assertSame( [ 'viewport' ], $this->ids( $shown, 'wp-block-rueda-carousel__viewport' ) );
		self::assertSame( [ 'track' ], $this->ids( $shown, 'wp-block-rueda-carousel__track' ) );
		self::assertSame( [ 'a', 'b' ], $this->ids( $shown, 'wp-block-rueda-slide' ) );
		self::assertStringContainsString(
			'<div class="wp-block-rueda-carousel__controls"></div><div aria-label',
			$shown
		);
	}

	/** @return array<string, array{string}> */
	public function surroundings(): array {
		$row = '<div id="track" class="swiper-wrapper"><div id="a" class="swiper-slide"><p>A<img></div>'
			. '<div id="b" class="swiper-slide">B</div></div>';
		return [
			'a style before it'      => [
				'<div data-settings="{settings}"><div id="root"><style>.a{}</style><div id="viewport" class="swiper">'
					. $row . '</div></div></div>',
			],
			'a heading before it'    => [
				'<div data-settings="{settings}"><div id="root"><h2>Our <b>work</b></h2>'
					. '<div id="viewport" class="swiper">' . $row . '</div></div></div>',
			],
			'a button in it'         => [
				'<div data-settings="{settings}"><div id="root"><div id="viewport" class="swiper">'
					. '<div class="swiper-button-prev"></div>' . $row . '</div></div></div>',
			],
			'settings beside it'     => [
				'<div id="root" data-settings="{settings}"><img><br><div id="viewport" class="swiper">' . $row
					. '</div></div>',
			],
			'tags that do not close' => [
				'<p><div data-settings="{settings}"><ul><li>1<li><p>2</ul><div id="root"></p>'
					. '<p>x<div id="viewport" class="swiper">' . $row . '</div></div></div>',
			],
		];
	}

	public function test_a_slider_of_another_plugin_after_it_or_in_a_slide_stays_as_it_is(): void {
		$other = '<div class="other swiper"><div class="swiper-wrapper"><div class="swiper-slide" inert>X</div>'
			. '<div class="swiper-slide" aria-hidden="true">Y</div></div>'
			. '<div class="swiper-button-next">y</div></div>';
		$mine  = $this->markup( '{"slides_to_show":"2"}', 3 );
		foreach ( [
			"<section>$mine</section>$other",
			str_replace( '>A</span>', ">A</span>$other", $mine ),
		] as $html ) {
			$shown = apply_filters( 'the_content', $html );
			self::assertStringContainsString( $other, str_replace( "\n", '', $shown ) );
			self::assertSame( 3, substr_count( $shown, 'wp-block-rueda-slide' ) );
			self::assertStringContainsString( '<div hidden class="swiper-button-next">x', $shown );
			self::assertSame( 1, substr_count( apply_filters( 'the_content', $shown ), '__controls"' ) );
		}
	}

	public function test_a_row_without_two_elements_inside_of_the_settings_stays_as_it_is(): void {
		$html = '<main><div class="swiper" data-settings="{&quot;slides_to_show&quot;:1}"><div class="swiper-wrapper">'
			. str_repeat( '<div class="swiper-slide">A</div>', 3 ) . '</div></div></main>';
		self::assertStringNotContainsString( 'rueda', apply_filters( 'the_content', $html ) );
	}

	/** @return list<string> Ids of the elements with a class. */
	private function ids( string $html, string $css_class ): array {
		$tags = new WP_HTML_Tag_Processor( $html );
		$ids  = [];
		while ( $tags->next_tag( [ 'class_name' => $css_class ] ) ) {
			$ids[] = (string) $tags->get_attribute( 'id' );
		}
		return $ids;
	}

	private function shown( string $settings, int $count ): string {
		return apply_filters( 'the_content', $this->markup( $settings, $count ) );
	}

	private function markup( string $settings, int $count ): string {
		return sprintf(
			'<div class="widget" data-settings="%s"><div class="holder"><div class="clip swiper">'
				. '<div class="swiper-wrapper">%s</div>'
			. '</div><div class="swiper-button-next">x</div></div></div>',
			esc_attr( $settings ),
			str_repeat( '<div class="swiper-slide"><span class="swiper-slide-inner">A</span></div>', $count )
		);
	}

	/** @return array<string, array<string, mixed>> */
	private function config( string $html ): array {
		$tags = new WP_HTML_Tag_Processor( $html );
		$tags->next_tag( [ 'class_name' => 'wp-block-rueda-carousel' ] );
		/** @var array<string, array<string, mixed>> $config */
		$config = json_decode( (string) $tags->get_attribute( 'data-rueda-carousel' ), true );
		return $config;
	}
}
