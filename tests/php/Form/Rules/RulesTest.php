<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Rules;

use PHPUnit\Framework\TestCase;
use Rueda\Form\Rules\Input;
use Rueda\Form\Rules\Rules;
use Rueda\Form\Value\Upload;

/** TypeScript's rules are tested against the same table. */
final class RulesTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/form-rules.json' ), true );
		foreach ( $cases as $number => $case ) {
			yield sprintf( '%d %s %s', $number, $case['rule'], wp_json_encode( $case['value'] ) ) => [ $case ];
		}
	}

	/**
	 * @dataProvider cases
	 * @param array<string, mixed> $case
	 */
	public function test_gives_the_expected_errors_for_each_case_of_the_table( array $case ): void {
		$rule   = [ 'rule' => $case['rule'], 'field' => 'f', 'error' => 'Wrong.' ] + $case['params'];
		$errors = $this->judge( [ $rule ], $case['value'] );

		self::assertSame( $case['expected'], [] === $errors );
	}

	public function test_keeps_the_first_error_of_each_field(): void {
		$rules = [
			[ 'rule' => 'required', 'field' => 'f', 'error' => 'First.' ],
			[ 'rule' => 'minitems', 'field' => 'f', 'threshold' => 2, 'error' => 'Second.' ],
			[ 'rule' => 'required', 'field' => 'g', 'error' => 'Other.' ],
		];

		self::assertSame( [ 'f' => 'First.', 'g' => 'Other.' ], $this->judge( $rules, '' ) );
	}

	public function test_a_rule_without_a_field_blocks_nothing(): void {
		self::assertSame( [], $this->judge( [ [ 'rule' => 'required', 'error' => 'Wrong.' ] ], '' ) );
	}

	public function test_a_rule_without_a_message_still_marks_the_field(): void {
		self::assertSame( [ 'f' => '' ], $this->judge( [ [ 'rule' => 'required', 'field' => 'f' ] ], '' ) );
	}

	public function test_all_gives_the_error_of_the_part_that_failed_or_its_own(): void {
		$with    = [
			'rule'  => 'all',
			'field' => 'whole',
			'error' => 'Whole.',
			'rules' => [ [ 'rule' => 'required', 'field' => 'f', 'error' => 'Part.' ] ],
		];
		$without = [
			'rule'  => 'all',
			'field' => 'whole',
			'error' => 'Whole.',
			'rules' => [ [ 'rule' => 'required', 'field' => 'f' ] ],
		];

		self::assertSame( [ 'f' => 'Part.' ], $this->judge( [ $with ], '' ) );
		self::assertSame( [ 'whole' => 'Whole.' ], $this->judge( [ $without ], '' ) );
	}

	public function test_any_gives_its_own_error(): void {
		$rule = [
			'rule'  => 'any',
			'field' => 'whole',
			'error' => 'Whole.',
			'rules' => [ [ 'rule' => 'email', 'field' => 'f', 'error' => 'Part.' ] ],
		];

		self::assertSame( [ 'whole' => 'Whole.' ], $this->judge( [ $rule ], 'nobody' ) );
	}

	public function test_reads_values_however_deep_they_lie(): void {
		$input = new Input( [ 'f' => [ 'a' => [ ' x ', [ '' ] ], 'b' => 'y' ] ] );

		self::assertSame( [ 'x', 'y' ], $input->texts( 'f' ) );
	}

	/**
	 * @param list<array<string, mixed>> $rules
	 * @return array<string, string>
	 */
	private function judge( array $rules, mixed $value ): array {
		$is_files = is_array( $value ) && is_array( $value[0] ?? null );
		$files    = $is_files
			? array_map( static fn ( array $file ): Upload => new Upload( $file['name'], $file['size'] ), $value )
			: [];
		$input    = new Input( [ 'f' => $is_files ? '' : $value ], [ 'f' => $files ] );
		$judge    = new Rules();
		return $judge->errors( $rules, $input, Rules::TEXTS ) + $judge->errors( $rules, $input, Rules::FILES );
	}
}
