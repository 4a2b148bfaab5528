<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\StoredPath;
use Rueda\Tests\TestCase;

final class StoredPathTest extends TestCase {
	public function test_a_file_is_found_after_the_site_has_moved(): void {
		$stored = StoredPath::to_stored( wp_upload_dir( null, false )['basedir'] . '/rueda-private/0a/cv.pdf' );
		add_filter(
			'upload_dir',
			static fn ( array $folder ): array => [ 'basedir' => '/new/home/uploads' ] + $folder
		);

		self::assertSame( '/new/home/uploads/rueda-private/0a/cv.pdf', StoredPath::to_absolute( $stored ) );
	}

	public function test_a_path_elsewhere_stays(): void {
		foreach ( [ '/srv/private/cv.pdf', '', 'cv.pdf' ] as $path ) {
			self::assertSame( $path, StoredPath::to_absolute( StoredPath::to_stored( $path ) ) );
		}
	}
}
