<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Template;

use Closure;
use Rueda\Form\Letter\ConditionalText;
use Rueda\Form\Template\Template;
use Rueda\Tests\TestCase;

final class GroupsTest extends TestCase {
	private const TEMPLATE = "<label>Sort [select sort.of \"A\" \"B\"]</label>\n[group more clear_on_hide]\n<label>More"
		. " [text* more.text]</label>\n<p>Words</p>\n[/group]\n[group one inline][email e][/group]\n[submit]";

	public function test_groups_become_blocks_with_the_rules_that_were_stored(): void {
		$rules     = [
			self::entry( 'more', [ 'sort.of', 'equals', 'A' ], [ 'e', 'not empty', '' ] ),
			self::entry( 'more', [ 'sort.of', 'not equals', '' ] ),
			self::entry( 'one', [ 'sort.of[]', 'equals', 'B' ] ),
		];
		$converted = Template::to_blocks( self::TEMPLATE, $rules );

		self::assertSame(
			[
				'core/group'       => [
					'match' => 'any',
					'rules' => [
						[
							'match' => 'all',
							'rules' => [
								[ 'field' => 'sort_of', 'is' => 'equal', 'value' => 'A' ],
								[ 'field' => 'e', 'is' => 'not-empty' ],
							],
						],
						[ 'field' => 'sort_of', 'is' => 'not-empty' ],
					],
				],
				'rueda/form-field' => [
					'match' => 'all',
					'rules' => [ [ 'field' => 'sort_of', 'is' => 'equal', 'value' => 'B' ] ],
				],
			],
			self::shown_blocks( $converted->content )
		);
		self::assertSame( [], $converted->notes );
		self::assertSame(
			'[if sort_of equal "A" and e not-empty or sort_of not-empty]M[/if] [if sort_of equal "B"]O[/if]',
			$converted->groups->in_mail( '[more]M[/more] [ one ]O[/one]', $converted->names )
		);
	}

	public function test_the_text_of_an_export_says_the_same(): void {
		$text = "show [more] if [sort.of] equals \"A\"\n    and if [e] not empty\r\n"
			. 'show [one] if [e] less than or equals "7"';

		$shown = self::shown_blocks( Template::to_blocks( self::TEMPLATE, $text )->content );

		self::assertSame(
			[
				[ 'field' => 'sort_of', 'is' => 'equal', 'value' => 'A' ],
				[ 'field' => 'e', 'is' => 'not-empty' ],
			],
			$shown['core/group']['rules']
		);
		self::assertSame(
			[
				'match' => 'any',
				'rules' => [
					[ 'field' => 'e', 'is' => 'less', 'value' => '7' ],
					[ 'field' => 'e', 'is' => 'equal', 'value' => '7' ],
				],
			],
			$shown['rueda/form-field']
		);
	}

	public function test_a_rule_for_each_of_fifty_countries_becomes_one_with_a_list(): void {
		$countries = array_map( static fn ( int $number ): string => "Country $number", range( 1, 50 ) );
		$rules     = array_map(
			static fn ( string $country ): array => self::entry( 'more', [ 'sort.of', 'equals', $country ] ),
			$countries
		);
		$rules[]   = self::entry( 'more', [ 'e', 'equals', 'x' ] );
		$given     = Template::to_blocks( self::TEMPLATE, $rules );
		$one       = [ 'field' => 'sort_of', 'is' => 'one-of', 'value' => $countries ];
		$other     = [ 'field' => 'e', 'is' => 'equal', 'value' => 'x' ];
		$mail      = $given->groups->in_mail( '[more]M[/more]', $given->names );
		$find      = static fn ( string $country ): Closure =>
			static fn ( string $name ): array => 'sort_of' === $name ? [ $country ] : [];

		self::assertEquals( [ $one, $other ], self::shown_blocks( $given->content )['core/group']['rules'] );
		self::assertSame( 'M', ConditionalText::shown( $mail, $find( 'Country 50' ) ) );
		self::assertSame( '', ConditionalText::shown( $mail, $find( 'Country 51' ) ) );
	}

	public function test_what_an_email_says_where_a_group_is_hidden_stays_there(): void {
		$rules = [
			self::entry( 'more', [ 'sort.of', 'equals', 'A' ], [ 'e', 'not empty', '' ] ),
			self::entry( 'more', [ 'sort.of', 'equals', 'C' ] ),
			self::entry( 'one', [ 'sort.of', 'greater than', '7' ] ),
		];
		$given = Template::to_blocks( self::TEMPLATE, $rules );
		$mail  = static fn ( string $text ): string => $given->groups->in_mail( $text, $given->names );

		self::assertSame(
			'[if sort_of not-equal "A" and sort_of not-equal "C" or e empty and sort_of not-equal "C"]M[/if]',
			$mail( '[!more]M[/!more]' )
		);
		self::assertSame(
			'[if sort_of less "7" or sort_of equal "7" or sort_of empty]O[/if] [if sort_of greater "7"]P[/if]',
			$mail( '[ ! one ]O[ / ! one ] [one]P[/one]' )
		);
		self::assertSame( '[!gone]X[/!gone]', $mail( '[!gone]X[/!gone]' ) );
		$shown = Template::to_blocks( self::TEMPLATE, [] );
		self::assertSame( 'a c [d]', $shown->groups->in_mail( "a[!more]b\nb[/!more] c [d]", [] ) );
	}

	public function test_a_group_keeps_its_classes_and_days_are_compared_as_days(): void {
		$template  = '[date day][group more inline class:wide class:dark clear_on_hide][email e][/group]';
		$converted = Template::to_blocks( $template, [ self::entry( 'more', [ 'day', '≥', '2027-01-31' ] ) ] );

		self::assertStringContainsString( '<div class="wp-block-group wide dark">', $converted->content );
		self::assertSame(
			[ 'after', 'equal' ],
			array_column( self::shown_blocks( $converted->content )['core/group']['rules'], 'is' )
		);
	}

	/** @return array<string, array{mixed}> */
	public static function rules_that_cannot_be_carried_over(): array {
		return [
			'none'                    => [ [] ],
			'of another group'        => [ [ self::entry( 'gone', [ 'e', 'not empty', '' ] ) ] ],
			'a regular expression'    => [ 'show [more] if [e] equals (regex) "^a$"' ],
			'a function'              => [ [ self::entry( 'more', [ 'e', 'function', 'f' ] ) ] ],
			'one that is known among' => [
				[ self::entry( 'more', [ 'e', 'not empty', '' ], [ 'e', 'equals (regex)', 'a' ] ) ],
			],
			'no number'               => [ [ self::entry( 'more', [ 'e', 'greater than', '' ] ) ] ],
			'ten thousand'            => [ array_fill( 0, 10000, self::entry( 'more', [ 'e', 'not empty', '' ] ) ) ],
			'a thousand at once'      => [
				[ self::entry( 'more', ...array_fill( 0, 1000, [ 'e', 'less than or equals', '7' ] ) ) ],
			],
			'something else'          => [ [ 'more', 7, null, [ 'then_field' => [ 'more' ] ] ] ],
			'no list'                 => [ 7 ],
		];
	}

	/** @dataProvider rules_that_cannot_be_carried_over */
	public function test_a_group_whose_rules_cannot_be_carried_over_always_shows_and_is_told( mixed $rules ): void {
		$converted = Template::to_blocks( self::TEMPLATE, $rules );

		self::assertArrayNotHasKey( 'core/group', self::shown_blocks( $converted->content ) );
		self::assertStringContainsString( '"name":"more_text"', $converted->content );
		self::assertStringContainsString( 'now always show: more', $converted->notes[0] );
		self::assertSame( 'M', $converted->groups->in_mail( '[more]M[/more]', [] ) );
	}

	public function test_groups_lie_in_each_other_and_a_tag_without_its_end_hides_nothing(): void {
		$rules  = [
			self::entry( 'a', [ 'x', 'not empty', '' ] ),
			self::entry( 'b', [ 'y', 'not empty', '' ] ),
			self::entry( 'c', [ 'x', 'empty', '' ] ),
		];
		$nested = Template::to_blocks( '[text x][group a][text y][group b][text z][/group][/group]', $rules );

		self::assertSame( 2, substr_count( $nested->content, '"showIf"' ) );
		self::assertSame( [], $nested->notes );
		$open = Template::to_blocks( "[text x]\n[group c]\n[text y]\n[submit]", $rules );
		self::assertStringNotContainsString( '"showIf"', $open->content );
		self::assertStringContainsString( 'now always show: c', $open->notes[0] );
	}

	private static function entry( string $group, array ...$rules ): array {
		return [
			'then_field' => $group,
			'and_rules'  => array_map(
				static fn ( array $rule ): array => array_combine( [ 'if_field', 'operator', 'if_value' ], $rule ),
				$rules
			),
		];
	}

	/** @return array<string, mixed> What each kind of block is shown under. */
	private static function shown_blocks( string $content ): array {
		$shown = [];
		foreach ( parse_blocks( $content ) as $block ) {
			$shown += isset( $block['attrs']['showIf'] ) ? [ $block['blockName'] => $block['attrs']['showIf'] ] : [];
		}
		return $shown;
	}
}
