<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Check;

use Rueda\Form\Check\Finding;
use Rueda\Form\Check\RepeatChecks;
use Rueda\Form\Field\Field;
use Rueda\Tests\Form\FormTestCase;
use Rueda\Tests\Form\Post\RepeatedFieldsTest;

final class RepeatChecksTest extends FormTestCase {
	public function test_tells_of_what_cannot_be_repeated_and_of_rules_that_mean_one_entry(): void {
		$rule  = [ 'match' => 'all', 'rules' => [ [ 'field' => 'first-name', 'is' => 'not-empty' ] ] ];
		$group = RepeatedFieldsTest::group(
			[ 'name' => 'people', 'title' => 'People', 'entry' => 'Person' ],
			[ [ 'name' => 'first-name', 'label' => 'Name' ], [ 'type' => 'file', 'name' => 'cv', 'label' => 'CV' ] ]
		);
		$empty = '<!-- wp:rueda/form-repeat {"title":"None"} /-->';
		$form  = $this->form( [ $group, $empty, [ 'name' => 'note', 'showIf' => $rule ] ] );

		self::assertSame(
			[
				'“CV” cannot be in the repeatable group “People”, so visitors do not see it. Move it out.',
				'The repeatable group “None” has no fields.',
				'A rule outside of the repeatable group is about its first entry alone: “Person 1 – Name”.',
			],
			array_map( static fn ( Finding $found ): string => $found->message, RepeatChecks::findings( $form ) )
		);
		self::assertNull( $form->field( 'cv' ) );
	}

	public function test_other_checks_look_at_one_entry(): void {
		$meal  = [ 'type' => 'select', 'name' => 'meal', 'label' => 'Meal' ];
		$group = RepeatedFieldsTest::group( [ 'name' => 'people' ], [ $meal ] );
		$one   = RepeatChecks::with_one_entry( $this->form( [ $group ] ) );
		$names = array_map( static fn ( Field $field ): string => $field->name(), $one->fields() );

		self::assertSame( [ 'people', 'meal' ], $names );
		self::assertTrue( $one->has( 'meal__2' ) );
	}
}
