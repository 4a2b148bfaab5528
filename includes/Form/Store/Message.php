<?php

declare( strict_types=1 );

namespace Rueda\Form\Store;

use Rueda\Form\Protocol\Outcome;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** A stored message, as its row says. */
final class Message {
	public const STORED = 'stored';
	public const SENT   = 'sent';
	public const FAILED = 'failed';
	public const SPAM   = 'spam';

	/** @param array<array-key, mixed> $row */
	public function __construct( private array $row ) {}

	/**
	 * @param list<array<array-key, mixed>> $rows
	 * @return list<self>
	 */
	public static function from_rows( array $rows ): array {
		return array_map( static fn ( array $row ): self => new self( $row ), $rows );
	}

	public function id(): int {
		return (int) Read::text( $this->row, 'id' );
	}

	public function form_id(): int {
		return (int) Read::text( $this->row, 'form_id' );
	}

	/** One of the constants above. */
	public function status(): string {
		return Read::text( $this->row, 'status' );
	}

	/** The Unix time at which the message was stored. */
	public function created_at(): int {
		return (int) Read::text( $this->row, 'created_at' );
	}

	/** Whether the mail of the message still has to be handed over to the outbox. */
	public function is_mail_due(): bool {
		return '0' !== Read::text( $this->row, 'mail_due', '0' );
	}

	/** Whether the request that stored the message must be over by now, because the time that it had is up. */
	public function is_left_behind( int $now ): bool {
		$due = (int) Read::text( $this->row, 'mail_due' );
		return $due > 0 ? $due <= $now : $this->created_at() + MessageStore::PATIENCE <= $now;
	}

	public function is_read(): bool {
		return '1' === Read::text( $this->row, 'is_read' );
	}

	public function sender_name(): string {
		return Read::text( $this->row, 'sender_name' );
	}

	public function sender_email(): string {
		return Read::text( $this->row, 'sender_email' );
	}

	public function excerpt(): string {
		return Read::text( $this->row, 'excerpt' );
	}

	/** The address of the page with the form; "" if it is not known. */
	public function page(): string {
		return Read::text( $this->row, 'page' );
	}

	public function record(): Record {
		return Record::from_json(
			Read::text( $this->row, 'fields' ),
			Read::text( $this->row, 'consents' ),
			Read::text( $this->row, 'meta' )
		);
	}

	/** The outcome that the visitor was told; null while the first request is still working. */
	public function outcome(): ?Outcome {
		$result = json_decode( Read::text( $this->row, 'result' ), true );
		if ( ! is_array( $result ) || '' === Read::text( $result, 'status' ) ) {
			return null;
		}
		$extra = [];
		foreach ( is_array( $result['extra'] ?? null ) ? $result['extra'] : [] as $name => $value ) {
			$extra[ (string) $name ] = $value;
		}
		return new Outcome(
			Read::text( $result, 'status' ),
			Read::text( $result, 'message' ),
			[],
			Read::text( $result, 'hash' ),
			$extra
		);
	}
}
