<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Import;

use Rueda\Form\Check\AttachmentChecks;
use Rueda\Form\Check\BodyChecks;
use Rueda\Form\Check\ConditionChecks;
use Rueda\Form\Check\ConfigChecks;
use Rueda\Form\Check\MailChecks;
use Rueda\Form\Forms;
use Rueda\Form\Import\FormImportPage;
use Rueda\Form\Import\FormImportScreen;
use Rueda\Form\Import\FormImportTable;
use Rueda\Form\Import\OldForms;
use Rueda\Form\ImportedForms;
use Rueda\Form\Letter\SampleAnswers;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Tests\AtAnImporter;
use Rueda\Tests\Database;

final class FormImportScreenTest extends FormImportTestCase {
	use AtAnImporter;

	protected function setUp(): void {
		parent::setUp();
		$this->arrive();
	}

	public function test_is_offered_to_administrators_alone(): void {
		foreach ( [ 'subscriber', 'contributor', 'author', 'editor', 'administrator' ] as $role ) {
			unset( $GLOBALS['wp_importers'] );
			$this->act_as( $role );
			$this->screen()->offer();
			self::assertSame(
				'administrator' === $role,
				isset( $GLOBALS['wp_importers'][ FormImportScreen::SLUG ] ),
				$role
			);
		}
	}

	public function test_a_user_without_the_right_cannot_change_anything(): void {
		$ids = [ (string) $this->leave() ];
		foreach ( [ 'subscriber', 'contributor', 'author', 'editor' ] as $role ) {
			$this->act_as( $role );
			self::assertSame( 'died', $this->press( $ids ), $role );
		}
		$this->act_as( 'administrator' );
		self::assertSame( 'died', $this->press( $ids, [ '_wpnonce' => 'old' ] ) );
		add_filter(
			'map_meta_cap',
			static fn ( array $caps, string $cap ): array => 'publish_pages' === $cap ? [ 'do_not_allow' ] : $caps,
			10,
			2
		);
		self::assertSame( 'died', $this->press( $ids ) );
		self::assertSame( 0, $this->count_forms() );
	}

	public function test_says_what_there_is_imports_what_was_ticked_and_says_what_became_of_it(): void {
		$one   = $this->leave(
			[ '_form' => '[text* your-name tabindex:4] [email your-email] [submit]' ],
			[ 'post_title' => 'First <b>form</b>' ]
		);
		$other = $this->leave( [], [ 'post_title' => 'Second', 'post_status' => 'draft' ] );
		$html  = $this->shown();
		self::assertStringContainsString( '<strong>First form</strong>', $html );
		self::assertStringContainsString( '<strong>Second</strong> — Draft', $html );
		self::assertSame( [ (string) $one, (string) $other ], $this->boxes( $html ) );
		self::assertStringContainsString( '<td data-colname="Fields">2</td>', $html );

		$html = $this->shown( $this->press( [ (string) $one ] ) );
		self::assertStringContainsString( '1 form imported', $html );
		self::assertStringContainsString( 'aria-label="Edit “First form”">Edit</a>', $html );
		self::assertStringContainsString( '<details open>', $html );
		self::assertStringContainsString( 'Mail: No field is named [your-subject]', $html );
		self::assertSame( [ (string) $other ], $this->boxes( $html ) );
		self::assertSame( 1, $this->count_forms() );
		self::assertStringContainsString( '<details><summary', $this->shown(), 'Later it can still be read.' );

		self::assertStringContainsString( 'already been imported', $this->shown( $this->press( [ (string) $one ] ) ) );
		self::assertSame( 1, $this->count_forms() );
	}

	public function test_says_which_code_uses_the_plugin_that_is_left(): void {
		require_once dirname( __DIR__, 2 ) . '/fixtures/old-snippets.php';
		$this->leave( [] );
		self::assertStringNotContainsString( 'Code that uses Contact Form 7', $this->shown() );

		add_action( 'wpcf7_mail_sent', 'rueda_tests_mail' );
		$html = $this->shown();
		self::assertStringContainsString( '<code>rueda_tests_mail() in ', $html );
		self::assertStringContainsString(
			'On the hook wpcf7_mail_sent. Missing without Contact Form 7: wpcf7_unknown',
			$html
		);
	}

	public function test_a_form_that_would_lose_mail_says_so(): void {
		$html = $this->shown(
			$this->press( [ (string) $this->leave( [ '_mail' => [ 'recipient' => '' ] + self::MAIL ] ) ] )
		);
		self::assertStringContainsString( 'Errors', $html );
		self::assertStringContainsString( 'Mail: This email has no recipient', $html );
	}

	public function test_notes_and_titles_are_escaped(): void {
		$id = $this->imported()->id();
		update_post_meta( $id, ImportedForms::NOTES, [ '<script>x</script>', [ 'y' ] ] );
		$html = $this->shown();
		self::assertStringContainsString( '<li>&lt;script&gt;x&lt;/script&gt;</li>', $html );
		self::assertStringNotContainsString( '<script>x', $html );
	}

	public function test_a_form_in_the_trash_is_to_be_restored_and_one_that_is_gone_is_offered_again(): void {
		$id   = $this->leave();
		$form = $this->import( $id )->done[0];
		self::assertSame( [], $this->boxes( $this->shown() ) );
		self::assertStringNotContainsString( 'value="Import"', $this->shown() );
		wp_trash_post( $form );
		self::assertStringContainsString( 'then moved to the Trash', $this->shown() );
		self::assertSame( [], $this->boxes( $this->shown() ) );
		wp_delete_post( $form, true );
		self::assertSame( [ (string) $id ], $this->boxes( $this->shown() ) );
	}

	/** @group newest */
	public function test_the_import_goes_on_at_each_press_until_all_forms_are_there(): void {
		$ids = [];
		for ( $i = 0; $i < 51; $i++ ) {
			// Each has its own name, because WordPress looks for a free one by trying all earlier ones.
			$ids[] = (string) $this->leave( [ '_form' => '[text a]' ], [ 'post_name' => "form-$i" ] );
		}
		$html = $this->shown( $this->press( $ids ) );
		self::assertStringContainsString( 'Imported so far: 50. Remaining: 1.', $html );
		self::assertStringContainsString( 'value="Continue"', $html );
		self::assertStringContainsString(
			'51 forms imported',
			$this->shown( $this->press( [], [ FormImportScreen::GO_ON => '1' ] ) )
		);
		self::assertSame( 51, $this->count_forms() );
		$this->press( [], [ FormImportScreen::GO_ON => '1' ] );
		self::assertSame( 51, $this->count_forms() );
	}

	/** @group newest */
	public function test_of_very_many_forms_those_that_are_not_imported_yet_stand_first(): void {
		$first = $this->leave( [ '_form' => '[text a]' ], [ 'post_title' => 'Was here before' ] );
		$this->import( $first );
		Database::repeat_post( $this->leave( [ '_form' => '[text a]' ] ), 200 );
		$html = $this->shown();
		self::assertCount( 200, $this->boxes( $html ) );
		self::assertStringContainsString( 'Showing 200 of 202 forms.', $html );
		self::assertStringNotContainsString( 'Was here before', $html );
	}

	public function test_says_so_when_there_is_no_form_and_when_none_was_ticked(): void {
		self::assertStringContainsString( 'This site has no Contact Form 7 forms.', $this->shown() );
		self::assertStringNotContainsString( '<form', $this->shown() );
		$this->leave();
		self::assertStringContainsString( 'No form was selected', $this->shown( $this->press( [] ) ) );
		self::assertStringContainsString(
			'No form was selected',
			$this->shown( $this->press( [ '-1', '0', 'x', "1' OR 1" ] ) )
		);
		( new Lock( new Clock() ) )->take( 'form_import', 60 );
		self::assertStringContainsString( 'already running', $this->shown( $this->press( [ '7' ] ) ) );
	}

	private function screen(): FormImportScreen {
		return new FormImportScreen( $this->importer(), $this->page_of_importer() );
	}

	private function page_of_importer(): FormImportPage {
		$checks = new ConfigChecks(
			new BodyChecks(),
			new ConditionChecks(),
			new MailChecks(
				new AttachmentChecks(),
				new SampleAnswers( new Clock() )
			)
		);
		$table  = new FormImportTable( new OldForms(), new Forms(), $checks );
		return new FormImportPage( new OldForms(), $table );
	}

	/**
	 * Sends the form of the screen.
	 *
	 * @param list<string>          $ids
	 * @param array<string, string> $fields
	 * @return string Where it leads, or how it ended.
	 */
	private function press( array $ids, array $fields = [] ): string {
		return $this->post(
			[ $this->screen(), 'receive' ],
			$fields + [ '_wpnonce' => wp_create_nonce( FormImportScreen::NONCE ), FormImportScreen::FORMS => $ids ]
		);
	}

	private function shown( string $address = '' ): string {
		return $this->shown_at( $address, [ $this->page_of_importer(), 'print' ] );
	}

	/** @return list<string> What can be ticked. */
	private function boxes( string $html ): array {
		preg_match_all( '/name="forms\[\]" value="(\d+)" id="rueda-form-\d+" checked/', $html, $found );
		return $found[1];
	}
}
