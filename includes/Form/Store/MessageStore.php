<?php

declare( strict_types=1 );

namespace Rueda\Form\Store;

use Rueda\Form\Form;
use Rueda\Form\Protocol\Outcome;
use Rueda\Support\Characters;
use Rueda\Support\Clock;
use Rueda\Support\Database\Lease;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Stores messages. Each is stored with one statement before its mail is written, and no key is stored twice. */
final class MessageStore {
	/** Seconds that a request has to hand over its mail. Then another process does so: the first may have died. */
	public const PATIENCE = 2 * MINUTE_IN_SECONDS;

	public function __construct( private Clock $clock ) {}

	/**
	 * Makes the key of a message from a form and from what identifies one filled form. It is a hash, so it has a fixed
	 * length and does not reveal what it was made of.
	 */
	public static function key( int $form_id, string $of ): string {
		return hash( 'sha256', $form_id . '|' . $of );
	}

	/**
	 * @param string $key         As key() makes it.
	 * @param string $status      A status of Message.
	 * @param bool   $mail_is_due Whether a mail is to be sent. If this process dies before, cron sends it.
	 * @return int The id; 0 where the key is there already, -1 where the message could not be stored.
	 */
	public function add(
		string $key,
		Form $form,
		Record $record,
		string $status,
		string $data_hash,
		bool $mail_is_due
	): int {
		global $wpdb;
		[ $name, $email, $excerpt, $page, $fields, $consents, $meta ] = $this->written( $form, $record );

		$added = MessagesTable::query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i ( submission_key, form_id, status, created_at, mail_due, is_read,'
					. ' sender_name, sender_email, excerpt, page, data_hash, fields, consents, meta, result )'
					. ' VALUES ( %s, %d, %s, %d, %d, 0, %s, %s, %s, %s, %s, %s, %s, %s, %s )',
				MessagesTable::full_name(),
				$key,
				$form->id(),
				$status,
				$this->clock->now(),
				$mail_is_due ? $this->clock->now() + self::PATIENCE : 0,
				$name,
				$email,
				$excerpt,
				$page,
				$data_hash,
				$fields,
				$consents,
				$meta,
				''
			)
		);
		if ( 1 !== $added ) {
			return false === $added ? -1 : 0;
		}
		$id = (int) $wpdb->insert_id;
		/**
		 * Runs after a message was stored, before any mail is sent.
		 *
		 * @param int    $id      The message.
		 * @param int    $form_id The form.
		 * @param string $status  'stored' or 'spam'.
		 */
		Listeners::act( 'rueda_message_stored', [ $id, $form->id(), $status ] );
		return $id;
	}

	/** @return array{string, string, string, string, string, string, string} As the table's charset can store them. */
	private function written( Form $form, Record $record ): array {
		$texts = [ ...Senders::name_address_and_words( $form, $record ), $record->meta( 'url' ) ];
		$json  = [
			$record->fields_as_json(),
			$record->consents_as_json(),
			$record->with_labels_of( $form )->meta_as_json(),
		];
		if ( 1 === preg_match( '/[^\x00-\x7F]/', implode( '', [ ...$texts, ...$json ] ) ) ) {
			// WordPress needs the charset for such a statement anyway and caches it, so this costs no extra query.
			$charset = MessagesTable::charset( 'fields' );
			$texts   = array_map( static fn ( $text ): string => Characters::in_text( $text, $charset ), $texts );
			$json    = array_map( static fn ( $text ): string => Characters::in_json( $text, $charset ), $json );
		}
		return [ ...$texts, ...$json ];
	}

	public function find( int $id ): ?Message {
		return $this->first( 'id', (string) $id );
	}

	public function by_key( string $key ): ?Message {
		return $this->first( 'submission_key', $key );
	}

	public function by_hash( string $hash ): ?Message {
		return '' === $hash ? null : $this->first( 'data_hash', $hash );
	}

	/** Finds a message by its key, and waits until the request that stored it has an outcome. */
	public function answered( string $key, int $seconds ): ?Message {
		$end   = $this->clock->now() + $seconds;
		$looks = 0;
		do {
			$message = $this->by_key( $key );
			if (
				null === $message
				|| null !== $message->outcome()
				|| $message->is_left_behind( $this->clock->now() )
			) {
				return $message;
			}
			usleep( 100000 );
			// The number of tries is limited too, because the clock may stand still in tests.
		} while ( ++$looks < 10 * $seconds && $this->clock->now() < $end );
		return $message;
	}

	/** Gives the message another key, so that a new message can be stored under the old one. */
	public function free_key( Message $message ): void {
		$this->update(
			$message->id(),
			[ 'submission_key' => self::key( $message->form_id(), 'past ' . wp_generate_uuid4() ) ]
		);
	}

	/** Claims a due mail for this process, so that no other process sends it. */
	public function claim( Message $message ): bool {
		$lease = new Lease( $this->clock, MessagesTable::class, 'mail_due', self::PATIENCE );
		return $lease->take_over( [ 'id' => $message->id() ] );
	}

	/** @return list<Message> Messages whose mail is overdue. */
	public function overdue( int $count ): array {
		global $wpdb;
		$query = $wpdb->prepare(
			'SELECT * FROM %i WHERE mail_due > 0 AND mail_due <= %d ORDER BY mail_due LIMIT %d',
			MessagesTable::full_name(),
			$this->clock->now(),
			$count
		);
		return Message::from_rows( MessagesTable::rows( $query ) );
	}

	/**
	 * Sets the final status, after the mail was handed to the outbox or if there is none.
	 *
	 * @param Outcome|null $outcome What the visitor is told, where that is known.
	 */
	public function settle( int $id, string $status, ?Outcome $outcome = null ): void {
		$told = null === $outcome ? [] : self::outcome_columns( $outcome );
		$this->update( $id, [ 'status' => $status, 'mail_due' => 0 ] + $told );
	}

	public function set_status( int $id, string $status ): void {
		$this->update( $id, [ 'status' => $status ] );
	}

	public function remember( int $id, Outcome $outcome ): void {
		$this->update( $id, self::outcome_columns( $outcome ) );
	}

	/** @return array<string, string> By column. */
	private static function outcome_columns( Outcome $outcome ): array {
		$result = [
			'status'  => $outcome->status(),
			'message' => $outcome->message(),
			'hash'    => (string) $outcome->hash(),
			'extra'   => $outcome->extra(),
		];
		$json   = wp_json_encode( $result, JSON_INVALID_UTF8_SUBSTITUTE );
		return [ 'result' => (string) $json, 'data_hash' => (string) $outcome->hash() ];
	}

	/** Stores the facts of a record again, which do not belong to the answers. */
	public function note( int $id, Form $form, Record $record ): void {
		$written = $this->written( $form, $record );
		$this->update( $id, [ 'meta' => $written[6] ] );
	}

	/** Notes that the files of a message were deleted, so that no other server looks for them. */
	public function forget_files( int $id, Record $record ): void {
		global $wpdb;
		if ( in_array( $record->meta( Record::NODE ), [ '', Record::NO_NODE ], true ) ) {
			return;
		}
		$pair = static fn ( string $node ): string => sprintf( '"%s":"%s"', Record::NODE, $node );
		MessagesTable::query(
			$wpdb->prepare(
				'UPDATE %i SET meta = REPLACE( meta, %s, %s ) WHERE id = %d',
				MessagesTable::full_name(),
				$pair( $record->meta( Record::NODE ) ),
				$pair( Record::NO_NODE ),
				$id
			)
		);
	}

	/** Deletes content that must not be kept. The row stays, so that admins see that there was a message. */
	public function blank( int $id, ?Outcome $outcome ): void {
		$this->update(
			$id,
			( null === $outcome ? [] : self::outcome_columns( $outcome ) ) + [
				'fields'       => '{}',
				'consents'     => '{}',
				'meta'         => '{}',
				'sender_name'  => '',
				'sender_email' => '',
				'excerpt'      => '',
				'page'         => '',
			]
		);
		MessageAddressesTable::forget( [ $id ] );
	}

	/** @param array<string, string|int> $values */
	private function update( int $id, array $values ): void {
		MessagesTable::update( $values, [ 'id' => $id ] );
	}

	private function first( string $column, string $value ): ?Message {
		global $wpdb;
		$query = $wpdb->prepare(
			'SELECT * FROM %i WHERE %i = %s ORDER BY id DESC LIMIT 1',
			MessagesTable::full_name(),
			$column,
			$value
		);
		$row   = MessagesTable::row( $query );
		return null === $row ? null : new Message( $row );
	}
}
