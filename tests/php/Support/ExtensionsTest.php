<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionExtension;
use Rueda\Tests\TestCase;
use SplFileInfo;

/** Servers may lack extensions that WordPress does not require. */
final class ExtensionsTest extends TestCase {
	private const OPTIONAL = [ 'mbstring', 'iconv', 'intl', 'fileinfo', 'exif', 'curl', 'simplexml' ];

	/** WordPress brings its own functions for servers without this extension. */
	private const OF_WORDPRESS = [ 'mb_chr', 'mb_ord', 'mb_strlen', 'mb_substr' ];

	public function test_what_a_server_may_lack_is_asked_for_before_it_is_called(): void {
		$names = [];
		foreach ( array_filter( self::OPTIONAL, 'extension_loaded' ) as $extension ) {
			array_push( $names, ...array_keys( ( new ReflectionExtension( $extension ) )->getFunctions() ) );
		}
		$names   = array_diff( $names, self::OF_WORDPRESS );
		$unasked = [];
		foreach ( self::sources() as $path => $source ) {
			preg_match_all( '/(?<![\w>:$])(' . implode( '|', $names ) . ')\(/', $source, $called );
			// These functions belong to one extension, so one of them stands for all.
			$family = static fn ( string $name ): string => (string) strtok( $name, '_' );
			preg_match_all( "/function_exists\( '(\w+)' \)/", $source, $asked );
			$asked  = array_map( $family, $asked[1] );
			foreach ( $called[1] as $name ) {
				if ( ! in_array( $family( $name ), $asked, true ) ) {
					$unasked[] = $path . ': ' . $name;
				}
			}
		}

		self::assertNotSame( [], $names );
		self::assertSame( [], $unasked );
	}

	/** @return iterable<string, string> Code without its comments, by path. */
	private static function sources(): iterable {
		$folder = RUEDA_REPOSITORY . 'includes';
		$found  = new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS );
		$files  = new RecursiveIteratorIterator( $found );
		foreach ( $files as $file ) {
			if ( $file instanceof SplFileInfo && 'php' === $file->getExtension() ) {
				$path = $file->getPathname();
				yield substr( $path, strlen( $folder ) + 1 ) => php_strip_whitespace( $path );
			}
		}
	}
}
