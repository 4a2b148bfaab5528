<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Http;

use Rueda\Support\Http\FileBody;
use Rueda\Tests\TestCase;

final class FileBodyTest extends TestCase {
	public function test_prints_a_large_file_whole(): void {
		$path = get_temp_dir() . 'rueda-body-' . getmypid();
		file_put_contents( $path, str_repeat( "ñ\0<b>", 20000 ) );
		ob_start();
		FileBody::print( $path );
		$printed = (string) ob_get_clean();

		self::assertSame( md5_file( $path ), md5( $printed ) );
		unlink( $path );
	}
}
