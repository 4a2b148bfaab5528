<?php

declare( strict_types=1 );

namespace Rueda\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * What callers are told of an email. Times are seconds since 1970. `to` and `subject` are empty when the ledger no
 * longer keeps them, and then the email cannot be sent again.
 *
 * @phpstan-type Told array{
 *   id: int, kind: string, subject_id: int, state: string, tries: int, created: int, settled: int, next: int,
 *   error: string, to: list<string>, subject: string
 * }
 */
final class MailDetails {
	/** An email that is being sent counts as waiting: its process may have died. */
	public static function state( string $state ): string {
		return Ledger::SENDING === $state ? Ledger::WAITING : $state;
	}

	/** @return Told */
	public static function of( LedgerRow $row ): array {
		$letter   = $row->letter();
		$is_open  = in_array( $row->state, [ Ledger::WAITING, Ledger::SENDING ], true );
		$has_fail = '' !== $row->last_error || Ledger::FAILED === $row->state;
		return [
			'id'         => $row->id,
			'kind'       => $row->kind,
			'subject_id' => $row->subject_id,
			'state'      => self::state( $row->state ),
			'tries'      => $row->tries,
			'created'    => $row->created,
			'settled'    => $row->settled,
			'next'       => $is_open && '' === Failure::awaited( $row->last_error ) ? $row->due : 0,
			'error'      => $has_fail ? Failure::in_words( $row->last_error ) : '',
			'to'         => null === $letter ? [] : $letter->recipients(),
			'subject'    => null === $letter ? '' : $letter->subject,
		];
	}
}
