<?php

declare( strict_types=1 );

namespace Rueda\Tests\Compat\OldNames;

use Rueda\Compat\OldNames\AddOns;
use Rueda\Compat\OldNames\FormNumbers;
use Rueda\Tests\TestCase;

/** What the importer says of active add-ons of Contact Form 7. */
final class AddOnsTest extends TestCase {

	/** @var list<string> */
	private array $files = [];

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/file.php';
	}

	protected function tearDown(): void {
		array_map( 'unlink', $this->files );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, string, string, list<string>}> */
	public function plugins(): iterable {
		yield 'what exists here' => [
			"add_filter( 'wpcf7_validate_text', fn ( \$r, \$t ) => \$r->invalidate( new WPCF7_FormTag( \$t ), 'x' ) );",
			AddOns::WORKS,
			'',
			[],
		];
		yield 'names that are missing' => [
			"add_action( 'wpcf7_mail_sent', fn () => wpcf7_unknown( WPCF7_ContactForm::get_template() ) );",
			AddOns::PARTLY,
			'code',
			[ 'wpcf7_unknown', 'WPCF7_ContactForm::get_template' ],
		];
		yield 'a guard' => [
			"if ( ! class_exists( 'WPCF7' ) ) { return; }\nadd_action( 'wpcf7_mail_sent', '__return_true' );",
			AddOns::NOT,
			'guard',
			[],
		];
		yield 'a guard that asks for the plugin' => [
			"if ( is_plugin_active( 'contact-form-7/wp-contact-form-7.php' ) ) {"
				. " add_action( 'wpcf7_mail_sent', '__return_true' ); }",
			AddOns::NOT,
			'guard',
			[],
		];
		yield 'a panel of the editor' => [
			"add_filter( 'wpcf7_editor_panels', fn ( \$panels ) => \$panels );",
			AddOns::PARTLY,
			'screens',
			[],
		];
		yield 'a function of its own' => [
			"function wpcf7_own() {}\nadd_action( 'wpcf7_mail_sent', fn () => wpcf7_own() );",
			AddOns::WORKS,
			'',
			[],
		];
	}

	/**
	 * @dataProvider plugins
	 * @param list<string> $missing
	 */
	public function test_each_add_on_of_contact_form_7_is_told(
		string $code,
		string $verdict,
		string $reason,
		array $missing
	): void {
		$found = $this->add_on( "/** Plugin Name: Mine */\n" . $code );

		self::assertSame( [ 'Mine', $verdict, $missing, $reason, [] ], array_values( $found ) );
	}

	public function test_an_add_on_that_wordpress_binds_to_contact_form_7_does_not_work(): void {
		$head  = "/*\nPlugin Name: Bound\nRequires Plugins: contact-form-7\n*/\n";
		$found = $this->add_on( $head . "add_action( 'wpcf7_init', 'x' );" );

		self::assertSame( [ AddOns::NOT, 'dependency' ], [ $found['verdict'], $found['reason'] ] );
	}

	public function test_add_ons_that_are_active_on_all_sites_of_a_network_are_told(): void {
		$name = $this->file_in( WP_PLUGIN_DIR, "/** Plugin Name: Everywhere */\nadd_action( 'wpcf7_submit', 'x' );" );
		add_filter( 'pre_option_active_sitewide_plugins', static fn (): array => [ $name => 1 ] );
		add_filter( 'pre_site_option_active_sitewide_plugins', static fn (): array => [ $name => 1 ] );

		self::assertContains( 'Everywhere', array_column( ( new AddOns() )->all(), 'name' ) );
	}

	public function test_must_use_plugins_are_told(): void {
		$name = $this->file_in( WPMU_PLUGIN_DIR, "add_action( 'wpcf7_submit', fn ( \$form ) => 7 === \$form->id() );" );
		$told = array_column( ( new AddOns() )->all(), null, 'name' );

		self::assertSame( [ AddOns::WORKS, [ 7 ] ], [ $told[ $name ]['verdict'], $told[ $name ]['numbers'] ] );
	}

	/** @return iterable<string, array{string, list<int>}> */
	public function codes_with_numbers(): iterable {
		yield 'a comparison' => [ 'if ( $form->id() == 146 && 12 === count( $a ) )', [ 146 ] ];
		yield 'the number first' => [ 'if ( 146 !== (int) $cf7->id ) { return; }', [ 146 ] ];
		yield 'a list' => [ 'if ( in_array( $form->id(), [ 146, \'149\' ], true ) )', [ 146, 149 ] ];
		yield 'an older list' => [ 'if ( ! in_array( $form->id(), array( 146 ) ) )', [ 146 ] ];
		yield 'a variable' => [ '$id = $form->id(); if ( $id === 146 || 7 == $id ) { $other == 3; }', [ 7, 146 ] ];
		yield 'a list for a variable' => [ '$id = $form->id(); in_array( $id, [ 5 ] );', [ 5 ] ];
		yield 'a switch' => [ 'switch ( $form->id() ) { case 146: a(); break; case 147: b(); } case 9;', [ 146, 147 ] ];
		yield 'a script' => [ 'if ( \'146\' == e.detail.contactFormId || e.detail.contactFormId === 7 )', [ 7, 146 ] ];
		yield 'a list in a script' => [ 'if ( [ 146, 147 ].includes( event.detail.contactFormId ) )', [ 146, 147 ] ];
		yield 'a variable in a script' => [ 'const id = event.detail.contactFormId;\nif ( id == 146 )', [ 146 ] ];
		yield 'other numbers' => [ 'add_action( \'wpcf7_submit\', \'x\', 10, 2 ); if ( $id == 3 )', [] ];
	}

	/**
	 * @dataProvider codes_with_numbers
	 * @param list<int> $numbers
	 */
	public function test_the_numbers_with_which_code_compares_forms_are_found( string $code, array $numbers ): void {
		self::assertSame( $numbers, FormNumbers::in( $code ) );
	}

	public function test_numbers_of_forms_in_the_code_of_add_ons_are_told(): void {
		$found = $this->add_on(
			"/** Plugin Name: Mine */\nadd_action( 'wpcf7_mail_sent', fn ( \$form ) => 146 == \$form->id() );\n"
				. "add_action( 'wpcf7_submit', fn ( \$form ) => \$form->id() !== 7 && 12 === count( [] ) );\n"
				. "echo '<script>if ( \"149\" == event.detail.contactFormId ) go();</script>';"
		);

		self::assertSame( [ 7, 146, 149 ], $found['numbers'] );
	}

	public function test_plugins_without_a_word_of_contact_form_7_are_not_told(): void {
		self::assertSame( [], $this->add_on( '/** Plugin Name: Other */' ) );
	}

	/** @return array<string, mixed> */
	private function add_on( string $code ): array {
		$name = $this->file_in( WP_PLUGIN_DIR, $code );
		add_filter( 'pre_option_active_plugins', static fn (): array => [ $name, 'rueda/plugin.php' ] );
		return ( new AddOns() )->all()[0] ?? [];
	}

	/** @return string The name of the file. */
	private function file_in( string $folder, string $code ): string {
		$name          = 'rueda-tests-' . wp_generate_password( 6, false ) . '.php';
		$this->files[] = "$folder/$name";
		file_put_contents( "$folder/$name", "<?php\n" . $code );
		return $name;
	}
}
