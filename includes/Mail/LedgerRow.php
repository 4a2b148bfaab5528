<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** One row of the ledger, as it was when it was read. */
final class LedgerRow {
	/** @param array<array-key, mixed> $row As the database gives it. */
	public function __construct( private array $row ) {}

	public function id(): int {
		return $this->number( 'id' );
	}

	public function kind(): string {
		return Read::text( $this->row, 'kind' );
	}

	public function subject_id(): int {
		return $this->number( 'subject_id' );
	}

	/** 'waiting', 'sending', 'sent' or 'failed'. */
	public function state(): string {
		return Read::text( $this->row, 'state' );
	}

	public function tries(): int {
		return $this->number( 'tries' );
	}

	public function created(): int {
		return $this->number( 'created' );
	}

	public function due(): int {
		return $this->number( 'due' );
	}

	public function settled(): int {
		return $this->number( 'settled' );
	}

	public function last_error(): string {
		return Read::text( $this->row, 'last_error' );
	}

	/** The email itself; null when the ledger no longer keeps it. */
	public function letter(): ?Letter {
		return Letter::from_json( $this->kind(), $this->subject_id(), Read::text( $this->row, 'payload' ) );
	}

	private function number( string $field ): int {
		return (int) Read::text( $this->row, $field );
	}
}
