<?php

declare( strict_types=1 );

namespace Rueda\Tests\Compat\OldNames;

use Rueda\Compat\OldNames\AddOns;
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
		$name          = 'rueda-tests-' . wp_generate_password( 6, false ) . '.php';
		$this->files[] = WP_PLUGIN_DIR . '/' . $name;
		file_put_contents( WP_PLUGIN_DIR . '/' . $name, "<?php\n" . $code );
		add_filter( 'pre_option_active_plugins', static fn (): array => [ $name, 'rueda/plugin.php' ] );
		return ( new AddOns() )->all()[0] ?? [];
	}
}
