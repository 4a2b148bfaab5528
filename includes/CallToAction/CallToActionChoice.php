<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Chart\RatedWheel;
use Rueda\Support\Names;

defined( 'ABSPATH' ) || exit;

/** Which call to action stands below a finished wheel: its own, the site's or none. */
final class CallToActionChoice {
	/**
	 * A wheel that is deleted, or that stores no choice, gets the site's call to action.
	 *
	 * @param RatedWheel|null $rated The result below which it stands. Without one, the wheel's rules do not count.
	 */
	public function of_wheel( int $wheel_id, ?RatedWheel $rated = null ): ?CallToActionShown {
		$answers = null === $rated ? null : new ResultAnswers( $rated );
		$offered = null === $answers ? null : Offers::of_wheel( $wheel_id )->first(
			$wheel_id,
			static fn ( string $field ): ?array => $answers->of( $field )
		);
		return $offered ?? $this->without_rules( $wheel_id );
	}

	private function without_rules( int $wheel_id ): ?CallToActionShown {
		$is_wheel = Names::WHEEL_POST_TYPE === get_post_type( $wheel_id );
		$stored   = $is_wheel ? get_post_meta( $wheel_id, CallToAction::META, true ) : null;
		$own      = CallToAction::from_stored( $stored );
		if ( $own->is_own() ) {
			return CallToActionShown::of_page( $own, self::link_of( $own->page_id ), (string) $wheel_id );
		}
		return $own->is_sites() ? $this->of_site() : null;
	}

	public function of_site( string $counted = CallToActionClicks::SITE ): ?CallToActionShown {
		return CallToActionShown::of_site( CallToActionSettings::stored(), $counted );
	}

	private static function link_of( int $page_id ): string {
		$post = 0 === $page_id ? null : get_post( $page_id );
		// Only pages are allowed, because scripts get the address from WordPress's REST route for pages.
		if ( ! $post instanceof \WP_Post || 'page' !== $post->post_type || 'publish' !== $post->post_status ) {
			return '';
		}
		return (string) get_permalink( $post );
	}
}
