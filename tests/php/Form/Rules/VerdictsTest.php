<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Rules;

use Rueda\Form\Field\Days;
use Rueda\Form\Rules\Input;
use Rueda\Form\Rules\Rules;
use Rueda\Form\Rules\Schema;
use Rueda\Form\Value\Upload;
use Rueda\Support\Clock;
use Rueda\Tests\Form\FormTestCase;
use Rueda\Tests\Form\GeneratedValues;

/**
 * The server's results for a thousand values of each type are in tests/fixtures/form-verdicts.jsonl, one type per
 * line: { type, rules, cases: [ value, place of the broken rule or null ][] }. TypeScript has the same test.
 * To update it after a change of the rules: RUEDA_WRITE_VERDICTS=1 npm test -- php
 *
 * @group newest
 */
final class VerdictsTest extends FormTestCase {

	private const FILE = RUEDA_REPOSITORY . 'tests/fixtures/form-verdicts.jsonl';

	private const COUNT = 1000;

	private const FIELDS = [
		'text'     => [ 'isRequired' => true, 'minlength' => 3, 'maxlength' => 20 ],
		'email'    => [ 'isRequired' => true ],
		'url'      => [ 'maxlength' => 60 ],
		'tel'      => [ 'isRequired' => true ],
		'number'   => [ 'min' => '-3', 'max' => '20' ],
		'range'    => [],
		'date'     => [ 'isRequired' => true, 'min' => '2000-01-01', 'max' => '2026-12-30' ],
		'time'     => [ 'isRequired' => true, 'min' => '09:00', 'max' => '17:30:30' ],
		'textarea' => [ 'minlength' => 6, 'maxlength' => 40 ],
		'select'   => [
			'isMultiple' => true,
			'choices'    => [
				[ 'label' => 'Sales' ],
				[ 'label' => 'Help & care' ],
				[ 'label' => 'Support' ],
				[ 'label' => 'Two words' ],
				[ 'label' => 'Escape "quotes"' ],
			],
		],
		'checkbox' => [
			'isRequired' => true,
			'choices'    => [ [ 'label' => 'Mon' ], [ 'label' => 'Tue' ], [ 'label' => 'Wed' ] ],
		],
		'radio'    => [ 'choices' => [ [ 'label' => 'Yes' ], [ 'label' => 'No' ] ] ],
		'rating'   => [ 'isRequired' => true, 'max' => '3' ],
		'file'     => [ 'isRequired' => true, 'filetypes' => 'pdf|image/*|audio/*', 'limit' => '1500' ],
	];

	/** @return iterable<string, array{string, int}> */
	public function types(): iterable {
		foreach ( array_keys( self::FIELDS ) as $line => $type ) {
			yield $type => [ $type, $line ];
		}
	}

	/** @dataProvider types */
	public function test_gives_each_value_the_result_that_the_script_is_tested_with( string $type, int $line ): void {
		$written = $this->line( $type );
		if ( '' !== (string) getenv( 'RUEDA_WRITE_VERDICTS' ) ) {
			file_put_contents( self::FILE, $written . "\n", 0 === $line ? 0 : FILE_APPEND );
		}
		$stored = file( self::FILE, FILE_IGNORE_NEW_LINES );

		// Not assertSame(), because it would print a thousand values for one difference.
		self::assertTrue(
			$written === ( $stored[ $line ] ?? '' ),
			"The verdicts about $type are not those of the file."
		);
	}

	/** @dataProvider types */
	public function test_the_values_contain_enough_valid_and_invalid_ones( string $type ): void {
		$cases = json_decode( $this->line( $type ), true )['cases'];
		$good  = count( array_filter( $cases, static fn ( array $case ): bool => null === $case[1] ) );

		self::assertCount( self::COUNT, $cases );
		self::assertGreaterThan( self::COUNT / 20, $good );
		self::assertLessThan( self::COUNT * 19 / 20, $good );
	}

	private function line( string $type ): string {
		// Every version of WordPress knows others.
		add_filter(
			'mime_types',
			static fn (): array => [ 'png' => 'image/png', 'mp3|m4a' => 'audio/mpeg', 'svgz' => 'application/gzip' ]
		);
		$form  = $this->form( [ [ 'type' => $type, 'name' => 'f' ] + self::FIELDS[ $type ] ] );
		$rules = Schema::of_form( $form, new Days( new Clock() ) )->rules();
		$judge = new Rules();
		$cases = [];
		foreach ( ( new GeneratedValues( $type ) )->take( self::COUNT ) as $value ) {
			$is_files = 'file' === $type && is_array( $value );
			$files    = $is_files
				? array_map( static fn ( array $file ): Upload => new Upload( $file['name'], $file['size'] ), $value )
				: [];
			$input    = new Input( [ 'f' => $is_files ? '' : $value ], [ 'f' => $files ] );
			$errors   = $judge->errors( $rules, $input, 'file' === $type ? Rules::FILES : Rules::TEXTS );
			$broken   = array_search( $errors['f'] ?? null, array_column( $rules, 'error' ), true );
			$cases[]  = [ $value, false === $broken ? null : $broken ];
		}
		return (string) wp_json_encode(
			[ 'type' => $type, 'rules' => $rules, 'cases' => $cases ],
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		);
	}
}
