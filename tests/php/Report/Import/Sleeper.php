<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Import;

/** Runs code when it is unserialised, as classes of other plugins do. */
final class Sleeper {
	public static int $woken = 0;

	public string $labels = 'Health';

	public function __wakeup(): void {
		++self::$woken;
	}
}
