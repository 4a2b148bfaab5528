<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * What is sent to a webhook: one text, the same with each attempt.
 *
 * @immutable
 */
final class Delivery {
	/** The longest body, in bytes. */
	private const LONGEST = 1_000_000;

	/**
	 * @param string $key     Names the delivery, also when it is sent again.
	 * @param string $event   Such as "message.created".
	 * @param string $body    JSON.
	 * @param bool   $is_kept Whether the ledger keeps it for a day after it was sent.
	 */
	public function __construct(
		public string $key,
		public string $event,
		public string $body,
		public bool $is_kept = true
	) {}

	/** @param array<string, mixed> $content What belongs to the event. */
	public static function make( string $event, int $time, array $content, bool $is_kept = true ): ?self {
		$key  = wp_generate_uuid4();
		$body = wp_json_encode(
			[
				'event'    => $event,
				'delivery' => $key,
				'time'     => gmdate( 'c', $time ),
				'site'     => home_url( '/' ),
			] + $content,
			JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		);
		return is_string( $body ) && strlen( $body ) <= self::LONGEST
			? new self( $key, $event, $body, $is_kept )
			: null;
	}

	public function to_json(): string {
		return (string) wp_json_encode(
			[ 'key' => $this->key, 'event' => $this->event, 'body' => $this->body, 'is_kept' => $this->is_kept ]
		);
	}

	/** Reads what is stored; null when the ledger no longer keeps it. */
	public static function from_json( string $json ): ?self {
		$kept = json_decode( $json, true );
		return is_array( $kept ) && '' !== Read::text( $kept, 'body' )
			? new self(
				Read::text( $kept, 'key' ),
				Read::text( $kept, 'event' ),
				Read::text( $kept, 'body' ),
				Read::flag( $kept, 'is_kept', true )
			)
			: null;
	}

	/** @return list<string> The addresses in it, in lower case, by which requests about personal data find it. */
	public function people(): array {
		preg_match_all( '/[^\s"<>(),;:]+@[^\s"<>(),;:]+\.[^\s"<>(),;:]+/u', $this->body, $found );
		$is_one = static fn ( string $text ): bool => false !== is_email( $text );
		$found  = array_map( 'strtolower', array_filter( $found[0], $is_one ) );
		return array_slice( array_values( array_unique( $found ) ), 0, 50 );
	}
}
