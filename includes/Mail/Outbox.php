<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * The one way out for mails. Each is written down before it is tried, tried again when it fails, and in the end sent
 * or failed for all to see.
 *
 * A mail goes at least once: a process that dies after the mailer took it, but before it could say so, makes it go a
 * second time. Losing it would be worse.
 */
final class Outbox {
	/** Seconds from a failure to the next try. After the last one it is over until somebody says "send again". */
	private const PAUSES = [ MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS ];

	/**
	 * How often to look whether another request is done with a mail, and the pause between, in microseconds: five
	 * seconds in all.
	 */
	private const LOOKS = 50;

	private const LOOK_AGAIN = 100_000;

	/** So many in one go of cron, so that it ends before the server ends it. */
	private const AT_ONCE = 20;

	public function __construct(
		private Ledger $ledger,
		private Courier $courier,
		private Timetable $timetable,
		private MailTimeout $timeout
	) {}

	/**
	 * Sends a letter now, or later by itself: when it fails, and without a try while the mail server hangs. A test is
	 * always tried, since whoever tests wants to know.
	 *
	 * @return int Its id in the ledger, for state() and retry(). 0 when the ledger could not be written: then nothing
	 *             was sent.
	 */
	public function send( Letter $letter ): int {
		return $this->dispatch( $letter )[0];
	}

	/**
	 * As send(), for those who want to know what became of it: as state() says; 'unwritten' when the ledger could not
	 * be written.
	 */
	public function send_and_tell( Letter $letter ): string {
		return $this->dispatch( $letter )[1];
	}

	/** @return array{int, string} Its id in the ledger, and its state. */
	private function dispatch( Letter $letter ): array {
		$is_tried = Letter::TEST === $letter->kind() || $this->timeout->may_try();
		$row      = $is_tried
			? $this->ledger->open( $letter )
			: $this->ledger->put_off( $letter, $this->timeout->next_try() );
		if ( null === $row ) {
			return [ 0, Ledger::UNWRITTEN ];
		}
		if ( $is_tried ) {
			return [ $row->id(), $this->try( $row, $letter ) ? Ledger::SENT : $this->state( $row->id() ) ];
		}
		$this->timetable->expect( $row->due() );
		return [ $row->id(), $this->shown_state( $row ) ];
	}

	/** Writes down that a letter is not sent, for admins to read and to send all the same. */
	public function refuse( Letter $letter, string $why ): void {
		$this->ledger->refuse( $letter, $why );
	}

	/** Whether the mail server lately gave no answer in time, so that mails wait for cron. */
	public function is_server_hanging(): bool {
		return $this->timeout->is_server_hanging();
	}

	/**
	 * @return string 'waiting', 'sent', 'failed' or 'limited'. What the ledger does not know any more, nobody will
	 *                send.
	 */
	public function state( int $id ): string {
		$row = $this->ledger->find( $id );
		return null === $row ? Ledger::FAILED : $this->shown_state( $row );
	}

	/**
	 * The mails about one report or message, newest first. Times are seconds since 1970; `to` and `subject` are empty
	 * when the ledger has let go of them, and then the mail cannot be sent again.
	 *
	 * @return list<array{
	 *   id: int, kind: string, subject_id: int, state: string, tries: int, created: int, settled: int, next: int,
	 *   error: string, to: list<string>, subject: string
	 * }>
	 */
	public function of( string $kind, int $subject_id ): array {
		return array_map( [ $this, 'told' ], $this->ledger->about( $kind, $subject_id ) );
	}

	/**
	 * The last mails that failed for good, in the same shape.
	 *
	 * @return list<array{
	 *   id: int, kind: string, subject_id: int, state: string, tries: int, created: int, settled: int, next: int,
	 *   error: string, to: list<string>, subject: string
	 * }>
	 */
	public function failed( int $count = 50 ): array {
		return array_map( [ $this, 'told' ], $this->ledger->in_state( Ledger::FAILED, $count ) );
	}

	/**
	 * "Send again": tries a failed mail, or one that waits, now. When it fails again it waits as before.
	 *
	 * @return bool Whether it was sent.
	 */
	public function retry( int $id ): bool {
		$row    = $this->ledger->find( $id );
		$letter = null === $row ? null : $row->letter();
		if (
			null === $row
			|| null === $letter
			|| ! in_array( $row->state(), [ Ledger::FAILED, Ledger::WAITING, Ledger::LIMITED ], true )
		) {
			return false;
		}
		// A failed mail has its whole ladder before it again; one that waits stays on its rung.
		$mine = $this->ledger->claim( $row, Ledger::FAILED === $row->state() ? 1 : max( 1, $row->tries() ) );
		return null !== $mine && $this->try( $mine, $letter );
	}

	/** Whether a process is sending it, or has died while it did: then the outbox goes on with it later. */
	public function is_under_way( int $id ): bool {
		return Ledger::SENDING === $this->ledger->find( $id )?->state();
	}

	/**
	 * What becomes of a mail that another request has in its hands.
	 *
	 * @return bool|null Whether it was sent; null when it only waits for its next try.
	 */
	public function outcome( int $id ): ?bool {
		$was   = $this->ledger->find( $id )?->state();
		$state = $was;
		for ( $look = 0; $look < self::LOOKS && Ledger::SENDING === $state; $look++ ) {
			usleep( self::LOOK_AGAIN );
			$state = $this->ledger->find( $id )?->state();
		}
		return Ledger::WAITING === $was ? null : Ledger::SENT === $state;
	}

	/** Nothing is left of these mails, and those that waited never go. */
	public function forget( string $kind, int $subject_id ): void {
		$this->ledger->forget( $kind, $subject_id );
	}

	/** What cron does: everything whose time has come, each mail by one process alone. */
	public function send_due(): void {
		foreach ( $this->ledger->due( self::AT_ONCE ) as $row ) {
			if ( $this->is_server_hanging() ) {
				// One mail has found out for all of them.
				break;
			}
			$was_interrupted = Ledger::SENDING === $row->state();
			$is_over         = $was_interrupted && $row->tries() > count( self::PAUSES );
			$mine            = $this->ledger->claim( $row, $is_over ? $row->tries() : $row->tries() + 1 );
			$letter          = null === $mine ? null : $mine->letter();
			if ( null === $mine ) {
				continue;
			}
			if ( $is_over || null === $letter ) {
				$this->settle( $mine, Ledger::FAILED, Failure::INTERRUPTED );
				continue;
			}
			$this->try( $mine, $letter );
		}
		$this->expect_next();
	}

	public function tend(): void {
		$this->send_due();
		$this->ledger->prune();
	}

	private function try( LedgerRow $row, Letter $letter ): bool {
		$error = $this->timeout->watch( fn ( int $seconds ): ?string => $this->courier->deliver( $letter, $seconds ) );
		if ( null === $error ) {
			$this->settle( $row, Ledger::SENT, '' );
			return true;
		}
		$error = Failure::cleaned( $error );
		$pause = self::PAUSES[ $row->tries() - 1 ] ?? null;
		if ( null === $pause ) {
			$this->settle( $row, Ledger::FAILED, $error );
		} elseif ( $this->ledger->postpone( $row, max( $pause, $this->timeout->seconds_to_next_try() ), $error ) ) {
			$this->expect_next();
		}
		return false;
	}

	private function expect_next(): void {
		$due = $this->ledger->next_due();
		$this->timetable->expect( null === $due ? null : max( $due, $this->timeout->next_try() ) );
	}

	private function settle( LedgerRow $row, string $state, string $error ): void {
		if ( ! $this->ledger->settle( $row, $state, $error ) ) {
			// Forgotten, or taken over, while it was under way.
			return;
		}
		/**
		 * A mail was sent, or has failed for good. "Send again" may call this a second time for one mail.
		 *
		 * @param int    $mail_id    Its id in the ledger.
		 * @param string $kind       'report', 'message', 'message-2' or 'test'.
		 * @param int    $subject_id The report or the message it is about.
		 * @param string $state      'sent' or 'failed'.
		 */
		Listeners::act( 'rueda_mail_settled', [ $row->id(), $row->kind(), $row->subject_id(), $state ] );
	}

	private function shown_state( LedgerRow $row ): string {
		return Ledger::SENDING === $row->state() ? Ledger::WAITING : $row->state();
	}

	/**
	 * @return array{
	 *   id: int, kind: string, subject_id: int, state: string, tries: int, created: int, settled: int, next: int,
	 *   error: string, to: list<string>, subject: string
	 * }
	 */
	private function told( LedgerRow $row ): array {
		$letter   = $row->letter();
		$is_open  = in_array( $row->state(), [ Ledger::WAITING, Ledger::SENDING ], true );
		$has_fail = '' !== $row->last_error() || Ledger::FAILED === $row->state();
		return [
			'id'         => $row->id(),
			'kind'       => $row->kind(),
			'subject_id' => $row->subject_id(),
			'state'      => $this->shown_state( $row ),
			'tries'      => $row->tries(),
			'created'    => $row->created(),
			'settled'    => $row->settled(),
			'next'       => $is_open ? $row->due() : 0,
			'error'      => $has_fail ? Failure::in_words( $row->last_error() ) : '',
			'to'         => null === $letter ? [] : $letter->recipients(),
			'subject'    => null === $letter ? '' : $letter->subject(),
		];
	}
}
