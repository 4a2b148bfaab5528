<?php

declare( strict_types=1 );

namespace Rueda\Tests;

/** A database that can be read but not written, and the lines that PHP's log gets then. */
trait BrokenDatabase {
	private string $log = '';

	private string $log_before = '';

	final protected function watch_the_log(): void {
		$this->log = (string) tempnam( sys_get_temp_dir(), 'rueda-log-' );
		// phpcs:ignore WordPress.PHP.IniSet.Risky -- for the length of a test.
		$this->log_before = (string) ini_set( 'error_log', $this->log );
	}

	final protected function logged(): string {
		return (string) file_get_contents( $this->log );
	}

	final protected function let_nothing_be_written(): void {
		Database::set_read_only( true );
	}

	final protected function let_all_be_written(): void {
		Database::set_read_only( false );
	}

	/** To be called before the test's transaction ends. */
	final protected function mend_the_database(): void {
		$this->let_all_be_written();
		if ( '' !== $this->log ) {
			ini_set( 'error_log', $this->log_before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- as above.
			unlink( $this->log );
		}
	}

	/** The words by which the log names a statement that would write. */
	final protected static function refusal(): string {
		return Database::is_file() ? 'readonly database' : 'MySQL error 1290';
	}
}
