<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page\Carousel;

use Rueda\Tests\TestCase;
use WP_Block_Patterns_Registry;

/** Carousels that authors can start with. */
final class CarouselPatternsTest extends TestCase {

	public function test_there_are_three_patterns_each_with_a_label_and_at_least_three_slides(): void {
		do_action( 'rest_api_init' );
		do_action( 'rest_api_init' );
		foreach ( [ 'testimonials', 'pictures', 'cards' ] as $name ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "rueda/carousel-$name" );
			self::assertIsArray( $pattern );
			$html = do_blocks( $pattern['content'] );
			self::assertGreaterThanOrEqual( 3, substr_count( $html, 'class="wp-block-rueda-slide' ) );
			self::assertStringNotContainsString( 'aria-label="Highlights"', $html );
		}
	}

	public function test_pictures_of_patterns_are_in_the_plugin(): void {
		do_action( 'rest_api_init' );
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'rueda/carousel-pictures' );
		self::assertIsArray( $pattern );
		preg_match_all( '~assets/carousel/\w+\.svg~', $pattern['content'], $files );
		self::assertCount( 4, $files[0] );
		foreach ( $files[0] as $file ) {
			self::assertFileExists( RUEDA_DIR . $file );
		}
	}
}
