<?php

declare( strict_types=1 );

namespace Rueda\Tests\Rights;

use WP_REST_Server;

/** WordPress's REST server, which records the status instead of sending it. */
final class RestServer extends WP_REST_Server {
	public int $status = 0;

	/**
	 * @param string $key
	 * @param string $value
	 */
	public function send_header( $key, $value ): void {}

	/** @param string $key */
	public function remove_header( $key ): void {}

	/** @param int $code */
	protected function set_status( $code ): void {
		$this->status = $code;
	}
}
