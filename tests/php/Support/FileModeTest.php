<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\FileMode;
use Rueda\Tests\TestCase;

final class FileModeTest extends TestCase {

	public function test_sets_who_may_read_a_file(): void {
		$path = RUEDA_TESTS_FOLDER . '/mode';
		file_put_contents( $path, 'x' );
		FileMode::set( $path, 0400 );
		clearstatcache();

		self::assertSame( 0400, fileperms( $path ) & 0777 );
		unlink( $path );
	}

	public function test_goes_on_where_the_host_has_disabled_the_function(): void {
		// A function can be disabled only when PHP starts.
		$script  = 'define( "ABSPATH", "/" ); require $argv[1];'
			. ' Rueda\Support\FileMode::set( $argv[1], 0644 ); echo "went on";';
		$command = [
			PHP_BINARY,
			'-d',
			'disable_functions=chmod',
			'-r',
			$script,
			'--',
			RUEDA_DIR . 'includes/Support/FileMode.php',
		];
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as above.
		exec( implode( ' ', array_map( 'escapeshellarg', $command ) ) . ' 2>&1', $lines );

		self::assertSame( [ 'went on' ], $lines );
	}
}
