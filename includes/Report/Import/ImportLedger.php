<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\Report\PostType;
use Rueda\Support\Clock;
use Rueda\Support\Database\Lease;
use Rueda\Support\Database\Table;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which report of the other plugin became which report of ours. A source is entered only once, even if
 * several requests import at the same time. It stays entered when its report is deleted, so that a deleted report is
 * not imported again. The other plugin's own rows are never changed.
 */
final class ImportLedger extends Table {
	public const NAME = 'rueda_imports';

	/** Seconds after which a request that has not finished its import is taken for dead. */
	private const PATIENCE = 60;

	/** How many rows are read at a time. */
	private const AT_ONCE = 1000;

	public function __construct( private Clock $clock ) {}

	protected static function columns(): array {
		return [
			'source bigint(20) unsigned NOT NULL',
			// The number in its title, by which people search. A site that was moved has other ids than titles.
			'number bigint(20) unsigned NOT NULL DEFAULT 0',
			'name varchar(200) NOT NULL',
			'slug char(40) NOT NULL',
			// The time until which a request may import this source; 0 when it is imported.
			'begun bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (source)',
			'KEY name (name(191))',
			'KEY number (number)',
		];
	}

	/**
	 * Claims a source before its report is stored.
	 *
	 * @param string $fresh A slug for its report.
	 * @return string|null The slug to store the report with; if an earlier request died, the one that it may have used.
	 *                     Null when the report is imported, or another request imports it.
	 */
	public function begin( OldReport $source, string $fresh ): ?string {
		global $wpdb;
		$lease = new Lease( $this->clock, self::class, 'begun', self::PATIENCE );
		$row   = [
			'source' => $source->id,
			'number' => $source->number(),
			'name'   => $source->name,
			'slug'   => $fresh,
		];
		if ( true === $lease->claim( $row ) ) {
			return $fresh;
		}
		return $lease->take_over( [ 'source' => $source->id ] )
			? self::value( $wpdb->prepare( 'SELECT slug FROM %i WHERE source = %d', self::full_name(), $source->id ) )
			: null;
	}

	public function finish( int $source ): void {
		self::update( [ 'begun' => 0 ], [ 'source' => $source ] );
	}

	/** Releases a source whose report could not be stored, so that the next run tries again. */
	public function give_up( int $source ): void {
		self::delete( [ 'source' => $source ] );
	}

	/** Adds the numbers that versions before 1.0.0 did not store. The report has the title of its source. */
	public static function add_numbers(): void {
		global $wpdb;
		do {
			$some    = self::rows(
				$wpdb->prepare(
					'SELECT source, post_title FROM %i LEFT JOIN %i ON post_name = slug AND post_type = %s'
						. ' WHERE number = 0 LIMIT %d',
					self::full_name(),
					$wpdb->posts,
					PostType::NAME,
					self::AT_ONCE
				)
			);
			$changed = 0;
			foreach ( $some as $row ) {
				$source   = Read::id( $row['source'] );
				$number   = OldReport::number_in( Read::string( $row['post_title'] ) ) ?? $source;
				$changed += (int) self::update_rows( [ 'number' => $number ], [ 'source' => $source ] );
			}
		} while ( $changed > 0 );
	}

	/**
	 * The slug of the report that was imported from the source with this name, even if the report is deleted. The
	 * newest source counts, because a name that became free may have been used again.
	 */
	public function slug_of_name( string $name ): ?string {
		global $wpdb;
		return self::value(
			$wpdb->prepare(
				'SELECT slug FROM %i WHERE name = %s AND begun = 0 ORDER BY source DESC LIMIT 1',
				self::full_name(),
				$name
			)
		);
	}

	/** The same, by the number of the source. */
	public function slug_of( int $source ): ?string {
		global $wpdb;
		return self::value(
			$wpdb->prepare( 'SELECT slug FROM %i WHERE source = %d AND begun = 0', self::full_name(), $source )
		);
	}

	/** The same, by the number in its title. */
	public function slug_of_number( int $number ): ?string {
		global $wpdb;
		return self::value(
			$wpdb->prepare(
				'SELECT slug FROM %i WHERE number = %d AND begun = 0 ORDER BY source DESC LIMIT 1',
				self::full_name(),
				$number
			)
		);
	}
}
