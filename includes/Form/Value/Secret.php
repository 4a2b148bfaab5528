<?php

declare( strict_types=1 );

namespace Rueda\Form\Value;

defined( 'ABSPATH' ) || exit;

/** Makes signed marks (HMAC) that only this site can make. */
final class Secret {
	/** @param string ...$parts The values that the mark is valid for. */
	public static function signature( string $purpose, string ...$parts ): string {
		return hash_hmac(
			'sha256',
			(string) wp_json_encode( [ $purpose, ...array_values( $parts ) ] ),
			wp_salt( 'nonce' )
		);
	}
}
