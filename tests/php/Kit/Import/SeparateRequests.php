<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Tests\OtherPhp;

/** Requests of an import on the copy of the database that SideBySide makes, each in its own process. */
trait SeparateRequests {
	/**
	 * @param string $what A file that begins an import, or the id of one that goes on.
	 * @param string $host The address of the site.
	 * @return array<string, mixed>
	 */
	private function request( string $what, string $host = 'rueda.test' ): array {
		$printed = OtherPhp::start(
			'kit-request.php',
			[ untrailingslashit( ABSPATH ), $this->folder, self::copy_name(), $this->uploads, $what, $host ],
			[
				'max_execution_time' => '30',
				'memory_limit'       => '128M',
			]
		)->printed();
		$told    = json_decode( $printed, true );
		self::assertIsArray( $told, $printed );
		self::assertSame( '30', $told['limit'] );
		self::assertArrayHasKey( 'state', $told, $printed );
		return $told;
	}
}
