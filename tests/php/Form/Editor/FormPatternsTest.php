<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Editor;

use Rueda\Form\Check\BodyChecks;
use Rueda\Form\Check\ConditionChecks;
use Rueda\Form\Check\Finding;
use Rueda\Form\Check\StepChecks;
use Rueda\Form\Editor\FormEditorAssets;
use Rueda\Form\Editor\FormPatterns;
use Rueda\Form\FormPostType;
use Rueda\Tests\Form\FormTestCase;
use WP_Block_Editor_Context;
use WP_Block_Patterns_Registry;

/** Forms that authors can start with, and the blocks that a form may contain. */
final class FormPatternsTest extends FormTestCase {

	public function test_each_ready_made_form_is_a_good_one(): void {
		FormPatterns::register_all();
		$patterns = array_filter(
			WP_Block_Patterns_Registry::get_instance()->get_all_registered(),
			static fn ( array $pattern ): bool => str_starts_with( $pattern['name'], 'rueda/form-' )
		);
		self::assertCount( 6, $patterns );
		foreach ( $patterns as $pattern ) {
			$form  = $this->form( [], [ 'post_content' => $pattern['content'] ] );
			$codes = array_map(
				static fn ( Finding $finding ): string => $finding->code,
				[
					...( new BodyChecks() )->findings( $form ),
					...( new ConditionChecks() )->findings( $form ),
					...StepChecks::findings( $form ),
				]
			);
			self::assertSame( [], $codes, $pattern['title'] );
			$names = array_map( static fn ( $field ): string => $field->name(), $form->fields() );
			self::assertSame( $names, array_unique( $names ) );
		}
	}

	public function test_the_registration_asks_more_of_those_whom_it_concerns(): void {
		FormPatterns::register_all();
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'rueda/form-registration' );
		$form    = $this->make_form( [], [ 'post_content' => $pattern['content'] ] );
		$sent    = [
			'your-name'     => 'Ana',
			'your-email'    => 'ana@example.org',
			'registered-as' => 'A private person',
			'attendance'    => 'Online',
			'data-consent'  => '1',
		];

		self::assertSame( 'mail_sent', $this->answer( $form, $sent )['status'] );
		$more   = [ 'registered-as' => 'An organization', 'needs' => [ 'Childcare', 'An interpreter' ] ] + $sent;
		$answer = $this->answer( $form, $more );
		self::assertEqualsCanonicalizing(
			[ 'organization', 'people', 'children' ],
			array_column( $answer['invalid_fields'], 'field' )
		);
		self::assertSame( 3, $this->page( $form )->query( '//section[@class="rueda-step"]' )->length );
	}

	public function test_a_form_is_made_of_fields_layout_and_words(): void {
		$assets  = new FormEditorAssets();
		$form    = new WP_Block_Editor_Context( [ 'post' => get_post( $this->make_form( [] ) ) ] );
		$allowed = $assets->allowed_blocks( true, $form );
		self::assertContains( 'rueda/form-field', $allowed );
		self::assertContains( 'core/columns', $allowed );
		self::assertNotContains( 'rueda/contact-form', $allowed );
		self::assertSame( [ 'core/paragraph' ], $assets->allowed_blocks( [ 'core/paragraph', 'core/embed' ], $form ) );
		$page = new WP_Block_Editor_Context(
			[ 'post' => get_post( wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'x' ] ) ) ]
		);
		self::assertTrue( $assets->allowed_blocks( true, $page ) );
		self::assertSame( FormPostType::NAME, $form->post->post_type );
	}
}
