<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page\Carousel;

use Rueda\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Carousels that a page builder left in the content. */
final class WrittenCarouselsTest extends TestCase {

	public function test_get_our_classes_sizes_and_settings(): void {
		$html = $this->shown( '{"slides_to_show":"2","navigation":"arrows","image_spacing_custom":{"unit":"px","size":10}}', 4 );

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

	public function test_two_of_them_share_nothing(): void {
		$html = apply_filters( 'the_content', $this->markup( '{"slides_to_show":"1"}', 3 ) . $this->markup( '{"slides_to_show":"4"}', 5 ) );
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
		foreach ( [ $this->markup( '{"slides_to_show":"2"}', 1 ), $this->markup( '{"title_size":"large"}', 4 ) ] as $html ) {
			self::assertStringNotContainsString( 'rueda', apply_filters( 'the_content', $html ) );
		}
	}

	private function shown( string $settings, int $count ): string {
		return apply_filters( 'the_content', $this->markup( $settings, $count ) );
	}

	private function markup( string $settings, int $count ): string {
		return sprintf(
			'<div class="widget" data-settings="%s"><div class="holder"><div class="clip swiper"><div class="swiper-wrapper">%s</div>'
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
