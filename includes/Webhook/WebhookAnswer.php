<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * What became of one attempt.
 *
 * @immutable
 */
final class WebhookAnswer {
	/**
	 * @param int    $status  The status of the answer; 0 if there was none.
	 * @param string $problem Why there was none.
	 * @param bool   $is_slow Whether the other side did not answer in time.
	 */
	public function __construct( public int $status, public string $problem = '', public bool $is_slow = false ) {}

	public function is_taken(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	/** What the ledger stores. */
	public function stored(): string {
		return 0 === $this->status ? $this->problem : (string) $this->status;
	}
}
