<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Check;

use Rueda\Form\Check\Finding;

/** @group newest */
final class ConditionChecksTest extends CheckTestCase {
	public function test_tells_of_fields_that_depend_on_each_other(): void {
		$found = $this->told(
			[
				self::field( 'a', [ self::rule( 'b' ) ] ),
				self::field( 'b', [ self::rule( 'a' ) ] ),
				self::field( 'c', [ self::rule( 'a' ) ] ),
			]
		);

		self::assertSame(
			[
				[ 'a', 'Whether “A” is shown depends on itself, so it is always shown.' ],
				[ 'b', 'Whether “B” is shown depends on itself, so it is always shown.' ],
			],
			$found
		);
	}

	public function test_tells_of_a_group_that_depends_on_a_field_inside_it(): void {
		$group = sprintf(
			'<!-- wp:group {"showIf":%s} --><div class="wp-block-group">'
				. '<!-- wp:paragraph --><p>Your <b>order</b></p><!-- /wp:paragraph -->'
				. '<!-- wp:rueda/form-field {"name":"a","label":"A"} /--></div><!-- /wp:group -->',
			wp_json_encode( [ 'match' => 'all', 'rules' => [ self::rule( 'a' ) ] ] )
		);

		self::assertSame(
			[ [ 'a', 'Whether “Group” is shown depends on itself, so it is always shown.' ] ],
			$this->told( [ $group ] )
		);
	}

	public function test_tells_of_rules_on_fields_that_are_not_there_and_of_rules_without_a_field(): void {
		$gone   = 'is about the field “gone”, which is not in this form, so it never holds.';
		$nested = [ 'match' => 'any', 'rules' => [ self::rule( 'gone' ), self::rule( '' ) ] ];
		$text   = sprintf(
			'<!-- wp:paragraph {"showIf":%s} --><p>Thank <em>you</em></p><!-- /wp:paragraph -->',
			wp_json_encode( [ 'match' => 'all', 'rules' => [ self::rule( 'gone' ) ] ] )
		);

		self::assertSame(
			[
				[ 'a', "A rule for showing “A” {$gone}" ],
				[ 'a', 'A rule for showing “A” is not complete, so it never holds.' ],
				[ '', "A rule for showing “Thank you” {$gone}" ],
			],
			$this->told( [ self::field( 'a', [ self::rule( 'your-email' ), $nested ] ), $text ] )
		);
	}

	public function test_says_nothing_of_conditions_that_can_hold(): void {
		self::assertSame( [], $this->told( [ self::field( 'a', [ self::rule( 'your-email' ) ] ) ] ) );
	}

	/** @return list<array{string, string}> The field and the sentence of each finding. */
	private function told( array $fields ): array {
		return array_map(
			static fn ( Finding $finding ): array => [ $finding->to_array()['field'], $finding->message ],
			$this->findings( [ self::EMAIL, ...$fields ] )
		);
	}

	/** @param list<array<string, mixed>> $rules */
	private static function field( string $name, array $rules ): array {
		return [
			'name'   => $name,
			'label'  => strtoupper( $name ),
			'showIf' => [ 'match' => 'all', 'rules' => $rules ],
		];
	}

	private static function rule( string $field ): array {
		return [ 'field' => $field, 'is' => 'equal', 'value' => 'x' ];
	}
}
