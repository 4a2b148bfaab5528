<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Import;

use Rueda\Form\Import\ImportRun;
use Rueda\Form\ImportedForms;

/** What code and scripts that were written for a form of Contact Form 7 see of the imported form. */
final class OldCodeTest extends FormImportTestCase {

	private const ANSWERS = [ 'your-name' => 'Ada', 'your-email' => 'ada@example.org' ];

	/** @param array<string, mixed> $metas */
	private function moved( array $metas = [] ): int {
		$source = $this->leave( $metas );
		$this->importer()->run( new ImportRun( [ $source ] ) );
		return $source;
	}

	public function test_scripts_see_the_number_that_the_form_had(): void {
		$source = $this->moved();
		$page   = $this->page( (int) ImportedForms::with_source( $source ) );

		self::assertSame( 1, $page->query( "//div[ @data-wpcf7-id = '$source' ]" )->length );
		self::assertSame( 1, $page->query( "//div[ starts-with( @id, 'wpcf7-f$source-' ) ]" )->length );
		self::assertSame( 1, $page->query( "//input[ @name = '_wpcf7' and @value = '$source' ]" )->length );
		self::assertSame( $source, $this->answer( $source, self::ANSWERS )['contact_form_id'] );
	}

	public function test_functions_see_the_number_that_the_form_had(): void {
		$source = $this->moved();
		$told   = [];
		add_action(
			'wpcf7_mail_sent',
			static function ( $form ) use ( &$told ): void {
				$told[] = $form->id();
			}
		);
		add_action(
			'wpcf7_submit',
			static function ( $form, $result ) use ( &$told ): void {
				$told[] = $result['contact_form_id'];
			},
			10,
			2
		);
		$this->answer( (int) ImportedForms::with_source( $source ), self::ANSWERS );

		self::assertSame( [ $source, $source ], $told );
	}

	public function test_what_add_ons_have_stored_with_a_form_is_a_property(): void {
		global $wpdb;
		$source = $this->moved(
			[
				'_ctz_zapier'  => [ 'activate' => '1', 'hook_url' => 'https://example.org/hook' ],
				'_edit_lock'   => '1:1',
				'_config_done' => 'yes',
				'_plain'       => 'words',
			]
		);
		// That plugin deletes its forms when it is deleted.
		$wpdb->delete( $wpdb->posts, [ 'ID' => $source ] );
		$wpdb->delete( $wpdb->postmeta, [ 'post_id' => $source ] );
		$told = [];
		add_action(
			'wpcf7_mail_sent',
			static function ( $form ) use ( &$told ): void {
				$told = array_map( [ $form, 'prop' ], [ 'ctz_zapier', 'plain', 'edit_lock' ] );
			}
		);
		$this->answer( $source, self::ANSWERS );

		self::assertSame( 'https://example.org/hook', $told[0]['hook_url'] );
		self::assertSame( [ 'words', null ], [ $told[1], $told[2] ] );
	}
}
