<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\Upload\UploadStore;
use Rueda\Tests\TestCase;

final class UploadNamesTest extends TestCase {

	/** @return iterable<string, array{string, string}> */
	public function names(): iterable {
		yield 'inner script ending' => [ 'a.php.txt', 'a.php_.txt' ];
		yield 'last script ending' => [ 'a.phtml', 'a.phtml_.txt' ];
		yield 'with a digit' => [ 'a.php5', 'a.php5_.txt' ];
		yield 'a path' => [ '../../etc/passwd.png', 'passwd.png' ];
		yield 'a Windows path' => [ 'C:\\temp\\cv.pdf', 'cv.pdf' ];
		yield 'a hidden file' => [ '.htaccess', 'htaccess' ];
		yield 'signs that turn the reading direction' => [ "cv\u{202E}gnp.txt", 'cvgnp.txt' ];
		yield 'a joiner of Persian' => [ "نامه\u{200C}ها.pdf", "نامه\u{200C}ها.pdf" ];
		yield 'spaces and a line break' => [ "my  file\r\n.pdf", 'my-file.pdf' ];
	}

	/** @dataProvider names */
	public function test_names_are_made_safe( string $name, string $safe ): void {
		self::assertSame( $safe, UploadStore::safe_name( $name ) );
	}

	public function test_a_long_name_is_cut_between_two_signs(): void {
		$safe = UploadStore::safe_name( str_repeat( '字', 80 ) . 'x.pdf' );

		self::assertSame( str_repeat( '字', 58 ) . 'x.pdf', $safe );
	}
}
