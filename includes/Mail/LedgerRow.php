<?php

declare( strict_types=1 );

namespace Rueda\Mail;

defined( 'ABSPATH' ) || exit;

/** One line of the ledger, as it was read. */
final class LedgerRow {
	/** @param array<array-key, mixed> $row As the database gives it. */
	public function __construct( private array $row ) {}

	public function id(): int {
		return $this->number( 'id' );
	}

	public function kind(): string {
		return $this->text( 'kind' );
	}

	public function subject_id(): int {
		return $this->number( 'subject_id' );
	}

	/** 'waiting', 'sending', 'sent' or 'failed'. */
	public function state(): string {
		return $this->text( 'state' );
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
		return $this->text( 'last_error' );
	}

	/** The mail itself, as long as the ledger keeps it. */
	public function letter(): ?Letter {
		return Letter::from_json( $this->kind(), $this->subject_id(), $this->text( 'payload' ) );
	}

	private function text( string $field ): string {
		$value = $this->row[ $field ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	private function number( string $field ): int {
		return (int) $this->text( $field );
	}
}
