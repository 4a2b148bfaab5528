<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Modules;
use Rueda\Tests\Form\FormTestCase;
use Rueda\Types;

final class SpanishFallbackTest extends FormTestCase {

	private const SCRIPTS = [
		'rueda-contact-form-view-script' => 'blocks/contact-form/view.js',
		'rueda-editor'                   => 'editor.js',
		'rueda-wheel-view-script'        => 'blocks/wheel/view.js',
		'rueda-wheel-editor-script'      => 'blocks/wheel/index.js',
	];

	protected function tearDown(): void {
		while ( is_locale_switched() ) {
			restore_previous_locale();
		}
		parent::tearDown();
	}

	/** @return iterable<string, array{string}> */
	public function spanish(): iterable {
		foreach ( [ 'es_MX', 'es_AR', 'es_CO', 'es_CL', 'es_PE', 'es_VE', 'es_419', 'es', 'es_ES' ] as $locale ) {
			yield $locale => [ $locale ];
		}
	}

	/** @dataProvider spanish */
	public function test_every_spanish_reads_ours_from_php_and_from_scripts( string $locale ): void {
		self::offer( $locale );

		self::assertTrue( switch_to_locale( $locale ) );
		self::assertSame( 'Enviar', __( 'Send', 'rueda' ) );
		foreach ( self::SCRIPTS as $handle => $file ) {
			// On a real page the block loads these texts; this test prints no block.
			wp_register_script( $handle, RUEDA_URL . "build/{$file}", [], RUEDA_VERSION, true );
			$words = load_script_textdomain( $handle, 'rueda', RUEDA_DIR . 'languages' );
			self::assertIsString( $words, $handle );
			self::assertStringContainsString( '"locale_data"', $words );
		}
	}

	public function test_another_language_does_not_become_spanish(): void {
		self::offer( 'est' );

		self::assertTrue( switch_to_locale( 'est' ) );
		self::assertSame( 'Send', __( 'Send', 'rueda' ) );
		self::assertFalse( load_script_textdomain( 'rueda-wheel-view-script', 'rueda', RUEDA_DIR . 'languages' ) );
	}

	public function test_other_plugins_keep_their_files(): void {
		self::assertSame(
			'/a/other-es_MX.mo',
			apply_filters( 'load_textdomain_mofile', '/a/other-es_MX.mo', 'other' )
		);
		self::assertSame(
			'/a/other-es_MX-x.json',
			apply_filters( 'load_script_translation_file', '/a/other-es_MX-x.json', 'x', 'other' )
		);
	}

	/** @return iterable<string, array{string, string}> */
	public function locales_of_forms(): iterable {
		yield 'ours' => [ 'es_ES', 'es-ES' ];
		yield 'another Spanish' => [ 'es_CO', 'es-CO' ];
	}

	/** @dataProvider locales_of_forms */
	public function test_a_spanish_form_speaks_spanish_without_wordpress_own( string $locale, string $language ): void {
		$id   = $this->make_form( [ [ 'name' => 'a' ] ], [ 'meta_input' => [ 'rueda_form_locale' => $locale ] ] );
		$page = do_blocks( '<!-- wp:rueda/contact-form {"formId":' . $id . '} /-->' );

		self::assertStringContainsString( "lang=\"$language\"", $page );
		self::assertStringContainsString( 'value="Enviar"', $page );
		self::assertSame( 'Send', __( 'Send', 'rueda' ) );
	}

	public function test_the_site_does_not_offer_a_language_that_is_not_installed(): void {
		$types  = new Types( new Modules() );
		$before = [ 'de_DE' ];
		$done   = $GLOBALS['wp_actions']['after_setup_theme'];

		unset( $GLOBALS['wp_actions']['after_setup_theme'] );
		$while_theme_is_set_up                      = $types->offer_spanish( $before );
		$GLOBALS['wp_actions']['after_setup_theme'] = $done;

		self::assertSame( [ 'de_DE', 'es_ES' ], $while_theme_is_set_up );
		self::assertSame( $before, $types->offer_spanish( $before ) );
	}

	private static function offer( string $locale ): void {
		$languages = new \ReflectionProperty( \WP_Locale_Switcher::class, 'available_languages' );
		if ( PHP_VERSION_ID < 80100 ) {
			$languages->setAccessible( true );
		}
		$languages->setValue( $GLOBALS['wp_locale_switcher'], [ 'en_US', 'es_ES', $locale ] );
	}
}
