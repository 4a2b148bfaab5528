<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

defined( 'ABSPATH' ) || exit;

/** A visitor's call to admin-ajax, as it came: posted, from a page of this site, with fields that are strings. */
final class AjaxCall {
	/** The action of the nonce that pages print for admin-ajax. */
	public const NONCE = 'wheeloflife_ajax_nonce';

	private const LONGEST = 2000;

	/** Whether the nonce is still valid. */
	public function is_fresh(): bool {
		$nonce = $this->text( 'security' ) ?? '';
		// The client can renew only the second kind (RestNonce), so both kinds are accepted.
		return false !== wp_verify_nonce( $nonce, self::NONCE ) || false !== wp_verify_nonce( $nonce, 'wp_rest' );
	}

	public function is_post(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
	}

	/** Whether a field was posted, even with a value that text() does not take. */
	public function has( string $name ): bool {
		return isset( $_POST[ $name ] ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- see text().
	}

	/**
	 * A posted field. Null when it is missing, a list, longer than anybody types, or not UTF-8.
	 *
	 * @param int $longest In bytes.
	 */
	public function text( string $name, int $longest = self::LONGEST ): ?string {
		// phpcs:ignore WordPress.Security -- the nonce is one of these fields, and each caller checks what it asks for.
		$value = wp_unslash( $_POST[ $name ] ?? null );
		return is_string( $value ) && strlen( $value ) <= $longest && 1 === preg_match( '//u', $value ) ? $value : null;
	}
}
