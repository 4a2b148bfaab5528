<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessagesTable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- statements are literals, and every value is prepared.

/** Finds the messages of a person, for WordPress's tools for personal data. */
final class MessagesOfPerson {
	/**
	 * Finds messages that were sent from the address, or that contain it as a whole answer. No index helps with that,
	 * so each message in the range of ids is checked, and the caller chooses the range.
	 *
	 * @param int $after Ids are larger than this one.
	 * @param int $until Ids are no larger than this one.
	 * @return list<Message> The oldest first.
	 */
	public function find( string $address, int $after, int $until ): array {
		global $wpdb;
		$address = strtolower( trim( $address ) );
		if ( '' === $address ) {
			return [];
		}
		$query   = 'SELECT * FROM %i WHERE id > %d AND id <= %d'
			. ' AND ( sender_email = %s OR fields LIKE %s ) ORDER BY id';
		$pattern = ( new SearchWords( $address ) )->patterns()[0];
		$values  = [ $after, $until, $address, $pattern ];
		$rows    = MessagesTable::rows( $wpdb->prepare( $query, MessagesTable::full_name(), ...$values ) );
		$plain   = static fn ( string $text ): string => strtolower( trim( $text ) );
		$found   = [];
		foreach ( $rows as $row ) {
			$message = new Message( $row );
			if (
				$address === $message->sender_email()
				|| in_array( $address, array_map( $plain, MessageContent::texts( $message->record() ) ), true )
			) {
				$found[] = $message;
			}
		}
		return $found;
	}

	/** The largest id of a message; 0 if there is none. */
	public function last_id(): int {
		global $wpdb;
		return (int) MessagesTable::value( $wpdb->prepare( 'SELECT MAX( id ) FROM %i', MessagesTable::full_name() ) );
	}
}
