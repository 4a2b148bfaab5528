<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * One row of the ledger, as it was when it was read. Times are Unix times.
 *
 * @immutable
 */
final class LedgerRow {
	public int $id;
	public string $kind;
	public int $subject_id;

	/** @var string One of the states in Ledger. */
	public string $state;

	public int $tries;
	public int $created;
	public int $due;
	public int $settled;
	public string $last_error;

	/** @param array<array-key, mixed> $row As the database gives it. */
	public function __construct( private array $row ) {
		$number           = static fn ( string $field ): int => (int) Read::text( $row, $field );
		$this->id         = $number( 'id' );
		$this->kind       = Read::text( $row, 'kind' );
		$this->subject_id = $number( 'subject_id' );
		$this->state      = Read::text( $row, 'state' );
		$this->tries      = $number( 'tries' );
		$this->created    = $number( 'created' );
		$this->due        = $number( 'due' );
		$this->settled    = $number( 'settled' );
		$this->last_error = Read::text( $row, 'last_error' );
	}

	/** What is stored to be sent; "" when the ledger no longer keeps it. */
	public function payload(): string {
		return Read::text( $this->row, 'payload' );
	}

	/** The email itself; null when the ledger no longer keeps it. */
	public function letter(): ?Letter {
		return Letter::from_json( $this->kind, $this->subject_id, $this->payload() );
	}
}
