<?php

declare( strict_types=1 );

namespace Rueda\Tests;

/** A PHP of its own that a test starts. */
final class OtherPhp {
	/**
	 * Its beginning: what one of them has made of WordPress's files, the next ones find.
	 *
	 * @return list<string>
	 */
	public static function command(): array {
		$folder = RUEDA_TESTS_FOLDER . '/opcache';
		wp_mkdir_p( $folder );
		return [
			PHP_BINARY,
			...[ '-d', 'opcache.enable_cli=1' ],
			...[ '-d', "opcache.file_cache={$folder}" ],
			...[ '-d', 'opcache.file_cache_only=1' ],
			// Sums over each file, against disks that forget.
			...[ '-d', 'opcache.file_cache_consistency_checks=0' ],
		];
	}
}
