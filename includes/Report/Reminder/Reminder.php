<?php

declare( strict_types=1 );

namespace Rueda\Report\Reminder;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * An email that somebody asked for, about a report, for a day some months ahead.
 *
 * @immutable
 */
final class Reminder {
	/** The parameter of the address that confirms and stops it. */
	public const QUERY = 'rueda_reminder';

	private const SECRET = 'rueda_reminder';

	public int $id;
	public int $report_id;
	public string $address;
	public bool $is_confirmed;

	/** @var int When the email is wanted, in seconds since 1970. */
	public int $day;

	/** @var int See RemindersTable. */
	public int $due;

	private string $reader;

	/** @param array<array-key, mixed> $row As the database gives it. */
	public function __construct( array $row ) {
		$this->id           = (int) Read::text( $row, 'id' );
		$this->report_id    = (int) Read::text( $row, 'report' );
		$this->address      = Read::text( $row, 'address' );
		$this->is_confirmed = '1' === Read::text( $row, 'confirmed' );
		$this->day          = (int) Read::text( $row, 'day' );
		$this->due          = (int) Read::text( $row, 'due' );
		$this->reader       = Read::text( $row, 'reader' );
	}

	/** The address that only its reader gets. Not escaped. */
	public function link(): string {
		return add_query_arg( self::QUERY, "{$this->id}-{$this->proof()}", home_url( '/' ) );
	}

	public function is_marked_by( string $mark ): bool {
		return hash_equals( $this->proof(), $mark );
	}

	/** Enough of the email address for whoever typed it, and for nobody else. */
	public function masked_address(): string {
		[ $name, $domain ] = array_pad( explode( '@', $this->address, 2 ), 2, '' );
		return mb_substr( $name, 0, 1 ) . "…@{$domain}";
	}

	/** Proves that somebody got the email, without being stored. */
	private function proof(): string {
		$what = "{$this->id}|{$this->report_id}|{$this->reader}";
		return substr( hash_hmac( 'sha256', $what, wp_salt( self::SECRET ) ), 0, 32 );
	}
}
