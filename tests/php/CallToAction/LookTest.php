<?php

declare( strict_types=1 );

namespace Rueda\Tests\CallToAction;

use Rueda\CallToAction\Look;
use Rueda\Tests\TestCase;

/** The table of looks that TypeScript reads, too. */
final class LookTest extends TestCase {

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
	public function test_settings_become_custom_properties( mixed $stored, array $properties ): void {
		$made = Look::from_stored( $stored, true )->properties();
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
	public function test_values_that_are_not_allowed_are_left_out( string $place ): void {
		$default = Look::from_stored( [ 'style' => 'own' ], true )->to_array();
		foreach ( self::table()['hostile']['values'] as $value ) {
			$stored = $value;
			foreach ( array_reverse( explode( '.', $place ) ) as $name ) {
				$stored = [ $name => $stored ];
			}
			self::assertSame(
				$default,
				Look::from_stored( $stored, true )->to_array(),
				(string) wp_json_encode( $value )
			);
		}
	}

	public function test_settings_that_are_read_twice_are_the_same(): void {
		foreach ( self::table()['looks'] as $look ) {
			$once   = Look::from_stored( $look['stored'], true )->to_array();
			$stored = json_decode( (string) wp_json_encode( $once ), true );
			self::assertSame( $once, Look::from_stored( $stored, true )->to_array() );
		}
	}

	public function test_a_call_to_action_with_one_button_has_no_properties_of_a_second(): void {
		$one  = Look::from_stored( [ 'sbFontSize' => 30, 'pbFontSize' => '20px' ], false );
		$none = static fn ( array $names ): array => preg_grep( '/^sb|secondary/', array_keys( $names ) );

		self::assertSame( [], $none( $one->to_array() ) );
		self::assertSame( [], $none( $one->properties() ) );
		self::assertSame( '20px', $one->properties()['--rueda-cta-primary-size'] );
	}

	/** @return array<string, mixed> */
	private static function table(): array {
		return json_decode(
			(string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/call-to-action-looks.json' ),
			true,
			64,
			JSON_THROW_ON_ERROR
		);
	}
}
