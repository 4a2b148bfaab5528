<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Check;

use Rueda\Form\Check\Finding;
use Rueda\Form\Check\StepChecks;
use Rueda\Form\Template\Template;
use Rueda\Tests\Form\FormTestCase;

final class StepChecksTest extends FormTestCase {
	public function test_tells_of_a_step_without_fields_and_of_a_button_before_the_last_step(): void {
		$form  = $this->form(
			[
				'<!-- wp:rueda/form-step {"title":"You"} --><!-- wp:rueda/form-submit /--><!-- /wp:rueda/form-step -->'
					. '<!-- wp:rueda/form-step --><!-- wp:rueda/form-field {"name":"city"} /-->'
					. '<!-- /wp:rueda/form-step -->'
					. '<!-- wp:rueda/form-step {"answers":true} /-->',
			]
		);
		$codes = array_map( static fn ( Finding $found ): string => $found->code, StepChecks::findings( $form ) );

		self::assertSame( [ 'step_without_fields', 'submit_in_step' ], $codes );
	}

	public function test_an_import_tells_of_steps_that_an_add_on_made(): void {
		$told = 'An add-on made steps of this form';
		foreach ( [ '[multistep multistep-1 first_step "/2"]', '[multiform your-name]', '[step "One"]' ] as $tag ) {
			$notes = Template::to_blocks( "[text a]\n$tag\n[submit]" )->notes;
			self::assertStringContainsString( $told, implode( ' ', $notes ), $tag );
		}
		$divided = Template::to_blocks( '[text a][step "Two"][text b][submit]' )->content;
		self::assertStringContainsString( '>[step "Two"]<', $divided );
		self::assertStringNotContainsString( '"label"', $divided );
		$notes = Template::to_blocks( "[text a]\n[submit]" )->notes;
		self::assertStringNotContainsString( $told, implode( ' ', $notes ) );
	}
}
