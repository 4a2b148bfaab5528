<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

defined( 'ABSPATH' ) || exit;

/**
 * An answer of admin-ajax to a visitor.
 *
 * A refusal is 200 and a sentence, because older clients show nothing else. An expired nonce gets 403, which makes the
 * client fetch a new one and repeat. What is not posted gets 405.
 *
 * @immutable
 */
final class AjaxAnswer {
	private function __construct(
		public int $status,
		public bool $is_success,
		public mixed $data,
		public ?int $retry_after = null
	) {}

	public static function success( mixed $data ): self {
		return new self( 200, true, $data );
	}

	/** @param int|null $retry_after Seconds after which the visitor may try again, when a limit was reached. */
	public static function failure( string $sentence, ?int $retry_after = null ): self {
		return new self( 200, false, $sentence, null === $retry_after ? null : max( 1, $retry_after ) );
	}

	public static function stale(): self {
		return self::refused(
			403,
			'rueda_stale_nonce',
			__( 'This page has been open for too long. Please reload it.', 'rueda' )
		);
	}

	public static function refused( int $status, string $code, string $message ): self {
		return new self( $status, false, [ 'code' => $code, 'message' => $message ] );
	}

	/** @return never */
	public function send() {
		nocache_headers();
		if ( null !== $this->retry_after && ! headers_sent() ) {
			header( 'Retry-After: ' . $this->retry_after );
		}
		wp_send_json( [ 'success' => $this->is_success, 'data' => $this->data ], $this->status );
	}
}
