<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Format;

use Rueda\Kit\Format\Canonical;
use Rueda\Kit\Format\DocType;
use Rueda\Kit\KitError;
use Rueda\Kit\KitErrors;
use Rueda\Tests\TestCase;

final class CanonicalTest extends TestCase {
	public function test_the_order_of_keys_does_not_matter_and_that_of_lists_does(): void {
		self::assertSame(
			'{"a":[3,1],"b":{"c":"Ä/é","d":1}}',
			Canonical::json( [ 'b' => [ 'd' => 1, 'c' => 'Ä/é' ], 'a' => [ 3, 1 ] ] )
		);
	}

	public function test_when_an_item_was_edited_is_no_part_of_its_content(): void {
		$hash = Canonical::hash( [ 'title' => 'A', 'modified' => '2026-01-01T00:00:00Z' ] );

		self::assertSame( $hash, Canonical::hash( [ 'modified' => '2026-02-02T00:00:00Z', 'title' => 'A' ] ) );
		self::assertNotSame( $hash, Canonical::hash( [ 'title' => 'B' ] ) );
	}

	public function test_keys_name_a_kind_and_a_slug(): void {
		self::assertTrue( DocType::is_key( 'wheel:balance' ) );
		self::assertTrue( DocType::is_key( 'rueda_form:contact-2' ) );
		foreach ( [ 'post:hello', 'wheel:', 'wheel:../x', "wheel:a\n", 'wheel:A', 'wheel', '', null, 3 ] as $key ) {
			self::assertFalse( DocType::is_key( $key ) );
		}
	}

	public function test_every_code_has_a_sentence_in_english_and_spanish(): void {
		$english = array_map( [ KitErrors::class, 'sentence' ], KitErrors::codes() );
		self::assertSame( $english, array_unique( $english ) );
		$this->install_spanish();
		self::assertTrue( switch_to_locale( 'es_ES' ) );

		$spanish = array_map( [ KitErrors::class, 'sentence' ], KitErrors::codes() );

		restore_previous_locale();
		self::assertSame( [], array_intersect( $english, $spanish ) );
	}

	public function test_the_contract_s_codes_have_sentences(): void {
		$codes = 'general zip-archive-module-missing invalid-zip-file timeout no-write-permissions kit_forbidden'
			. ' kit_too_large kit_too_many_files kit_bad_name kit_bomb kit_bad_entry kit_forbidden_file kit_bad_json'
			. ' kit_damaged kit_bad_image kit_bad_block kit_newer kit_busy kit_at_work';

		self::assertSame( [], array_diff( explode( ' ', $codes ), KitErrors::codes() ) );
	}

	public function test_an_unknown_code_is_the_general_one(): void {
		$answer = KitErrors::answer( new KitError( 'never-heard-of', 'pages/a.json' ) );

		self::assertSame( 'general', $answer->get_error_code() );
		self::assertSame( [ 'status' => 500, 'entry' => 'pages/a.json' ], $answer->get_error_data() );
		self::assertStringContainsString( 'pages/a.json', $answer->get_error_message() );
	}

	public function test_a_message_names_the_entry_without_what_would_harm_a_screen(): void {
		$message = KitErrors::sentence( 'kit_bad_name', "..\0\x1b[2J/" . str_repeat( 'x', 300 ) );

		self::assertSame( 0, preg_match( '/[\x00-\x1f]/', $message ) );
		self::assertLessThan( 300, mb_strlen( $message ) );
	}
}
