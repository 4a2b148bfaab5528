<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Recognises the same data from the same visitor within the hour. The page keeps the mark and sends it back. */
final class DataHash {

	private const TICK = 30 * MINUTE_IN_SECONDS;

	public function __construct( private Clock $clock ) {}

	/** @param array<array-key, mixed> $posted */
	public function of( array $posted, Request $request ): string {
		return $this->at( $this->tick(), $posted, $request );
	}

	/**
	 * @param array<array-key, mixed> $posted
	 * @return bool Whether the page sends the mark of the very same data.
	 */
	public function is_known( string $hash, array $posted, Request $request ): bool {
		foreach ( [ 0, 1 ] as $ago ) {
			if ( '' !== $hash && hash_equals( $this->at( $this->tick() - $ago, $posted, $request ), $hash ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<array-key, mixed> $posted */
	private function at( int $tick, array $posted, Request $request ): string {
		$flat = [];
		array_walk_recursive(
			$posted,
			static function ( mixed $value ) use ( &$flat ): void {
				$flat[] = is_scalar( $value ) ? (string) $value : '';
			}
		);
		return wp_hash( implode( '|', [ 'rueda form', (string) $tick, $request->remote_address(), $request->unit_tag(), ...$flat ] ), 'nonce' );
	}

	private function tick(): int {
		return (int) ceil( $this->clock->now() / self::TICK );
	}
}
