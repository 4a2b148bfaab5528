<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Closure;
use Rueda\Support\Http\EventRoute;
use Rueda\Support\Names;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/** Counts a press of a button of a call to action. */
final class CallToActionClickRoute extends EventRoute {
	public const ACTION = 'rueda_cta_click';

	public function __construct( private CallToActionClicks $clicks, RateLimiter $limiter ) {
		parent::__construct( $limiter );
	}

	protected function event( array $fields ): Closure|int {
		$cta    = $fields['cta'] ?? null;
		$button = $fields['button'] ?? null;
		if ( ! is_string( $cta ) || ! in_array( $button, CallToActionClicks::BUTTONS, true ) ) {
			return 400;
		}
		if ( in_array( $cta, [ CallToActionClicks::SITE, CallToActionClicks::ELSEWHERE ], true ) ) {
			return fn () => $this->clicks->count( $cta, $button );
		}
		if ( 1 !== preg_match( '/^([1-9]\d{0,17})(?::(' . Offer::ID . '))?$/D', $cta, $found ) ) {
			return 400;
		}
		// The author tries a draft, or it was removed since the page was opened: nothing has failed.
		return $this->has( (int) $found[1], $found[2] ?? '' ) ? fn () => $this->clicks->count( $cta, $button ) : 204;
	}

	/**
	 * Presses are counted for a wheel with its own call to action or one by rules, and for a post with our block.
	 *
	 * @param string $offer The id of one by rules, or empty.
	 */
	private function has( int $post_id, string $offer ): bool {
		$post = get_post( $post_id );
		if ( null === $post || 'publish' !== $post->post_status ) {
			return false;
		}
		if ( '' !== $offer ) {
			return Offers::of_wheel( $post_id )->has( $offer );
		}
		return Names::WHEEL_POST_TYPE === $post->post_type
			? CallToAction::from_stored( get_post_meta( $post_id, CallToAction::META, true ) )->is_own()
			: has_block( CallToActionBlock::NAME, $post );
	}
}
