<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Field;

use Rueda\Form\Field\Field;
use Rueda\Form\Kind\Kind;
use Rueda\Tests\TestCase;

final class FieldTest extends TestCase {
	public function test_whatever_is_stored_a_field_is_valid(): void {
		foreach ( [
			[],
			[ 'type' => 'nonsense' ],
			[ 'type' => [ 'x' ], 'label' => [], 'size' => -1, 'readonly' => 'maybe' ],
		] as $stored ) {
			$field = Field::from_attributes( $stored );
			self::assertSame( Kind::DEFAULT, $field->type() );
			self::assertSame( '', $field->attributes->label );
			self::assertNull( $field->attributes->size );
			self::assertFalse( $field->attributes->is_readonly );
		}
	}

	public function test_says_what_its_author_has_set(): void {
		$field = Field::from_attributes(
			[
				'type'        => 'textarea',
				'help'        => ' Briefly. ',
				'rows'        => 4,
				'minlength'   => 0,
				'isRequired'  => true,
				'placeholder' => 'Dear …',
			],
			'story'
		);
		self::assertTrue( $field->is( 'text', 'textarea' ) );
		self::assertSame( 'Briefly.', $field->attributes->help );
		self::assertSame( 4, $field->attributes->rows );
		self::assertNull( $field->attributes->cols );
		self::assertNull( $field->attributes->minlength );
		self::assertSame( 'textarea*', $field->type_with_mark() );
		self::assertSame( 'Dear …', $field->title() );
	}

	public function test_gets_its_final_name_later(): void {
		$field = Field::from_attributes( [ 'type' => 'checkbox', 'name' => 'colors' ] );
		self::assertSame( [ '', 'colors' ], [ $field->name(), $field->attributes->name ] );
		$named = $field->named( 'colors-2' );
		self::assertSame(
			[ 'colors-2', 'colors-2[]', 'checkbox' ],
			[ $named->name(), $named->html_name(), $named->type() ]
		);
	}
}
