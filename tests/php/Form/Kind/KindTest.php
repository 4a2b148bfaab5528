<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Kind;

use Rueda\Definitions;
use Rueda\Form\Field\Field;
use Rueda\Form\Kind\Kind;
use Rueda\Tests\TestCase;

final class KindTest extends TestCase {

	/** @return iterable<string, array{string}> */
	public function kinds(): iterable {
		foreach ( array_keys( Definitions::FIELD_KINDS ) as $name ) {
			yield $name => [ $name ];
		}
	}

	/** @dataProvider kinds */
	public function test_each_kind_that_the_editor_offers_has_a_class( string $name ): void {
		$kind = Kind::named( $name );

		self::assertSame( $name, $kind->name() );
		self::assertStringEndsWith( '\\' . Definitions::FIELD_KINDS[ $name ]['class'], get_class( $kind ) );
		self::assertSame( $kind, Field::from_attributes( [ 'type' => $name ] )->kind() );
	}

	/** @dataProvider kinds */
	public function test_only_what_belongs_to_a_message_can_be_required( string $name ): void {
		$kind = Kind::named( $name );

		self::assertTrue( $kind->is_for_mail() || ! $kind->can_be_required() && ! $kind->is_always_required() );
	}

	public function test_a_field_of_an_unknown_kind_is_a_text_field(): void {
		self::assertNull( Kind::known( 'nonsense' ) );
		self::assertSame( Kind::named( 'text' ), Kind::named( 'nonsense' ) );
	}
}
