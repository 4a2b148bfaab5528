<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

use DOMXPath;
use Rueda\Tests\Form\Post\RepeatedFieldsTest;

/** Repeatable groups on the page, and what browsers post without a script. */
final class RepeatedPostTest extends PlainPostTestCase {
	private const NAME = [ 'type' => 'text', 'name' => 'first-name', 'label' => 'Name', 'isRequired' => true ];

	private function people(): int {
		$group = [ 'name' => 'people', 'title' => 'People &amp; co', 'entry' => 'Person', 'least' => 1, 'most' => 3 ];
		return $this->make_form( [ [ 'name' => 'city' ], RepeatedFieldsTest::group( $group, [ self::NAME ] ) ] );
	}

	public function test_all_entries_are_on_the_page_and_those_that_may_be_left_out_can_be_opened(): void {
		$page = $this->page( $this->people() );

		$entry = '//div[@role="group"][@aria-labelledby=//p[.="People & co"]/@id]/div[@role="group"]';
		self::assertSame( [ 'Person 1' ], $this->texts( $page, $entry . '//p' ) );
		$more = '//details[not(@open)]/div[@role="group"][@data-rueda-hidden]';
		self::assertSame( [ 'Person 2', 'Person 3' ], $this->texts( $page, $more . '//p' ) );
		self::assertSame( 3, $page->query( '//label[.//text()[contains(.,"Name")]]' )->length );
		self::assertSame( 1, $page->query( $more . '[last()]//input[@name="first-name__3"]' )->length );
		self::assertSame( [ '' ], $this->values( $page, '//input[@type="hidden"][@name="people"]' ) );
		// Their conditions need no words.
		self::assertSame( 0, $page->query( '//*[@class="rueda-when"]' )->length );
		$ids = $this->ids( $page );
		self::assertSame( array_unique( $ids ), $ids );
	}

	/** @return list<string> */
	private function ids( DOMXPath $page ): array {
		return array_map(
			static fn ( $node ): string => $node->nodeValue,
			iterator_to_array( $page->query( '//form//@id' ), false )
		);
	}

	public function test_a_group_with_a_fixed_number_of_entries_needs_no_script(): void {
		$group = [ 'name' => 'people', 'entry' => 'Person', 'least' => 2, 'most' => 2 ];
		$page  = $this->page( $this->make_form( [ RepeatedFieldsTest::group( $group, [ self::NAME ] ) ] ) );

		self::assertSame( [ 'Person 1', 'Person 2' ], $this->texts( $page, '//div[@role="group"][@aria-label]//p' ) );
		self::assertSame( 0, $page->query( '//details|//*[@data-rueda-least]|//*[@data-rueda-hidden]' )->length );
	}

	public function test_the_answer_to_a_refused_post_shows_the_entries_that_were_filled_in(): void {
		$form        = $this->people();
		[ , $parts ] = $this->post( $form, [ 'first-name' => '', 'first-name__2' => 'Ben', 'people' => '' ] );
		$page        = $this->printed( $parts->printer(), $form );
		$second      = '//details[@open]/div[@role="group"][not(@data-rueda-hidden)]';
		$errors      = $this->texts( $page, '//span[@class="wpcf7-not-valid-tip"]' );

		self::assertSame( [ 'Please fill out this field.' ], $errors );
		self::assertSame(
			[ 'Person 1 – Name – Please fill out this field.' ],
			$this->texts( $page, '//div[@class="screen-reader-response"]/ul/li' )
		);
		self::assertSame( [ 'Ben' ], $this->values( $page, $second . '//input' ) );
		// The number is for the script alone: without one, more entries may be filled in.
		self::assertSame( [ '' ], $this->values( $page, '//input[@name="people"]' ) );
		self::assertSame( 1, $page->query( '//input[@name="people"][@data-rueda-count="2"]' )->length );
	}

	public function test_an_error_in_one_of_two_addresses_of_an_entry_says_both(): void {
		$town    = static fn ( string $name ): string => get_comment_delimited_block_content(
			'rueda/form-field',
			[ 'name' => $name, 'label' => 'Town', 'isRequired' => true ],
			''
		);
		$address = static fn ( string $label, string $name ): string => get_comment_delimited_block_content(
			'rueda/form-address',
			[ 'label' => $label ],
			$town( $name )
		);
		$form    = $this->make_form(
			[
				get_comment_delimited_block_content(
					'rueda/form-repeat',
					[ 'name' => 'people', 'entry' => 'Person', 'least' => 2, 'most' => 2 ],
					$address( 'Home', 'town' ) . $address( 'Work', 'town-2' )
				),
			]
		);

		[ , $parts ] = $this->post( $form, [ 'town' => 'a', 'town-2' => 'b', 'town__2' => 'c', 'town-2__2' => '' ] );
		self::assertSame(
			[ 'Person 2 – Work – Town – Please fill out this field.' ],
			$this->texts(
				$this->printed( $parts->printer(), $form ),
				'//div[@class="screen-reader-response"]/ul/li'
			)
		);
	}

	public function test_only_entries_that_have_to_be_there_say_without_scripts_what_is_required(): void {
		$page = $this->page( $this->people() );

		self::assertSame(
			[ 'first-name' ],
			array_map(
				static fn ( $node ): string => $node->getAttribute( 'name' ),
				iterator_to_array( $page->query( '//input[@aria-required="true"]' ), false )
			)
		);
	}

	public function test_an_account_fills_in_the_first_entry_alone(): void {
		$this->act_as( 'editor' );
		$field = [ 'defaultFrom' => 'user_email' ] + self::NAME;
		$group = RepeatedFieldsTest::group( [ 'name' => 'people', 'most' => 2 ], [ $field ] );
		$page  = $this->page( $this->make_form( [ $group ] ) );

		self::assertSame(
			[ wp_get_current_user()->user_email, '' ],
			$this->values( $page, '//input[starts-with(@name,"first-name")]' )
		);
	}

	public function test_conditions_inside_an_entry_are_about_its_own_fields(): void {
		$rules = [ [ 'field' => 'first-name', 'is' => 'not-empty' ] ];
		$wish  = [ 'name' => 'wish', 'showIf' => [ 'match' => 'all', 'rules' => $rules ] ];
		$group = RepeatedFieldsTest::group( [ 'name' => 'people', 'most' => 2 ], [ self::NAME, $wish ] );
		$page  = $this->page( $this->make_form( [ $group ] ) );
		$part  = '(//*[@data-rueda-show-if][.//input[@name="wish__2"]])[last()]';
		$rule  = $page->evaluate( "string({$part}/@data-rueda-show-if)" );

		self::assertSame( 'first-name__2', json_decode( $rule, true )['rules'][0]['field'] );
	}
}
