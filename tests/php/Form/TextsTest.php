<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form;

use Rueda\Form\FormMeta;
use Rueda\Form\Texts;
use Rueda\Tests\TestCase;

/** Texts that add-ons give to a form. */
final class TextsTest extends TestCase {
	public function test_a_text_of_an_add_on_has_its_description_for_a_name(): void {
		add_filter(
			'wpcf7_messages',
			static fn ( array $texts ): array => $texts + [
				'too_late' => [ 'description' => 'After the last day', 'default' => 'You are too late.' ],
				'nameless' => [ 'default' => 'No name.' ],
				'broken'   => 'text',
			]
		);

		self::assertSame( [ 'too_late' => 'After the last day' ], Texts::names_of_add_ons() );
		self::assertSame( 'You are too late.', Texts::defaults()['too_late'] );
		self::assertSame( 'No name.', Texts::defaults()['nameless'] );
	}

	public function test_add_ons_are_not_asked_before_a_form_is_used(): void {
		$asked = 0;
		add_filter(
			'wpcf7_messages',
			static function ( array $texts ) use ( &$asked ): array {
				++$asked;
				return $texts;
			}
		);
		( new FormMeta() )->register();

		self::assertSame( 0, $asked );
	}
}
