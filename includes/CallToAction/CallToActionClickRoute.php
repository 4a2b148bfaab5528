<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Names;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * A press of a button, told by a beacon. Public, and without a nonce: pages come from caches, and all that somebody
 * could do here is to press often. What is counted exists on this site, so nobody can fill the table.
 */
final class CallToActionClickRoute {

	public const ACTION = 'rueda_cta_click';

	public function __construct( private CallToActionClicks $clicks, private RateLimiter $limiter ) {}

	/** @return never */
	public function receive() {
		nocache_headers();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- see above.
		status_header( $this->take( wp_unslash( $_POST ) ) );
		exit;
	}

	/**
	 * @param array<array-key, mixed> $fields As they were sent.
	 * @return int The status of the answer.
	 */
	public function take( array $fields ): int {
		$cta    = $fields['cta'] ?? null;
		$button = $fields['button'] ?? null;
		if (
			! is_string( $cta )
			|| ! is_string( $button )
			|| ! in_array( $button, CallToActionClicks::BUTTONS, true )
			|| ! $this->is_here( $cta )
		) {
			return 400;
		}
		// Browsers say so by themselves, and no page can make them say otherwise.
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		if ( 'cross-site' === ( $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '' ) ) {
			return 403;
		}
		if ( ! $this->limiter->take() ) {
			return 429;
		}
		$this->clicks->count( $cta, $button );
		return 204;
	}

	/** The site's; a wheel that has its own; a post with our block. */
	private function is_here( string $cta ): bool {
		if ( in_array( $cta, [ CallToActionClicks::SITE, CallToActionClicks::ELSEWHERE ], true ) ) {
			return true;
		}
		return 1 === preg_match( '/^[1-9]\d{0,17}$/D', $cta ) && $this->has_own( (int) $cta );
	}

	private function has_own( int $post_id ): bool {
		$post = get_post( $post_id );
		if ( null === $post || 'publish' !== $post->post_status ) {
			return false;
		}
		return Names::WHEEL_POST_TYPE === $post->post_type
			? 'page-cta' === CallToAction::complete( get_post_meta( $post_id, CallToAction::META, true ) )['ctaType']
			: has_block( CallToActionBlock::NAME, $post );
	}
}
