<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessageAddressesTable;
use Rueda\Form\Store\MessagesTable;
use Rueda\Support\Clock;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- statements are literals, and every value is prepared.

/**
 * Notes which addresses messages have among their answers, so that a person's messages are found among a million. Cron
 * does so every hour, beginning with the oldest message, and no request of a visitor has to.
 */
final class MessageAddresses {
	public const CRON = 'rueda_index_addresses';

	/** How many messages are read together. */
	private const AT_ONCE = 500;

	/** For how many milliseconds one run goes on. */
	private const BUDGET = 10000;

	/** Seconds after which no message with a smaller id can appear any more. */
	private const SETTLED = 10 * MINUTE_IN_SECONDS;

	public function __construct( private Clock $clock, private int $budget = self::BUDGET ) {}

	/** Goes on where the last run ended. If there is more than there is time for, another run follows soon. */
	public function note(): void {
		$until = $this->clock->milliseconds() + $this->budget;
		$done  = MessageAddressesTable::complete_until();
		$last  = MessagesOfPerson::last_id();
		if ( $done > $last ) {
			MessageAddressesTable::go_back_to( $last );
			return;
		}
		do {
			$messages = $this->after( $done );
			$settled  = $this->settled( $messages );
			if ( [] === $settled ) {
				return;
			}
			$done = $settled[ count( $settled ) - 1 ]->id();
			if (
				! MessageAddressesTable::add( self::hashes( $settled ), $done )
				|| count( $settled ) < self::AT_ONCE
			) {
				return;
			}
		} while ( $this->clock->milliseconds() < $until );
		$this->job()->continue_soon();
	}

	public function job(): ScheduledJob {
		return new ScheduledJob( $this->clock, self::CRON, 'hourly', MINUTE_IN_SECONDS );
	}

	/** @return list<Message> */
	private function after( int $id ): array {
		global $wpdb;
		$query = 'SELECT id, created_at, sender_email, fields FROM %i WHERE id > %d ORDER BY id LIMIT %d';
		$query = $wpdb->prepare( $query, MessagesTable::full_name(), $id, self::AT_ONCE );
		return Message::from_rows( MessagesTable::rows( $query ) );
	}

	/**
	 * @param list<Message> $messages
	 * @return list<Message> Those before the first one that was stored just now: others may be stored beside it.
	 */
	private function settled( array $messages ): array {
		$now = $this->clock->now();
		foreach ( $messages as $place => $message ) {
			if ( $message->created_at() > $now - self::SETTLED && $message->created_at() <= $now ) {
				return array_slice( $messages, 0, $place );
			}
		}
		return $messages;
	}

	/**
	 * @param list<Message> $messages
	 * @return array<int, list<string>> By message.
	 */
	private static function hashes( array $messages ): array {
		$hashes = [];
		foreach ( $messages as $message ) {
			$of_message = array_map(
				[ MessageAddressesTable::class, 'hash' ],
				MessageContent::texts( $message->record() )
			);
			// The column of senders has an index of its own.
			$sender = MessageAddressesTable::hash( $message->sender_email() );
			$others = array_diff( array_filter( $of_message, 'is_string' ), [ $sender ] );

			$hashes[ $message->id() ] = array_values( array_unique( $others ) );
		}
		return $hashes;
	}
}
