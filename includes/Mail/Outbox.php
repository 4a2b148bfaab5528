<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Clock;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Nodes\OwnNode;
use Rueda\Support\Nodes\Nodes;
use Rueda\Support\Nodes\NodeTasks;

defined( 'ABSPATH' ) || exit;

/**
 * Sends all emails of Rueda. Each email is stored before it is tried, and is tried again when it fails; admins can see
 * the result.
 *
 * An email may be sent twice: if a process dies after the mailer accepted the email but before this was stored, the
 * email is sent again. Losing it would be worse.
 *
 * @phpstan-import-type Told from MailDetails
 */
final class Outbox {
	/** The option with the address at which this site was set up, and the filter of MailHold. */
	public const ADDRESS = 'rueda_site_address';
	public const HOLD    = 'rueda_mail_hold';

	/** Seconds from a failure to the next try. When the last try fails, only "Send again" starts another one. */
	private const PAUSES = [ MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS ];

	/**
	 * How often to check whether another request has finished with an email, and the pause between two checks in
	 * microseconds: five seconds in all.
	 */
	private const LOOKS = 50;

	private const LOOK_AGAIN = 100_000;

	/** How many emails one run of cron sends, so that it ends before the server's time limit. */
	private const AT_ONCE = 20;

	public function __construct(
		private Ledger $ledger,
		private Clock $clock,
		private MailTimeout $timeout
	) {}

	/**
	 * Sends a letter now. If that fails, cron tries again later; while the mail server hangs, cron makes the first try
	 * too. A test is always tried at once, because the person who tests waits for the result.
	 *
	 * @return int The email's id in the ledger; 0 when the ledger could not be written, and so nothing was sent.
	 */
	public function send( Letter $letter ): int {
		return $this->dispatch( $letter )[0];
	}

	/** Like send(), but returns the email's state, or 'unwritten' when the ledger could not be written. */
	public function send_and_tell( Letter $letter ): string {
		return $this->dispatch( $letter )[1];
	}

	/** @return array{int, string} The email's id in the ledger, and its state. */
	private function dispatch( Letter $letter ): array {
		if ( Letter::TEST !== $letter->kind && $this->is_holding() ) {
			$row = $this->ledger->hold( $letter );
			return null === $row ? [ 0, Ledger::UNWRITTEN ] : [ $row->id, Ledger::HELD ];
		}
		$is_tried = Letter::TEST === $letter->kind || $this->timeout->may_try();
		$row      = $is_tried
			? $this->ledger->open( $letter )
			: $this->ledger->put_off( $letter, $this->timeout->next_try() );
		if ( null === $row ) {
			return [ 0, Ledger::UNWRITTEN ];
		}
		if ( $is_tried ) {
			return [ $row->id, $this->try( $row, $letter ) ? Ledger::SENT : $this->state( $row->id ) ];
		}
		( new MailSchedule( $this->clock ) )->expect( $row->due );
		return [ $row->id, MailDetails::state( $row->state ) ];
	}

	/** Stores a letter without sending it, so that admins can read why and send it after all. */
	public function refuse( Letter $letter, string $why ): void {
		$this->ledger->refuse( $letter, $why );
	}

	/** Whether emails wait for somebody to look at them, because this site may be a copy of another one. */
	public function is_holding(): bool {
		// A site that is where it was set up, or that is told to send, loads nothing more.
		$is_usual = defined( 'RUEDA_HOLD_MAIL' )
			? ! (bool) constant( 'RUEDA_HOLD_MAIL' )
			: 'production' === wp_get_environment_type() && get_option( self::ADDRESS ) === self::address();
		return ( ! $is_usual || has_filter( self::HOLD ) ) && '' !== MailHold::of_this_site()->reason();
	}

	/**
	 * The address of this site as it is configured, because plugins for several languages change what home_url() says
	 * from one request to the next. It is encoded, because tools that copy a site replace its address everywhere.
	 */
	public static function address(): string {
		$address = defined( 'WP_HOME' ) ? WP_HOME : wp_load_alloptions()['home'] ?? '';
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- nothing is hidden.
		return base64_encode( is_string( $address ) ? $address : '' );
	}

	/** Whether the mail server has recently failed to answer in time, so that emails wait for cron. */
	public function is_server_hanging(): bool {
		return $this->timeout->is_server_hanging();
	}

	/** @return string 'waiting', 'held', 'sent', 'failed' or 'limited'. What is no longer here has failed. */
	public function state( int $id ): string {
		$row = $this->ledger->find( $id );
		return null === $row ? Ledger::FAILED : MailDetails::state( $row->state );
	}

	/** @return list<Told> The emails about one report or message, newest first. */
	public function emails_about( string $kind, int $subject_id ): array {
		return array_map( [ MailDetails::class, 'of' ], $this->ledger->about( $kind, $subject_id ) );
	}

	/** @return list<Told> The latest emails that failed for good. */
	public function failed( int $count = 50 ): array {
		return array_map( [ MailDetails::class, 'of' ], $this->ledger->in_state( Ledger::FAILED, $count ) );
	}

	/**
	 * "Send again": tries an email now that has failed, waits, is held or was stopped by a limit. If it fails again, it
	 * waits for its next try. A site that holds emails first holds one that was not held yet.
	 *
	 * @return bool Whether it was sent.
	 */
	public function retry( int $id ): bool {
		$row    = $this->ledger->find( $id );
		$letter = null === $row ? null : $row->letter();
		if (
			null === $row
			|| null === $letter
			|| in_array( $row->state, [ Ledger::SENDING, Ledger::SENT ], true )
		) {
			return false;
		}
		if ( Ledger::HELD !== $row->state && $this->is_holding() ) {
			$mine = $this->ledger->claim( $row, $row->tries );
			if ( null !== $mine ) {
				$this->ledger->settle( $mine, Ledger::HELD, Failure::HELD );
			}
			return false;
		}
		// A failed email gets all its tries again; one that waits keeps its number of tries.
		$mine = $this->ledger->claim( $row, Ledger::FAILED === $row->state ? 1 : max( 1, $row->tries ) );
		return null !== $mine && $this->try( $mine, $letter, $row );
	}

	/** Whether the email waits for the server that has its files. */
	public function is_for_another_node( int $id ): bool {
		$row = $this->ledger->find( $id );
		return null !== $row && Ledger::WAITING === $row->state && '' !== Failure::awaited( $row->last_error );
	}

	/** Whether one of these emails went without files that another server has, and no later one was sent with them. */
	public function lacks_files( string $kind, int $subject_id ): bool {
		foreach ( $this->ledger->about( $kind, $subject_id ) as $row ) {
			if ( Failure::WITHOUT_FILES === $row->last_error ) {
				return true;
			}
			$letter = Ledger::SENT === $row->state ? $row->letter() : null;
			if ( null !== $letter && '' !== $letter->node && ! $letter->has_waited ) {
				return false;
			}
		}
		return false;
	}

	/** Whether a process is sending the email, or has died while sending it. Cron takes over from a dead process. */
	public function is_under_way( int $id ): bool {
		return Ledger::SENDING === $this->ledger->find( $id )?->state;
	}

	/**
	 * Waits for the result of an email that another request is sending.
	 *
	 * @return bool|null Whether the email was sent; null when nobody was sending it because it waits for its next try.
	 */
	public function outcome( int $id ): ?bool {
		$was   = $this->ledger->find( $id )?->state;
		$state = $was;
		for ( $look = 0; $look < self::LOOKS && Ledger::SENDING === $state; $look++ ) {
			usleep( self::LOOK_AGAIN );
			$state = $this->ledger->find( $id )?->state;
		}
		return in_array( $was, [ Ledger::WAITING, Ledger::HELD ], true ) ? null : Ledger::SENT === $state;
	}

	/** Empties these emails, of which none may still wait. What became of them is kept. */
	public function blank( string $kind, int $subject_id ): void {
		$this->ledger->blank( $kind, $subject_id );
	}

	/** Empties one email, which no longer waits. */
	public function blank_one( int $id ): void {
		$this->ledger->blank_one( $id );
	}

	/** Deletes these emails. Those that still wait are never sent. */
	public function forget( string $kind, int ...$subject_ids ): void {
		$this->ledger->forget( $kind, array_values( $subject_ids ) );
	}

	/** Sends emails that are due; cron calls this. Only one process sends each email. */
	public function send_due(): void {
		if ( $this->is_holding() ) {
			$this->ledger->hold_waiting();
		}
		$due = $this->ledger->due( self::AT_ONCE );
		foreach ( $due as $row ) {
			if ( $this->is_server_hanging() ) {
				// The server did not answer in time for one email, so the others wait too.
				break;
			}
			$was_interrupted = Ledger::SENDING === $row->state;
			$is_over         = $was_interrupted && $row->tries > count( self::PAUSES );
			$mine            = $this->ledger->claim( $row, $is_over ? $row->tries : $row->tries + 1 );
			$letter          = null === $mine ? null : $mine->letter();
			if ( null === $mine ) {
				continue;
			}
			if ( $is_over || null === $letter ) {
				$this->settle( $mine, Ledger::FAILED, Failure::INTERRUPTED );
				continue;
			}
			$this->try( $mine, $letter, $row );
		}
		$has_waited = static fn ( LedgerRow $row ): bool => '' !== Failure::awaited( $row->last_error );
		if ( [] !== array_filter( $due, $has_waited ) ) {
			$this->ask_nodes();
		}
		$this->expect_next();
	}

	public function send_and_prune(): void {
		$this->send_due();
		$this->ledger->prune();
		$this->ask_nodes();
	}

	/** Sends some of the emails that wait for this server, because it has their files. */
	public function send_for_node( string $node, int $count ): void {
		foreach ( $this->is_holding() ? [] : $this->ledger->waiting_for( $node, $count ) as $row ) {
			$letter = $row->letter();
			$mine   = $this->timeout->may_try() ? $this->ledger->claim( $row, max( 1, $row->tries ) ) : null;
			if ( null === $mine || null === $letter ) {
				continue;
			}
			if ( [] === $letter->missing() ) {
				( new Nodes( $this->clock ) )->note_apart();
			}
			$this->try( $mine, $letter, $row );
		}
		$this->ask_nodes();
	}

	private function ask_nodes(): void {
		( new NodeTasks( $this->clock ) )->set_mails( $this->ledger->awaited() );
	}

	/** @param LedgerRow|null $was The row before this process claimed it; null if the email is new. */
	private function try( LedgerRow $row, Letter $letter, ?LedgerRow $was = null ): bool {
		$letter = $this->unless_elsewhere( $row, $letter, $was );
		if ( null === $letter ) {
			return false;
		}
		$mail  = new WpMail( $letter );
		$error = $this->timeout->watch( [ $mail, 'send' ] );
		if ( null === $error || $this->split_off_refused( $row, $letter, $mail->reached(), $error ) ) {
			// What is missing on its own server is gone for good.
			$is_whole = '' === $letter->node || OwnNode::id() === $letter->node || [] === $letter->missing();
			$this->settle( $row, Ledger::SENT, $is_whole ? '' : Failure::WITHOUT_FILES );
			return true;
		}
		$error = Failure::cleaned( $error );
		$pause = self::PAUSES[ $row->tries - 1 ] ?? null;
		if ( null === $pause ) {
			$this->settle( $row, Ledger::FAILED, $error );
		} elseif ( $this->ledger->postpone( $row, max( $pause, $this->timeout->seconds_to_next_try() ), $error ) ) {
			$this->expect_next();
		}
		return false;
	}

	/**
	 * Puts an email off if its files are on another server that runs. That server sends it.
	 *
	 * @return Letter|null The letter to send now; null if it was put off.
	 */
	private function unless_elsewhere( LedgerRow $row, Letter $letter, ?LedgerRow $was ): ?Letter {
		if ( '' === $letter->node || $letter->has_waited || [] === $letter->missing() ) {
			return $letter;
		}
		$patience = ( new Nodes( $this->clock ) )->patience( $letter->node );
		if ( 0 === $patience ) {
			return $letter;
		}
		$is_waiting = null !== $was && Ledger::WAITING === $was->state && '' !== Failure::awaited( $was->last_error );
		$left       = $is_waiting ? min( $patience, $was->due - $this->clock->now() ) : $patience;
		if ( $left > 0 ) {
			// It is in the ledger before the server is asked, which then finds it.
			if ( $this->ledger->postpone( $row, $left, Failure::waiting_for( $letter->node ) ) ) {
				( new NodeTasks( $this->clock ) )->expect_mails( $letter->node );
				$this->expect_next();
			}
			return null;
		}
		$letter = $letter->after_waiting();
		$this->ledger->narrow( $row, $letter );
		return $letter;
	}

	/**
	 * If a mail server accepted some recipients and refused others, the others wait as an email of their own. Sending
	 * all of it again would give the first ones a copy with every try.
	 *
	 * @param list<string> $reached Addresses that were accepted, in lower case.
	 * @return bool Whether the email reached some recipients, so that it was sent.
	 */
	private function split_off_refused( LedgerRow $row, Letter $letter, array $reached, string $error ): bool {
		$sent = $letter->only_to( static fn ( string $one ): bool => in_array( $one, $reached, true ) );
		$rest = $letter->only_to( static fn ( string $one ): bool => ! in_array( $one, $reached, true ) );
		if ( null === $sent || null === $rest ) {
			return null !== $sent;
		}
		$waiting = $this->ledger->await_retry( $rest, self::PAUSES[0], Failure::cleaned( $error ) );
		if ( null === $waiting ) {
			return false;
		}
		$this->ledger->narrow( $row, $sent );
		$this->expect_next();
		return true;
	}

	private function expect_next(): void {
		$due = $this->ledger->next_due();
		( new MailSchedule( $this->clock ) )->expect( null === $due ? null : max( $due, $this->timeout->next_try() ) );
	}

	private function settle( LedgerRow $row, string $state, string $error ): void {
		if ( ! $this->ledger->settle( $row, $state, $error ) ) {
			// The email was deleted, or another process took it over, while it was being sent.
			return;
		}
		$this->tell( $row, $state );
	}

	/** Tells others that an email is settled. */
	public function tell( LedgerRow $row, string $state ): void {
		/**
		 * Fires when an email was sent, has failed for good or was held and then deleted. "Send again" may fire it a
		 * second time for one email.
		 *
		 * @param int    $mail_id    The email's id in the ledger.
		 * @param string $kind       'report', 'reminder', 'message', 'message-2' or 'test'.
		 * @param int    $subject_id The id of the report or message that the email is about.
		 * @param string $state      'sent', 'failed' or, if it was deleted, 'limited'.
		 */
		Listeners::act( 'rueda_mail_settled', [ $row->id, $row->kind, $row->subject_id, $state ] );
		/**
		 * As `rueda_mail_settled`, for emails of one kind.
		 *
		 * @param int    $mail_id    The email's id in the ledger.
		 * @param int    $subject_id The id of the report or message that the email is about.
		 * @param string $state      'sent' or 'failed'.
		 */
		Listeners::act( 'rueda_mail_settled_' . $row->kind, [ $row->id, $row->subject_id, $state ] );
	}
}
