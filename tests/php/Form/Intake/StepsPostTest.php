<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

/** Forms in steps that browsers post without a script. */
final class StepsPostTest extends PlainPostTestCase {
	public function test_the_answer_shows_all_steps_and_the_error_in_its_own(): void {
		$form = $this->make_form(
			[
				'<!-- wp:rueda/form-step {"title":"You"} --><!-- wp:rueda/form-field {"name":"your-name"} /-->'
					. '<!-- /wp:rueda/form-step --><!-- wp:rueda/form-step {"title":"Place"} -->'
					. '<!-- wp:rueda/form-field {"name":"city","isRequired":true} /--><!-- /wp:rueda/form-step -->',
			]
		);

		[ , $parts ] = $this->post( $form, [ 'your-name' => 'Ana' ] );
		$page        = $this->printed( $parts->printer(), $form );

		self::assertCount( 0, $page->query( '//*[@data-rueda-hidden]' ) );
		self::assertCount( 2, $page->query( '//section' ) );
		$path = '//section[2]//span[@class="wpcf7-not-valid-tip"]';
		self::assertSame( [ 'Please fill out this field.' ], $this->texts( $page, $path ) );
		self::assertSame( [ 'Ana' ], $this->values( $page, '//section[1]//input' ) );
	}
}
