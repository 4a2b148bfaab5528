<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page\Carousel;

use Rueda\Page\Carousel\CarouselDevices;
use Rueda\Page\Carousel\CarouselSettings;
use Rueda\Tests\TestCase;

/** Settings of carousels: the cases that the editor reads, too, and devices that a site adds. */
final class CarouselSettingsTest extends TestCase {

	/** @return array<string, array{mixed, array<string, mixed>}> */
	public static function cases(): array {
		$file  = file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/carousel-settings.json' );
		$cases = [];
		foreach ( (array) json_decode( (string) $file, true ) as $case ) {
			self::assertIsArray( $case );
			$cases[ $case['title'] ] = [ $case['raw'], $case['expect'] ];
		}
		return $cases;
	}

	/**
	 * @dataProvider cases
	 * @param mixed                $raw
	 * @param array<string, mixed> $expected
	 */
	public function test_reads_the_same_values_as_the_editor( $raw, array $expected ): void {
		$settings            = ( new CarouselSettings( $raw, CarouselDevices::all() ) )->for_script();
		$settings['layouts'] = array_map( 'array_values', (array) $settings['layouts'] );
		foreach ( $expected as $name => $value ) {
			self::assertEquals( $value, $settings[ $name ], $name );
		}
	}

	public function test_c1_devices_that_a_site_adds_have_what_the_next_larger_one_has(): void {
		add_filter( 'rueda_carousel_breakpoints', static fn (): array => [ 'laptop', 'widescreen', 'nonsense' ] );

		$settings = new CarouselSettings( [ 'slides_to_show_laptop' => '5' ], CarouselDevices::all() );

		self::assertSame(
			[ 2400 => 3, 1621 => 3, 1025 => 5, 768 => 2, 0 => 1 ],
			array_column( $settings->layouts(), 'show', 'from' )
		);
	}

	public function test_c1_what_is_set_for_wide_screens_alone_is_not_inherited_by_the_desktop(): void {
		add_filter( 'rueda_carousel_breakpoints', static fn (): array => [ 'widescreen' ] );

		$settings = new CarouselSettings(
			[
				'slides_to_show_widescreen'       => '6',
				'image_spacing_custom_widescreen' => '50',
				'offset_width_widescreen'         => '120',
			],
			CarouselDevices::all()
		);

		self::assertSame(
			[ [ 2400, 6, 1, 50.0, 120.0 ], [ 1025, 3, 1, 20.0, 80.0 ] ],
			array_map(
				static fn ( array $layout ): array => [
					$layout['from'],
					$layout['show'],
					$layout['scroll'],
					$layout['space'],
					$layout['offset'],
				],
				array_slice( $settings->layouts(), 0, 2 )
			)
		);
	}
}
