<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Database\CounterTable;
use Rueda\Support\Names;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** How often the buttons were pressed: one number for each button, nothing about who pressed or when. */
final class CallToActionClicks extends CounterTable {
	public const NAME = 'rueda_clicks';

	/**
	 * Stands for the site's call to action. A wheel's own has the wheel's id, one by rules also its own id behind a
	 * colon, and a block's has the id of its post.
	 */
	public const SITE = 'global';

	/** Stands for blocks that are in no post's own content: in a template, say, or in a synced pattern. */
	public const ELSEWHERE = 'elsewhere';

	public const BUTTONS = [ 'primary', 'secondary' ];

	protected static function columns(): array {
		return [
			'cta varchar(32) NOT NULL',
			'button varchar(16) NOT NULL',
			'clicks bigint(20) unsigned NOT NULL DEFAULT 0',
			'PRIMARY KEY  (cta,button)',
		];
	}

	public function count( string $cta, string $button ): void {
		self::count_up( [ [ 'cta' => $cta, 'button' => $button, 'clicks' => 1 ] ], [ 'clicks' ] );
	}

	/**
	 * @param string $cta What is asked for: SITE, ELSEWHERE or the id of a post. So are the others.
	 * @return array<array-key, array{primary: int, secondary: int}> Only what was ever pressed.
	 */
	public function totals( string $cta, string ...$others ): array {
		global $wpdb;
		$ctas   = [ $cta, ...array_values( $others ) ];
		$places = implode( ', ', array_fill( 0, count( $ctas ), '%s' ) );
		// phpcs:disable WordPress.DB -- there is a placeholder for each value.
		$rows = self::rows(
			$wpdb->prepare(
				"SELECT cta, button, clicks FROM %i WHERE cta IN ( {$places} )",
				[ self::full_name(), ...$ctas ]
			)
		);
		// phpcs:enable WordPress.DB
		$totals = [];
		foreach ( $rows as [ 'cta' => $cta, 'button' => $button, 'clicks' => $clicks ] ) {
			if ( is_string( $cta ) && is_numeric( $clicks ) ) {
				$totals[ $cta ] ??= [ 'primary' => 0, 'secondary' => 0 ];
				$totals[ $cta ][ 'primary' === $button ? 'primary' : 'secondary' ] = (int) $clicks;
			}
		}
		return $totals;
	}

	/** Deletes the counters of a wheel or a page that is deleted. Most deleted posts, such as revisions, have none. */
	public function forget( int $post_id, WP_Post $post ): void {
		global $wpdb;
		if ( Names::WHEEL_POST_TYPE === $post->post_type ) {
			$by_rules = $wpdb->esc_like( "{$post_id}:" ) . '%';
			self::query(
				$wpdb->prepare(
					'DELETE FROM %i WHERE cta LIKE %s OR cta = %s',
					[ self::full_name(), $by_rules, (string) $post_id ]
				)
			);
		} elseif ( is_post_type_viewable( $post->post_type ) ) {
			self::delete( [ 'cta' => (string) $post_id ] );
		}
	}
}
