<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Conditions;

use Rueda\Definitions;
use Rueda\Support\Conditions\Conditions;
use Rueda\Tests\TestCase;
use WP_Error;

/**
 * The server's verdicts about a thousand random conditions are in tests/fixtures/conditions.jsonl, one a line:
 * { stored, read, answers, holds }. src/frontend/conditions/conditions.test.ts has the same test.
 * To update it after a change: RUEDA_WRITE_CONDITIONS=1 npm test -- php
 */
final class ConditionsTest extends TestCase {
	private const FILE = RUEDA_REPOSITORY . 'tests/fixtures/conditions.jsonl';

	private const COUNT = 1000;

	private const FIELDS = [ 'a', 'b', 'c', 'gone', '' ];

	private const TEXTS = [
		...[ 'Complaint', 'complaint ', ' COMPLAINT', 'plain', '', ' ', "\u{00A0}", 'Ñandú', 'ÑANDÚ', 'ñandú ' ],
		...[ '7', '7.0', '-3', '10', '9.99', '1e3', '+7', ' 7 ', '7,5', '٣', '00012', '.5' ],
		...[ '2026-11-29', '2026-12-01', '2025-02-28', '2026-13-01', '29.11.2026', '2026-1-1', ' 2026-11-29 ' ],
		...[ 'ΣΊΣΥΦΟΣ', 'σίσυφος', 'Straße', 'STRASSE', 'İstanbul', 'istanbul', '😀', "line\nbreak", '0', 'false' ],
	];

	private const WRONG = [ null, 7, 6.5, true, [], [ 'a' ], [ 'a' => 'b' ], 'word', [ [ [] ] ] ];

	public function test_comes_to_the_verdicts_that_the_script_is_tested_with(): void {
		mt_srand( 20261129 );
		$lines = array_map( fn (): string => $this->line(), range( 1, self::COUNT ) );
		mt_srand();
		if ( '' !== (string) getenv( 'RUEDA_WRITE_CONDITIONS' ) ) {
			file_put_contents( self::FILE, implode( "\n", $lines ) . "\n" );
		}
		// Not assertSame(), because it would print everything for one difference.
		$written = (array) file( self::FILE, FILE_IGNORE_NEW_LINES );
		self::assertTrue( $written === $lines, 'The file has other verdicts.' );
	}

	private function line(): string {
		$stored  = 0 === mt_rand( 0, 19 ) ? self::one_of( self::WRONG ) : $this->group( true );
		$read    = Conditions::from_stored( $stored );
		$answers = [ 'a' => $this->answers(), 'b' => $this->answers(), 'c' => $this->answers() ];
		$line    = [
			'stored'  => $stored,
			'read'    => $read->to_array(),
			'answers' => $answers,
			'holds'   => $read->hold( static fn ( string $field ): ?array => $answers[ $field ] ?? null ),
		];
		return (string) wp_json_encode( $line, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** @return array<string, mixed> */
	private function group( bool $may_nest ): array {
		$rules = [];
		for ( $left = mt_rand( 0, 3 ); $left > 0; $left-- ) {
			$rules[] = match ( mt_rand( 0, 9 ) ) {
				0       => self::one_of( self::WRONG ),
				1, 2    => $this->group( $may_nest && 0 !== mt_rand( 0, 3 ) ),
				default => $this->rule(),
			};
		}
		$group = [ 'match' => self::one_of( [ 'all', 'any', 'any', 'none' ] ), 'rules' => $rules ];
		return 0 === mt_rand( 0, 9 ) ? [ 'rules' => self::one_of( [ $rules, 'word', null ] ) ] : $group;
	}

	/** @return array<string, mixed> */
	private function rule(): array {
		$is    = 0 === mt_rand( 0, 19 ) ? 'like' : self::one_of( array_keys( Definitions::CONDITION_COMPARISONS ) );
		$value = self::one_of( self::TEXTS );
		$value = 'one-of' === $is ? [ $value, self::one_of( self::TEXTS ) ] : $value;
		return [
			'field' => self::one_of( self::FIELDS ),
			'is'    => $is,
			'value' => 0 === mt_rand( 0, 19 ) ? self::one_of( self::WRONG ) : $value,
		];
	}

	/** @return list<string> */
	private function answers(): array {
		$answers = [];
		for ( $left = mt_rand( 0, 2 ); $left > 0; $left-- ) {
			$answers[] = self::one_of( self::TEXTS );
		}
		return $answers;
	}

	private static function one_of( array $values ): mixed {
		return $values[ mt_rand( 0, count( $values ) - 1 ) ];
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>, bool}> */
	public function comparisons(): iterable {
		$is = static fn ( string $is, mixed $value = null ): array => compact( 'is', 'value' );
		yield 'equal minds neither case nor blanks at the ends' => [ $is( 'equal', ' ÑANDÚ ' ), [ 'ñandú' ], true ];
		yield 'one of several answers is equal' => [ $is( 'equal', 'b' ), [ 'a', 'B' ], true ];
		yield 'none of several answers may be not-equal' => [ $is( 'not-equal', 'b' ), [ 'a', 'B' ], false ];
		yield 'no answer is not-equal' => [ $is( 'not-equal', 'b' ), [], true ];
		yield 'all answers are empty' => [ $is( 'empty' ), [ '', ' ' ], true ];
		yield 'one answer is not empty' => [ $is( 'not-empty' ), [ '', 'a' ], true ];
		yield 'one answer contains' => [ $is( 'contains', 'LAIN' ), [ 'x', 'complaint' ], true ];
		yield 'a number is greater as a number' => [ $is( 'greater', '9' ), [ '10' ], true ];
		yield 'what looks like a number to a computer is none' => [ $is( 'greater', '9' ), [ '1e3' ], false ];
		yield 'a number is less' => [ $is( 'less', '-3' ), [ '-3.5' ], true ];
		yield 'no answer is not less' => [ $is( 'less', '5' ), [], false ];
		yield 'one of a list' => [ $is( 'one-of', [ 'a', 'B' ] ), [ 'b' ], true ];
		yield 'a day is before another' => [ $is( 'before', '2026-12-01' ), [ '2026-11-29' ], true ];
		yield 'a day is after another' => [ $is( 'after', '2026-12-01' ), [ '2026-11-29' ], false ];
		yield 'a day that is written otherwise' => [ $is( 'before', '2026-12-01' ), [ '29.11.2026' ], false ];
	}

	/**
	 * @dataProvider comparisons
	 * @param array<string, mixed> $rule
	 * @param list<string>         $answers
	 */
	public function test_compares_answers_with_a_value( array $rule, array $answers, bool $holds ): void {
		$conditions = Conditions::from_stored( [ 'rules' => [ [ 'field' => 'f' ] + $rule ] ] );

		self::assertSame( $holds, $conditions->hold( static fn (): array => $answers ) );
	}

	public function test_a_rule_on_a_field_that_is_not_there_never_holds(): void {
		foreach ( [ 'equal', 'not-equal', 'empty', 'not-empty', 'contains' ] as $is ) {
			$rule = Conditions::from_stored( [ 'rules' => [ [ 'field' => 'f', 'is' => $is, 'value' => '' ] ] ] );
			self::assertFalse( $rule->hold( static fn (): ?array => null ), $is );
		}
	}

	public function test_conditions_without_rules_always_hold(): void {
		foreach ( [ null, '', [], [ 'match' => 'any' ], [ 'match' => 'any', 'rules' => [] ] ] as $stored ) {
			self::assertTrue( Conditions::from_stored( $stored )->hold( static fn (): ?array => null ) );
			self::assertTrue( Conditions::from_stored( $stored )->are_empty() );
		}
	}

	public function test_rules_beyond_the_limits_are_cut_and_never_hold(): void {
		$rule = [ 'field' => 'f', 'is' => 'equal', 'value' => 'x' ];
		$many = Conditions::from_stored( [ 'match' => 'all', 'rules' => array_fill( 0, 10000, $rule ) ] );
		$deep = [ 'rules' => [ $rule ] ];
		for ( $depth = 0; $depth < 10000; $depth++ ) {
			$deep = [ 'match' => 'any', 'rules' => [ $deep ] ];
		}
		$long  = [ 'field' => 'f', 'is' => 'equal', 'value' => str_repeat( 'x', 401 ) ];
		$reads = [ $many, Conditions::from_stored( $deep ), Conditions::from_stored( [ 'rules' => [ $long ] ] ) ];
		foreach ( $reads as $read ) {
			self::assertFalse( $read->hold( static fn (): array => [ 'x' ] ) );
			self::assertSame( $read->to_array(), Conditions::from_stored( $read->to_array() )->to_array() );
			self::assertLessThan( 3000, strlen( (string) wp_json_encode( $read->to_array() ) ) );
		}
	}

	public function test_reads_a_long_answer_of_blanks_at_once(): void {
		$rule = Conditions::from_stored( [ 'rules' => [ [ 'field' => 'f', 'is' => 'not-empty' ] ] ] );
		$long = 'a' . str_repeat( ' ', 200000 ) . 'b';
		// phpcs:disable WordPress.PHP.IniSet.Risky -- with less, a slow pattern fails at once.
		$old = [ ini_set( 'pcre.jit', '0' ), ini_set( 'pcre.backtrack_limit', '1000' ) ];

		self::assertTrue( $rule->hold( static fn (): array => [ $long ] ) );
		$error = preg_last_error();
		ini_set( 'pcre.jit', (string) $old[0] );
		ini_set( 'pcre.backtrack_limit', (string) $old[1] );
		// phpcs:enable
		// A pattern that reads the blanks once for each of them goes back more often than PHP was allowed.
		self::assertSame( PREG_NO_ERROR, $error );
	}

	public function test_rest_refuses_what_is_no_condition(): void {
		$schema = Conditions::schema();
		$rule   = [ 'field' => 'f', 'is' => 'equal', 'value' => 'x' ];
		$good   = [ 'match' => 'any', 'rules' => [ $rule, [ 'match' => 'all', 'rules' => [ $rule ] ] ] ];
		self::assertTrue( rest_validate_value_from_schema( $good, $schema ) );

		$many = array_fill( 0, 10000, $rule );
		$deep = [ [ 'match' => 'all', 'rules' => [ [ 'match' => 'all', 'rules' => [ $rule ] ] ] ] ];
		foreach ( [ $many, $deep, 'word', [ [ 'field' => 'f', 'is' => 'like', 'value' => 'x' ] ], [ 7 ] ] as $rules ) {
			$bad = [ 'match' => 'all', 'rules' => $rules ];
			self::assertInstanceOf( WP_Error::class, rest_validate_value_from_schema( $bad, $schema ) );
		}
	}
}
