<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Conditions;

use Closure;
use Rueda\Form\Kind\Calculation;
use Rueda\Support\Conditions\ConditionalParts;
use Rueda\Support\Conditions\Conditions;
use Rueda\Tests\TestCase;

/**
 * The server's verdicts about a thousand random forms are in tests/fixtures/conditional-parts.jsonl, one a line:
 * { parts, sources, answers, hidden, circles }. A field with sources is their sum.
 * src/frontend/conditions/parts.test.ts has the same test.
 * To update it after a change: RUEDA_WRITE_CONDITIONS=1 npm test -- php
 */
final class ConditionalPartsTest extends TestCase {
	private const FILE = RUEDA_REPOSITORY . 'tests/fixtures/conditional-parts.jsonl';

	private const FIELDS = [ 'a', 'b', 'c', 'd', 'e', 'f' ];

	private const CALCULATED = [ 'sum', 'total' ];

	public function test_comes_to_the_verdicts_that_the_script_is_tested_with(): void {
		mt_srand( 20261130 );
		$lines = array_map( fn (): string => $this->line(), range( 1, 1000 ) );
		mt_srand();
		if ( '' !== (string) getenv( 'RUEDA_WRITE_CONDITIONS' ) ) {
			file_put_contents( self::FILE, implode( "\n", $lines ) . "\n" );
		}
		// Not assertSame(), because it would print everything for one difference.
		$is_same = (array) file( self::FILE, FILE_IGNORE_NEW_LINES ) === $lines;
		self::assertTrue( $is_same, 'The file has other verdicts.' );
	}

	public function test_a_field_in_a_hidden_part_counts_as_empty_although_it_was_answered(): void {
		$parts = $this->parts(
			[ [ 'b' ], 'a', 'equal', 'x' ],
			[ [ 'c' ], 'b', 'not-empty', '' ],
			[ [ 'd' ], 'b', 'empty', '' ]
		);

		self::assertSame( [ 'd' ], $parts->hidden_fields( self::answers( [ 'a' => 'x', 'b' => 'y' ] ) ) );
		self::assertSame( [ 'b', 'c' ], $parts->hidden_fields( self::answers( [ 'a' => 'z', 'b' => 'y' ] ) ) );
	}

	public function test_parts_in_a_circle_are_shown_and_others_follow_their_rules(): void {
		$parts = $this->parts(
			[ [ 'a' ], 'b', 'equal', 'x' ],
			[ [ 'b' ], 'a', 'equal', 'x' ],
			[ [ 'c' ], 'a', 'equal', 'x' ],
			[ [ 'd' ], 'd', 'equal', 'x' ]
		);

		self::assertSame( [ 0, 1, 3 ], $parts->in_circles() );
		self::assertSame( [ 'c' ], $parts->hidden_fields( self::answers( [] ) ) );
		self::assertSame( [], $parts->hidden_fields( self::answers( [ 'a' => 'x' ] ) ) );
	}

	public function test_a_part_around_another_hides_what_is_in_both(): void {
		$parts = $this->parts( [ [ 'b', 'c' ], 'a', 'equal', 'x' ], [ [ 'c' ], 'a', 'not-equal', 'x' ] );

		self::assertSame( [ 'c' ], $parts->hidden_fields( self::answers( [ 'a' => 'x' ] ) ) );
		self::assertSame( [ 'b', 'c' ], $parts->hidden_fields( self::answers( [ 'a' => 'y' ] ) ) );
	}

	public function test_a_chain_and_a_circle_of_ten_thousand_parts_have_verdicts(): void {
		$chain  = [];
		$circle = [];
		for ( $number = 0; $number < 10000; $number++ ) {
			$chain[]  = [ [ "f{$number}" ], 'f' . ( $number + 1 ), 'not-empty', '' ];
			$circle[] = [ [ "f{$number}" ], 'f' . ( $number + 1 ) % 10000, 'not-empty', '' ];
		}
		$answers = static fn ( string $answer ): Closure => static fn (): array => [ $answer ];

		self::assertSame( [], $this->parts( ...$chain )->hidden( $answers( 'x' ) ) );
		self::assertCount( 10000, $this->parts( ...$chain )->hidden( $answers( '' ) ) );
		self::assertCount( 10000, $this->parts( ...$circle )->in_circles() );
		self::assertSame( [], $this->parts( ...$circle )->hidden( $answers( '' ) ) );
	}

	public function test_thirty_calculations_that_use_each_other_are_made_once(): void {
		$sources = [ 'f0' => [ 'a' ], 'f1' => [ 'a' ] ];
		for ( $number = 2; $number < 40; $number++ ) {
			$sources[ "f{$number}" ] = [ 'f' . ( $number - 1 ), 'f' . ( $number - 2 ) ];
		}
		$made  = 0;
		$parts = new ConditionalParts(
			[
				[
					'fields'     => [ 'b' ],
					'conditions' => Conditions::from_stored( [ 'rules' => [ [ 'field' => 'f39', 'is' => 'empty' ] ] ] ),
				],
			],
			$sources
		);

		$hidden = $parts->hidden_fields(
			static function ( string $name, Closure $shown ) use ( $sources, &$made ): array {
				$given = array_map( $shown, $sources[ $name ] ?? [] );
				$made += isset( $sources[ $name ] ) ? 1 : 0;
				return isset( $sources[ $name ] ) ? [ Calculation::result( false, $given, 0 ) ] : [ '1' ];
			}
		);

		self::assertSame( [ 'b' ], $hidden );
		self::assertSame( 40, $made );
	}

	/** @param array{list<string>, string, string, string} ...$parts Fields, and one rule. */
	private function parts( array ...$parts ): ConditionalParts {
		return new ConditionalParts(
			array_map(
				static fn ( array $part ): array => [
					'fields'     => $part[0],
					'conditions' => Conditions::from_stored(
						[ 'rules' => [ [ 'field' => $part[1], 'is' => $part[2], 'value' => $part[3] ] ] ]
					),
				],
				array_values( $parts )
			)
		);
	}

	/**
	 * @param array<string, string> $given
	 * @return \Closure( string ): ?list<string>
	 */
	private static function answers( array $given ): \Closure {
		return static fn ( string $name ): ?array => in_array( $name, self::FIELDS, true )
			? ( isset( $given[ $name ] ) ? [ $given[ $name ] ] : [] )
			: null;
	}

	private function line(): string {
		$parts   = array_map( fn (): array => $this->part(), range( 1, mt_rand( 1, 6 ) ) );
		$answers = [];
		foreach ( self::FIELDS as $field ) {
			$answers[ $field ] = array_slice( [ self::one_of( [ 'x', 'y', '', '3', '4' ] ), 'x' ], 0, mt_rand( 0, 2 ) );
		}
		$sources = [];
		foreach ( self::CALCULATED as $field ) {
			$sources[ $field ] = array_map(
				static fn (): string => self::one_of( [ ...self::FIELDS, ...self::CALCULATED ] ),
				range( 1, mt_rand( 1, 3 ) )
			);
		}
		$read = new ConditionalParts(
			array_map(
				static fn ( array $part ): array => [
					'fields'     => $part['fields'],
					'conditions' => Conditions::from_stored( $part['showIf'] ),
				],
				$parts
			),
			$sources
		);
		$line = [
			'parts'   => $parts,
			'sources' => $sources,
			'answers' => $answers,
			'hidden'  => $read->hidden(
				static fn ( string $name, Closure $shown ): ?array => isset( $sources[ $name ] )
					? [ Calculation::result( false, array_map( $shown, $sources[ $name ] ), 0 ) ]
					: $answers[ $name ] ?? null
			),
			'circles' => $read->in_circles(),
		];
		return (string) wp_json_encode( $line );
	}

	/** @return array{fields: list<string>, showIf: array<string, mixed>} */
	private function part(): array {
		$count  = mt_rand( 1, 2 );
		$fields = array_map(
			static fn (): string => self::one_of( [ ...self::FIELDS, ...self::CALCULATED ] ),
			range( 1, $count )
		);
		$fields = array_values( array_unique( $fields ) );
		return [ 'fields' => $fields, 'showIf' => $this->group( true ) ];
	}

	/** @return array<string, mixed> */
	private function group( bool $may_nest ): array {
		$rules = [];
		for ( $left = mt_rand( 1, 2 ); $left > 0; $left-- ) {
			$rules[] = $may_nest && 0 === mt_rand( 0, 4 ) ? $this->group( false ) : [
				'field' => self::one_of( [ ...self::FIELDS, ...self::CALCULATED, 'gone' ] ),
				'is'    => self::one_of(
					[ 'equal', 'not-equal', 'empty', 'not-empty', 'contains', 'greater', 'less' ]
				),
				'value' => self::one_of( [ 'x', 'y', '3', '6' ] ),
			];
		}
		return [ 'match' => self::one_of( [ 'all', 'any' ] ), 'rules' => $rules ];
	}

	/** @param non-empty-list<string> $values */
	private static function one_of( array $values ): string {
		return $values[ mt_rand( 0, count( $values ) - 1 ) ];
	}
}
