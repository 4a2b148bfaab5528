<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Table;

/** How often the buttons were pressed: one number for each button, nothing about who pressed or when. */
final class CallToActionClicks extends Table {

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

	/** Counts one. Exact, however many come at once: the database adds, nobody reads before. */
	public function count( string $cta, string $button ): void {
		global $wpdb;
		$table = self::full_name();
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- a count that a cache holds is not exact.
		$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i ( cta, button, clicks ) VALUES ( %s, %s, 0 )', $table, $cta, $button ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET clicks = clicks + 1 WHERE cta = %s AND button = %s', $table, $cta, $button ) );
		// phpcs:enable
	}

	/** @return array<array-key, array{primary: int, secondary: int}> By what they are counted for; only what was ever pressed. */
	public function totals(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- as above, and this sniff is older than %i.
		$rows   = $wpdb->get_results( $wpdb->prepare( 'SELECT cta, button, clicks FROM %i ORDER BY cta', self::full_name() ) );
		$totals = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_object( $row ) && isset( $row->cta, $row->button, $row->clicks ) && is_string( $row->cta ) && is_numeric( $row->clicks ) ) {
				$of     = $totals[ $row->cta ] ?? [
					'primary'   => 0,
					'secondary' => 0,
				];
				$clicks = (int) $row->clicks;

				$totals[ $row->cta ] = 'primary' === $row->button ? array_merge( $of, [ 'primary' => $clicks ] ) : array_merge( $of, [ 'secondary' => $clicks ] );
			}
		}
		return $totals;
	}

	/** With a wheel or a page go its counters. */
	public function forget( int $post_id ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of ours, nothing of it is cached.
		$wpdb->delete( self::full_name(), [ 'cta' => (string) $post_id ], [ '%s' ] );
	}
}
