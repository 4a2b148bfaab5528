<?php

declare( strict_types=1 );

namespace Rueda\Tests;

/** A PHP process that a test starts. Each is a fork of one process that has loaded WordPress's files already. */
final class OtherPhp {
	/** @var resource|null Runs until the tests end, and its input is closed. */
	private static $parent = null;

	/** @var resource Its input: which scripts to run. */
	private static $orders;

	private static int $count = 0;

	private function __construct( private string $output ) {}

	/**
	 * @param string                $script    A file in fixtures/.
	 * @param list<string>          $arguments
	 * @param array<string, string> $settings  Of PHP.
	 */
	public static function start( string $script, array $arguments, array $settings = [] ): self {
		++self::$count;
		$output = RUEDA_TESTS_FOLDER . '/php-' . self::$count;
		$script = __DIR__ . '/fixtures/' . $script;
		fwrite( self::orders(), wp_json_encode( [ $output, $script, [ $script, ...$arguments ], $settings ] ) . "\n" );
		return new self( $output );
	}

	public function is_running(): bool {
		// If the parent has ended, no child reports its end, and a test would wait forever.
		if ( ! proc_get_status( self::$parent )['running'] ) {
			throw new \RuntimeException( 'fixtures/forks.php has ended; it needs the PHP extension pcntl.' );
		}
		clearstatcache();
		return ! file_exists( $this->output . '.ended' );
	}

	/** @return string All that it has printed, when it has ended. */
	public function printed(): string {
		while ( $this->is_running() ) {
			usleep( 1000 );
		}
		return (string) file_get_contents( $this->output );
	}

	/** @return resource */
	private static function orders() {
		if ( null === self::$parent ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the tests need a second PHP process.
			self::$parent = proc_open(
				[ PHP_BINARY, '-d', 'opcache.enable_cli=1', __DIR__ . '/fixtures/forks.php' ],
				[ [ 'pipe', 'r' ] ],
				$pipes
			);
			self::$orders = $pipes[0];
		}
		return self::$orders;
	}
}
