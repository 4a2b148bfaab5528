<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** The emails that this site holds: how many they are, and what an admin does with all of them. */
final class HeldMails {
	/** How many are deleted at once, so that the request ends in time. */
	private const AT_ONCE = 500;

	public function __construct( private Ledger $ledger, private Outbox $outbox, private Clock $clock ) {}

	public function count(): int {
		return $this->ledger->count_held();
	}

	/** How many deliveries of webhooks are held. */
	public function hooks(): int {
		return $this->ledger->count_held( true );
	}

	/** @return list<array{to: string, subject: string, created: int}> The latest ones. */
	public function latest( int $count ): array {
		$told = [];
		foreach ( $this->ledger->in_state( Ledger::HELD, $count ) as $row ) {
			$mail = MailDetails::of( $row );
			if ( [] !== $mail['to'] ) {
				$told[] = [
					'to'      => implode( ', ', $mail['to'] ),
					'subject' => $mail['subject'],
					'created' => $mail['created'],
				];
			}
		}
		return $told;
	}

	/** Sends all held emails in the next minutes. */
	public function release(): void {
		$this->ledger->release_held();
		( new MailSchedule( $this->clock ) )->expect( $this->ledger->next_due() );
	}

	/** Empties the held emails, which are then never sent. */
	public function delete(): void {
		do {
			$rows = $this->ledger->in_state( Ledger::HELD, self::AT_ONCE );
			$gone = array_filter( $rows, [ $this->ledger, 'drop_held' ] );
			foreach ( $gone as $row ) {
				if ( ! str_starts_with( $row->kind, Ledger::HOOK ) ) {
					$this->outbox->tell( $row, Ledger::LIMITED );
				}
			}
		} while ( [] !== $gone );
	}
}
