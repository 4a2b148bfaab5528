<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use Rueda\Definitions;
use WP_Block_Patterns_Registry;
use WP_REST_Request;

/** Wheels that authors can start with. */
final class WheelPatternsTest extends WheelTestCase {

	public function test_there_are_nine_patterns_for_new_wheels(): void {
		$patterns = $this->patterns();
		self::assertCount( 9, $patterns );
		foreach ( $patterns as $pattern ) {
			self::assertSame( [ 'wheel' ], $pattern['postTypes'] );
			self::assertContains( 'core/post-content', $pattern['blockTypes'] );
		}
	}

	public function test_each_pattern_is_a_whole_wheel(): void {
		foreach ( $this->patterns() as $pattern ) {
			[ $intro, $list ] = parse_blocks( $pattern['content'] );
			self::assertSame( 'core/paragraph', $intro['blockName'] );
			self::assertSame( 'rueda/add-wheels', $list['blockName'] );
			self::assertCount( 8, $list['innerBlocks'] );
			$labels = [];
			foreach ( $list['innerBlocks'] as $area ) {
				self::assertNotSame( '', $area['attrs']['label'] );
				self::assertNotSame( '', $area['attrs']['desc'] );
				$labels[] = $area['attrs']['label'];
			}
			self::assertSame( $labels, array_unique( $labels ) );
		}
	}

	public function test_each_area_says_something_of_its_own_to_each_band_of_ratings(): void {
		$texts = [];
		foreach ( $this->patterns() as $pattern ) {
			foreach ( parse_blocks( $pattern['content'] )[1]['innerBlocks'] as $area ) {
				foreach ( Definitions::AREA_ADVICE as $names ) {
					$texts[] = $area['attrs'][ $names['text'] ] ?? '';
				}
			}
		}

		self::assertCount( 9 * 8 * 3, array_unique( array_filter( $texts ) ) );
		self::assertLessThanOrEqual( 140, max( array_map( 'mb_strlen', $texts ) ) );
	}

	/** @dataProvider palettes */
	public function test_colors_stand_out_from_white_and_from_those_beside_them( array $colors ): void {
		foreach ( $colors as $index => $color ) {
			self::assertGreaterThanOrEqual( 3.0, $this->contrast( '#FFFFFF', $color ) );
			// The last area is next to the first.
			$next = $colors[ ( $index + 1 ) % count( $colors ) ];
			self::assertGreaterThanOrEqual( 3.0, $this->contrast( $color, $next ) );
		}
	}

	/** @return iterable<string, array{list<string>}> */
	public function palettes(): iterable {
		yield 'new areas' => [ Definitions::AREA_COLORS ];
		yield 'the first eight areas' => [ array_slice( Definitions::AREA_COLORS, 0, 8 ) ];
		foreach ( Definitions::WHEEL_PALETTES as $name => $palette ) {
			yield $name => [ $palette['colors'] ];
		}
	}

	public function test_the_classic_comes_first_and_each_has_its_own_colors(): void {
		$seen = [];
		foreach ( $this->patterns() as $pattern ) {
			preg_match_all( '/"lengendColor":"(#[0-9A-F]{6})"/', $pattern['content'], $found );
			self::assertSame( 8, count( array_unique( $found[1] ) ), $pattern['name'] );
			self::assertNotContains( $found[1], $seen, $pattern['name'] );
			self::assertNotContains( $found[1][0], array_column( $seen, 0 ), $pattern['name'] );
			$seen[] = $found[1];
		}
		self::assertSame( 'Wheel of Life', $this->patterns()[0]['title'] );
		self::assertSame( array_slice( Definitions::AREA_COLORS, 0, 8 ), $seen[0] );
	}

	public function test_the_editor_gets_no_field_that_it_would_take_for_its_blocks(): void {
		$id = $this->make_wheel();
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'GET', "/wp/v2/wheel/$id" );
		self::assertArrayHasKey( 'blocks', rest_do_request( $request )->get_data() );
		$request->set_param( 'context', 'edit' );
		$response = rest_get_server()->response_to_data( rest_do_request( $request ), false );
		self::assertArrayNotHasKey( 'blocks', $response );
	}

	/** @return list<array<string, mixed>> */
	private function patterns(): array {
		// Editors load the patterns over REST, and they are registered only then.
		rest_get_server();
		return array_values(
			array_filter(
				WP_Block_Patterns_Registry::get_instance()->get_all_registered(),
				static fn( array $pattern ): bool => str_starts_with( $pattern['name'], 'rueda/wheel-' )
			)
		);
	}

	private function contrast( string $one, string $other ): float {
		$lights = [ $this->luminance( $one ), $this->luminance( $other ) ];
		return ( max( $lights ) + 0.05 ) / ( min( $lights ) + 0.05 );
	}

	private function luminance( string $color ): float {
		$parts = array_map(
			static function ( string $digits ): float {
				$part = hexdec( $digits ) / 255;
				return $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4;
			},
			str_split( substr( $color, 1 ), 2 )
		);
		return 0.2126 * $parts[0] + 0.7152 * $parts[1] + 0.0722 * $parts[2];
	}
}
