<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form;

use Rueda\Compat\OldNames\NameLoader;
use Rueda\Compat\OldNames\Wrapper;
use Rueda\Form\Import\OldListeners;
use Rueda\Support\Listeners\Listeners;

/** Functions written for Contact Form 7, after that plugin was deactivated. */
final class OldSnippetsTest extends FormTestCase {

	private const FIELDS = [ [ 'name' => 'subject' ], [ 'name' => 'other' ] ];

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/fixtures/old-snippets.php';
	}

	public function test_old_snippets_find_the_form_and_the_message_by_the_old_class_names(): void {
		add_action( 'wpcf7_before_send_mail', 'rueda_tests_recipient' );

		$answer = $this->answer( $this->make_form( self::FIELDS ), [ 'subject' => 'Boats' ] );

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertStringContainsString( 'sales@example.org', implode( ' ', (array) $this->mails[0]['to'] ) );
		self::assertStringEndsWith( '/ Boats / Boats', $this->mails[0]['subject'] );
	}

	public function test_a_method_that_is_unknown_is_named_in_an_error_that_can_be_printed(): void {
		$form = Wrapper::form( $this->form( self::FIELDS ) );
		$this->expectException( \Error::class );
		$this->expectExceptionMessage( 'Call to undefined method WPCF7_ContactForm::&lt;b&gt;()' );

		Listeners::guarded( [], [], static fn () => $form->{'<b>'}() );
	}

	public function test_code_outside_of_our_hooks_does_not_end_the_page(): void {
		$told = [];
		add_action(
			'doing_it_wrong_run',
			static function ( string $name ) use ( &$told ): void {
				$told[] = $name;
			}
		);
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		NameLoader::load();
		rueda_tests_list();

		self::assertSame( [ 'WPCF7_ContactForm::wpcf7_get_template' ], $told );
	}

	public function test_a_message_that_an_old_snippet_calls_spam_is_spam(): void {
		add_filter( 'wpcf7_spam', 'rueda_tests_spam', 10, 2 );

		self::assertSame(
			'spam',
			$this->answer( $this->make_form( self::FIELDS ), [ 'subject' => 'Boats' ] )['status']
		);
	}

	public function test_type_declarations_of_old_snippets_are_fulfilled(): void {
		add_filter( 'wpcf7_validate_text', 'rueda_tests_required', 10, 2 );

		$answer = $this->answer( $this->make_form( self::FIELDS ), [ 'subject' => 'Boats' ] );

		self::assertSame( 'Not that one.', $answer['invalid_fields'][0]['message'] );
	}

	/** @return iterable<string, array{string}> */
	public function hooks(): iterable {
		foreach ( [
			'wpcf7_before_send_mail',
			'wpcf7_mail_sent',
			'wpcf7_submit',
			'wpcf7_posted_data',
			'wpcf7_spam',
			'wpcf7_mail_components',
			'wpcf7_form_elements',
			'rueda_message_stored',
			'rueda_mail_settled',
			'phpmailer_init',
			'wp_mail',
		] as $hook ) {
			yield $hook => [ $hook ];
		}
	}

	/** @dataProvider hooks */
	public function test_an_old_snippet_that_throws_stops_neither_the_mail_nor_the_page( string $hook ): void {
		$this->expect_failing_listeners();
		add_filter( $hook, 'rueda_tests_mail', 1 );
		$id = $this->make_form( self::FIELDS );

		$page   = $this->page( $id );
		$answer = $this->answer( $id, [ 'subject' => 'Boats' ] );

		self::assertSame( 1, $page->query( '//form' )->length );
		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertCount( 1, $this->mails );
		if ( 'phpmailer_init' !== $hook ) {
			self::assertStringContainsString(
				'rueda_tests_mail() in ',
				implode( $this->listeners_failed_on( $hook ) )
			);
		}
	}

	public function test_the_importer_lists_old_snippets_and_the_functions_they_miss(): void {
		add_action( 'wpcf7_before_send_mail', 'rueda_tests_recipient' );
		add_action( 'wpcf7_mail_sent', 'rueda_tests_mail' );
		add_action( 'wpcf7_submit', '__return_true' );
		add_action( 'wp_footer', 'rueda_tests_list' );

		$found = array_column( ( new OldListeners() )->all(), null, 'hook' );

		self::assertStringStartsWith( 'rueda_tests_recipient() in ', $found['wpcf7_before_send_mail']['listener'] );
		self::assertSame( [], $found['wpcf7_before_send_mail']['missing'] );
		self::assertSame( [ 'wpcf7_unknown' ], $found['wpcf7_mail_sent']['missing'] );
		self::assertSame( [ 'WPCF7_ContactForm::wpcf7_get_template' ], $found['wp_footer']['missing'] );
		self::assertArrayNotHasKey( 'wpcf7_submit', $found );
	}

	public function test_functions_of_that_plugin_are_not_named_wherever_the_folder_of_plugins_is(): void {
		$folder = RUEDA_TESTS_FOLDER . '/elsewhere/contact-form-7';
		wp_mkdir_p( $folder );
		file_put_contents(
			$folder . '/own.php',
			"<?php\nfunction rueda_tests_of_the_plugin() {\n\twpcf7_mail();\n}\n"
		);
		require_once $folder . '/own.php';
		add_action( 'wp_footer', 'rueda_tests_of_the_plugin' );
		$hooks = fn (): array => array_column( ( new OldListeners() )->all(), 'hook' );
		self::assertContains( 'wp_footer', $hooks() );

		$paths = $GLOBALS['wp_plugin_paths'];
		try {
			// WordPress knows the real folder of each plugin that is a link.
			$plugin                                = wp_normalize_path( WP_PLUGIN_DIR ) . '/contact-form-7';
			$GLOBALS['wp_plugin_paths'][ $plugin ] = wp_normalize_path( $folder );
			self::assertNotContains( 'wp_footer', $hooks() );
		} finally {
			$GLOBALS['wp_plugin_paths'] = $paths;
		}
	}
}
