<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Form\Upload\UploadFolder;
use Rueda\Support\ClosedFolder;
use Rueda\Tests\TestCase;

/** A folder that two processes make at once: below "race://", another process is always a moment earlier. */
final class ClosedFolderTest extends TestCase {
	/** @var array<string, true> The folders that are there. */
	public static array $made = [];

	public static int $others = 0;

	protected function setUp(): void {
		parent::setUp();
		self::$made   = [ 'race://root' => true ];
		self::$others = 1;
		stream_wrapper_register( 'race', get_class( self::disk() ) );
	}

	protected function tearDown(): void {
		stream_wrapper_unregister( 'race' );
		parent::tearDown();
	}

	public function test_a_folder_is_made_while_another_process_makes_the_one_above_it(): void {
		self::assertTrue( ClosedFolder::make( 'race://root/above/folder' ) );
		self::assertArrayHasKey( 'race://root/above/folder', self::$made );
	}

	public function test_a_message_with_a_file_gets_its_folder_then(): void {
		add_filter( 'rueda_form_upload_folder', static fn (): string => 'race://root/private' );
		self::assertNotSame( '', UploadFolder::create() );
	}

	public function test_a_folder_that_cannot_be_made_is_not_tried_for_ever(): void {
		self::$others = PHP_INT_MAX;
		self::assertFalse( ClosedFolder::make( 'race://root/above/folder' ) );
	}

	/** A disk that knows folders alone. */
	private static function disk(): object {
		return new class() {
			/** @var resource|null */
			public $context = null;

			public function mkdir( string $path ): bool {
				if ( ClosedFolderTest::$others-- > 0 ) {
					ClosedFolderTest::$made[ dirname( $path ) ] = true;
					return false;
				}
				ClosedFolderTest::$made[ $path ] = true;
				return true;
			}

			/** @return array<string, int>|false */
			public function url_stat( string $path ) {
				return isset( ClosedFolderTest::$made[ $path ] ) ? [ 'mode' => 0040777, 'size' => 0 ] : false;
			}

			// phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- PHP gives them.
			public function stream_open( string $path, string $mode ): bool {
				return false;
			}

			// phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- PHP gives them.
			public function stream_metadata( string $path, int $option, mixed $value ): bool {
				return true;
			}
		};
	}
}
