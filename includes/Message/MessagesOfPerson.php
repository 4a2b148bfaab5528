<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessageAddressesTable;
use Rueda\Form\Store\MessagesTable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- statements are put together of literals, and every value is prepared.

/**
 * Finds the messages of a person, for WordPress's tools for personal data: those that were sent from an address, or
 * that contain it as a whole answer.
 */
final class MessagesOfPerson {
	/** The most messages that are found at once. */
	public const AT_ONCE = 500;

	/** How many messages that may have the address are read together, where there is no index. */
	private const READ = 200;

	/**
	 * @param int $offset How many of the newest are left out.
	 * @return array{list<Message>, bool} The newest first; and whether there may be more.
	 */
	public function find( string $address, int $offset = 0 ): array {
		$address = strtolower( trim( $address ) );
		if ( '' === $address ) {
			return [ [], false ];
		}
		$hash = MessageAddressesTable::hash( $address );
		$most = $offset + self::AT_ONCE;
		$done = null === $hash ? 0 : MessageAddressesTable::complete_until();
		$ids  = [
			...$this->sent_from( $address, $most ),
			...( null === $hash ? [] : MessageAddressesTable::messages_with( $hash, $most ) ),
			...$this->with_answer( $address, $done ),
		];
		$ids  = array_values( array_unique( $ids ) );
		rsort( $ids );
		$ids      = array_slice( $ids, $offset, self::AT_ONCE );
		$messages = $this->newest_first( $ids );
		return [
			array_values( array_filter( $messages, fn ( Message $one ): bool => self::is_of( $one, $address ) ) ),
			count( $ids ) === self::AT_ONCE,
		];
	}

	/** The largest id of a message; 0 if there is none. */
	public static function last_id(): int {
		global $wpdb;
		return (int) MessagesTable::value( $wpdb->prepare( 'SELECT MAX( id ) FROM %i', MessagesTable::full_name() ) );
	}

	/** @return list<int> The largest first. */
	private function sent_from( string $address, int $most ): array {
		global $wpdb;
		$query = 'SELECT id FROM %i WHERE sender_email = %s ORDER BY id DESC LIMIT %d';
		$query = $wpdb->prepare( $query, MessagesTable::full_name(), $address, $most );
		return array_map( 'intval', MessagesTable::column( $query ) );
	}

	/**
	 * Looks through the answers of messages that are not in the index yet.
	 *
	 * @param int $after Ids are larger than this one.
	 * @return list<int>
	 */
	private function with_answer( string $address, int $after ): array {
		global $wpdb;
		$found   = [];
		$pattern = ( new SearchWords( $address ) )->patterns()[0] ?? '%';
		$query   = 'SELECT id, sender_email, fields FROM %i WHERE id > %d AND fields LIKE %s ORDER BY id LIMIT %d';
		do {
			$values   = [ MessagesTable::full_name(), $after, $pattern, self::READ ];
			$messages = Message::from_rows( MessagesTable::rows( $wpdb->prepare( $query, ...$values ) ) );
			foreach ( $messages as $message ) {
				$after = $message->id();
				if ( self::is_of( $message, $address ) ) {
					$found[] = $after;
				}
			}
			$is_full = count( $messages ) === self::READ;
		} while ( $is_full );
		return $found;
	}

	/** Databases compare texts without looking at accents. */
	private static function is_of( Message $message, string $address ): bool {
		$plain = static fn ( string $text ): string => strtolower( trim( $text ) );
		return $address === $message->sender_email()
			|| in_array( $address, array_map( $plain, MessageContent::texts( $message->record() ) ), true );
	}

	/**
	 * @param list<int> $ids
	 * @return list<Message>
	 */
	private function newest_first( array $ids ): array {
		global $wpdb;
		if ( [] === $ids ) {
			return [];
		}
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$query  = "SELECT * FROM %i WHERE id IN ( {$places} ) ORDER BY id DESC";
		$query  = $wpdb->prepare( $query, MessagesTable::full_name(), ...$ids );
		return Message::from_rows( MessagesTable::rows( $query ) );
	}
}
