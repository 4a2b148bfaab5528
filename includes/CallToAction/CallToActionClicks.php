<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Database\CounterTable;

defined( 'ABSPATH' ) || exit;

/** How often the buttons were pressed: one number for each button, nothing about who pressed or when. */
final class CallToActionClicks extends CounterTable {
	public const NAME = 'rueda_clicks';

	/** Stands for the site's call to action. A wheel's own has the wheel's id, a block's the id of its post. */
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

	/** @return array<array-key, array{primary: int, secondary: int}> Only what was ever pressed. */
	public function totals(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- this sniff is older than %i.
		$rows   = self::rows( $wpdb->prepare( 'SELECT cta, button, clicks FROM %i ORDER BY cta', self::full_name() ) );
		$totals = [];
		foreach ( $rows as [ 'cta' => $cta, 'button' => $button, 'clicks' => $clicks ] ) {
			if ( is_string( $cta ) && is_numeric( $clicks ) ) {
				$totals[ $cta ] ??= [ 'primary' => 0, 'secondary' => 0 ];
				$totals[ $cta ][ 'primary' === $button ? 'primary' : 'secondary' ] = (int) $clicks;
			}
		}
		return $totals;
	}

	/** Deletes the counters of a wheel or a page that is deleted. */
	public function forget( int $post_id ): void {
		self::delete( [ 'cta' => (string) $post_id ] );
	}
}
