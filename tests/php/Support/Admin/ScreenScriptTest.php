<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Admin;

use Rueda\Support\Admin\EditorScript;
use Rueda\Support\Admin\ScreenScript;
use Rueda\Tests\TestCase;

/** Scripts and styles of admin screens and editors. */
final class ScreenScriptTest extends TestCase {
	private const HANDLE = 'rueda-probe-screen';

	protected function tearDown(): void {
		wp_deregister_script( self::HANDLE );
		wp_deregister_script( EditorScript::HANDLE );
		wp_deregister_style( self::HANDLE );
		parent::tearDown();
	}

	/** @return iterable<string, array{string}> */
	public function files(): iterable {
		foreach ( [ 'form-editor', 'kits', 'overview', 'settings', 'wheel-editor' ] as $name ) {
			yield $name => [ $name ];
		}
	}

	/** @dataProvider files */
	public function test_a_style_that_was_built_is_printed_in_each_direction( string $name ): void {
		self::assertTrue( ScreenScript::enqueue( self::HANDLE, $name ) );

		$styles                 = clone wp_styles();
		$styles->text_direction = 'rtl';
		ob_start();
		$styles->do_item( self::HANDLE );
		preg_match_all( '~build/admin/[\w-]+\.css~', (string) ob_get_clean(), $found );

		self::assertSame( [ "build/admin/style-{$name}.css" ], $found[0] );
		self::assertFileExists( RUEDA_DIR . $found[0][0] );
	}

	/** WordPress says nothing when it leaves out a script because it does not know what the script depends on. */
	public function test_what_editors_have_in_common_is_there_before_their_scripts(): void {
		self::assertTrue( ScreenScript::enqueue( self::HANDLE, 'settings' ) );

		self::assertContains( EditorScript::HANDLE, wp_scripts()->registered[ self::HANDLE ]->deps );
		$common = wp_scripts()->registered[ EditorScript::HANDLE ];
		self::assertFileExists( RUEDA_DIR . 'build/editor.js' );
		self::assertSame( RUEDA_URL . 'build/editor.js', $common->src );
		self::assertSame( RUEDA_DIR . 'languages', $common->translations_path );
		foreach ( (array) glob( RUEDA_DIR . 'build/blocks/*/index.asset.php' ) as $file ) {
			self::assertContains( EditorScript::HANDLE, ( require (string) $file )['dependencies'], (string) $file );
		}
	}

	public function test_a_script_that_was_not_built_is_not_loaded(): void {
		self::assertFalse( ScreenScript::enqueue( self::HANDLE, 'nothing' ) );
		self::assertFalse( wp_script_is( self::HANDLE, 'registered' ) );
	}
}
