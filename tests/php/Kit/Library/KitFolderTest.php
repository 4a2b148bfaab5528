<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Library;

use Rueda\Kit\Library\KitFolder;
use Rueda\Support\ClosedFolder;
use Rueda\Tests\Kit\KitTestCase;

final class KitFolderTest extends KitTestCase {
	public function test_each_folder_is_closed_until_nothing_of_ours_is_in_it(): void {
		$root = get_temp_dir() . 'rueda-kit-test-' . bin2hex( random_bytes( 6 ) );
		add_filter( 'rueda_kit_folder', static fn (): string => $root );
		$saved   = new KitFolder( 'saved' );
		$uploads = new KitFolder( 'uploads' );
		$saved->add( $this->temp_file( 'one' ) );
		$uploads->add( $this->temp_file( 'two' ) );
		foreach ( array_keys( ClosedFolder::FILES ) as $name ) {
			self::assertFileExists( "$root/$name" );
			self::assertFileExists( "$root/saved/$name" );
			self::assertFileExists( "$root/uploads/$name" );
		}

		$uploads->clear();
		self::assertDirectoryDoesNotExist( "$root/uploads" );
		self::assertFileExists( "$root/index.php" );
		file_put_contents( "$root/saved/mine.txt", 'Of somebody else.' );
		$saved->clear();
		self::assertFileExists( "$root/saved/index.php" );
		unlink( "$root/saved/mine.txt" );
		$saved->clear();
		self::assertDirectoryDoesNotExist( $root );
	}

	public function test_what_a_dead_request_has_left_goes_after_a_day(): void {
		$old   = [ KitFolder::temporary(), get_temp_dir() . 'rueda-kit-' . bin2hex( random_bytes( 3 ) ) ];
		$young = get_temp_dir() . 'rueda-kit-' . bin2hex( random_bytes( 3 ) );
		array_map( static fn ( string $path ) => touch( $path, time() - 2 * DAY_IN_SECONDS ), $old );
		touch( $young );
		KitFolder::delete_temporary( time() - DAY_IN_SECONDS );
		self::assertSame( [ false, false, true ], array_map( 'is_file', [ ...$old, $young ] ) );
		unlink( $young );
	}
}
