<?php

declare( strict_types=1 );

namespace Rueda\Tests\CallToAction;

use Rueda\CallToAction\CallToActionStyle;
use Rueda\CallToAction\Customizer;
use Rueda\Tests\TestCase;

/** The table of looks that TypeScript is held to as well. */
final class CallToActionLooksTest extends TestCase {

	/** @return iterable<string, array{mixed, array<string, string|null>}> */
	public function looks(): iterable {
		foreach ( self::table()['looks'] as $look ) {
			yield $look['why'] => [ $look['stored'], $look['properties'] ];
		}
	}

	/**
	 * @dataProvider looks
	 * @param array<string, string|null> $properties
	 */
	public function test_become_custom_properties( mixed $stored, array $properties ): void {
		$made = CallToActionStyle::properties( Customizer::complete_with_second( $stored ) );
		foreach ( $properties as $name => $value ) {
			self::assertSame( $value, $made[ $name ] ?? null, $name );
		}
	}

	/** @return iterable<string, array{string}> */
	public function places(): iterable {
		foreach ( self::table()['hostile']['places'] as $place ) {
			yield $place => [ $place ];
		}
	}

	/** @dataProvider places */
	public function test_let_nothing_through( string $place ): void {
		$default = Customizer::complete_with_second( null );
		foreach ( self::table()['hostile']['values'] as $value ) {
			$stored = $value;
			foreach ( array_reverse( explode( '.', $place ) ) as $name ) {
				$stored = [ $name => $stored ];
			}
			self::assertSame( $default, Customizer::complete_with_second( $stored ), (string) wp_json_encode( $value ) );
		}
	}

	public function test_read_again_are_the_same(): void {
		foreach ( self::table()['looks'] as $look ) {
			$once = Customizer::complete_with_second( $look['stored'] );
			self::assertSame( $once, Customizer::complete_with_second( json_decode( (string) wp_json_encode( $once ), true ) ) );
		}
	}

	/** @return array<string, mixed> */
	private static function table(): array {
		return json_decode( (string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/cta-looks.json' ), true, 64, JSON_THROW_ON_ERROR );
	}
}
