<?php

declare( strict_types=1 );

namespace Rueda\Tests\Blocks;

use Rueda\Blocks\BlocksModule;
use Rueda\Modules;
use WP_Block_Type_Registry;

final class BlockTypesTest extends BlocksTestCase {
	public function test_registers_what_was_built(): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( 'rueda/probe' );

		self::assertNotNull( $type );
		self::assertSame( 'rueda', $type->category );
		self::assertSame( 3, $type->api_version );
		self::assertStringContainsString( 'wp-block-rueda-probe', do_blocks( self::BLOCK ) );
	}

	public function test_lets_a_view_wait_for_the_loader_alone(): void {
		$script = wp_scripts()->registered[ self::VIEW ];

		self::assertSame( [ 'rueda-frontend' ], $script->deps );
		self::assertSame( 'defer', wp_scripts()->get_data( self::VIEW, 'strategy' ) );
		self::assertSame( [], wp_scripts()->registered['rueda-frontend']->deps );
		self::assertSame( 'defer', wp_scripts()->get_data( 'rueda-frontend', 'strategy' ) );
		// A translated text would need wp.i18n, which the page does not load.
		self::assertFalse( wp_scripts()->print_translations( self::VIEW, false ) );
	}

	public function test_gives_the_editor_script_our_translations(): void {
		$script = wp_scripts()->registered['rueda-probe-editor-script'];

		self::assertSame( 'rueda', $script->textdomain );
		self::assertSame( self::folder() . 'languages', $script->translations_path );
	}

	public function test_registers_what_the_scripts_of_editors_depend_on(): void {
		self::assertTrue( wp_script_is( 'rueda-editor', 'registered' ) );
	}

	public function test_gives_styles_the_version_of_the_plugin(): void {
		self::assertSame( RUEDA_VERSION, wp_styles()->registered[ self::STYLE ]->ver );
	}

	public function test_puts_its_category_at_the_end(): void {
		$categories = $this->module()->add_category( [ [ 'slug' => 'text' ] ] );

		self::assertSame( [ 'text', 'rueda' ], array_column( $categories, 'slug' ) );
	}

	public function test_tells_those_who_can_help_that_the_build_is_missing(): void {
		$module = $this->module();
		$this->act_as( 'administrator' );
		self::assertStringContainsString( 'npm run build', self::printed( [ $module, 'tell_that_build_is_missing' ] ) );
		$this->act_as( 'editor' );
		self::assertSame( '', self::printed( [ $module, 'tell_that_build_is_missing' ] ) );
	}

	private function module(): BlocksModule {
		return ( new Modules() )->get( BlocksModule::class );
	}

	private static function printed( callable $work ): string {
		ob_start();
		$work();
		return (string) ob_get_clean();
	}

	/** WordPress warns on the Widgets screen if a script there depends on the post editor. */
	public function test_no_script_of_a_block_needs_the_editor_of_posts(): void {
		foreach ( (array) glob( RUEDA_DIR . 'build/blocks/*/index.asset.php' ) as $file ) {
			$asset = require (string) $file;
			self::assertNotContains( 'wp-editor', $asset['dependencies'], (string) $file );
		}
	}
}
