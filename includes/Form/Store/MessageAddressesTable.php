<?php

declare( strict_types=1 );

namespace Rueda\Form\Store;

use Rueda\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- statements are put together of literals, and every value is prepared.

/**
 * Which messages have which email addresses among their answers, other than the sender's: for WordPress's tools for
 * personal data. Only hashes are stored. A row with an empty hash says up to which id the table is complete.
 */
final class MessageAddressesTable extends Table {
	public const NAME = 'rueda_message_addresses';

	private const COMPLETE = '';

	protected static function columns(): array {
		return [
			'hash char(64) NOT NULL',
			'message bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (hash,message)',
			'KEY message (message)',
		];
	}

	/** What an answer is stored as; null if it is not an address, or too long for one. */
	public static function hash( string $answer ): ?string {
		$address = strtolower( trim( $answer ) );
		return strlen( $address ) <= 320 && 1 === preg_match( '/^[^@\x00-\x20]+@[^@\x00-\x20]+$/D', $address )
			? hash( 'sha256', $address )
			: null;
	}

	/** The id up to which all messages have their rows. */
	public static function complete_until(): int {
		global $wpdb;
		$query = 'SELECT MAX( message ) FROM %i WHERE hash = %s';
		return (int) self::value( $wpdb->prepare( $query, self::full_name(), self::COMPLETE ) );
	}

	/**
	 * @param array<int, list<string>> $hashes By message.
	 * @param int                      $until  The id up to which the table is complete then.
	 * @return bool Whether the rows could be stored.
	 */
	public static function add( array $hashes, int $until ): bool {
		global $wpdb;
		$values = [];
		foreach ( $hashes as $message => $of_message ) {
			foreach ( $of_message as $hash ) {
				array_push( $values, $hash, $message );
			}
		}
		foreach ( array_chunk( $values, 1000 ) as $part ) {
			$places = implode( ', ', array_fill( 0, intdiv( count( $part ), 2 ), '( %s, %d )' ) );
			$query  = "INSERT IGNORE INTO %i ( hash, message ) VALUES {$places}";
			if ( false === self::query( $wpdb->prepare( $query, self::full_name(), ...$part ) ) ) {
				return false;
			}
		}
		return self::complete( $until );
	}

	/** The new row is added before the old one goes, so that whoever reads meanwhile finds one. */
	private static function complete( int $until ): bool {
		global $wpdb;
		$query = 'DELETE FROM %i WHERE hash = %s AND message < %d';
		return false !== self::insert_once( [ 'hash' => self::COMPLETE, 'message' => $until ] )
			&& false !== self::query( $wpdb->prepare( $query, self::full_name(), self::COMPLETE, $until ) );
	}

	/**
	 * Forgets messages beyond an id, where an older copy of the messages was put back.
	 *
	 * @param int $last The largest id of a message.
	 */
	public static function go_back_to( int $last ): void {
		global $wpdb;
		self::insert_once( [ 'hash' => self::COMPLETE, 'message' => $last ] );
		self::query( $wpdb->prepare( 'DELETE FROM %i WHERE message > %d', self::full_name(), $last ) );
	}

	/** @param list<int> $messages */
	public static function forget( array $messages ): void {
		global $wpdb;
		if ( [] !== $messages ) {
			$places = implode( ', ', array_fill( 0, count( $messages ), '%d' ) );
			$query  = "DELETE FROM %i WHERE message IN ( {$places} ) AND hash <> %s";
			self::query( $wpdb->prepare( $query, self::full_name(), ...[ ...$messages, self::COMPLETE ] ) );
		}
	}

	/** @return list<int> The ids of messages with an address among the answers, the largest first. */
	public static function messages_with( string $hash, int $most ): array {
		global $wpdb;
		$query = 'SELECT message FROM %i WHERE hash = %s ORDER BY message DESC LIMIT %d';
		return array_map( 'intval', self::column( $wpdb->prepare( $query, self::full_name(), $hash, $most ) ) );
	}
}
