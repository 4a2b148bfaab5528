<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\Support\Clock;
use Rueda\Support\Database\Lease;
use Rueda\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Which report of the other plugin became which report of ours. A source can be entered once, whoever asks how often
 * and at the same time; it stays entered when its report has been deleted, so that nothing comes back that somebody
 * wanted gone. The other plugin's own rows are never written to.
 */
final class ImportLedger extends Table {
	public const NAME = 'rueda_imports';

	/** Seconds after which whoever began, and has not finished, is taken for dead. */
	private const PATIENCE = 60;

	public function __construct( private Clock $clock ) {}

	protected static function columns(): array {
		return [
			'source bigint(20) unsigned NOT NULL',
			'name varchar(200) NOT NULL',
			'slug char(40) NOT NULL',
			// Until when somebody is at it; 0 when it is done.
			'begun bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (source)',
			'KEY name (name(191))',
		];
	}

	/**
	 * Takes a source on, before its report is stored.
	 *
	 * @param string $name  The last part of its old address.
	 * @param string $fresh A slug for its report.
	 * @return string|null The slug to store it with: of somebody who died over it, the one that he may have used
	 *                     already.
	 *                     Null when it is done, or somebody is at it.
	 */
	public function begin( int $source, string $name, string $fresh ): ?string {
		global $wpdb;
		$lease = new Lease( $this->clock, self::class, 'begun', self::PATIENCE );
		if ( true === $lease->claim( [ 'source' => $source, 'name' => $name, 'slug' => $fresh ] ) ) {
			return $fresh;
		}
		return $lease->take_over( [ 'source' => $source ] )
			? self::value( $wpdb->prepare( 'SELECT slug FROM %i WHERE source = %d', self::full_name(), $source ) )
			: null;
	}

	public function finish( int $source ): void {
		self::update( [ 'begun' => 0 ], [ 'source' => $source ] );
	}

	/** It could not be stored: the next run may try again. */
	public function give_up( int $source ): void {
		self::delete( [ 'source' => $source ] );
	}

	/**
	 * The slug of the report that came of the source with this name, whether or not it is still there: a name that
	 * became free may have been used again.
	 */
	public function slug_of_name( string $name ): ?string {
		global $wpdb;
		$slug = self::value(
			$wpdb->prepare(
				'SELECT slug FROM %i WHERE name = %s AND begun = 0 ORDER BY source DESC LIMIT 1',
				self::full_name(),
				$name
			)
		);
		return is_string( $slug ) ? $slug : null;
	}

	/** The same by the number of the source. */
	public function slug_of( int $source ): ?string {
		global $wpdb;
		$slug = self::value(
			$wpdb->prepare( 'SELECT slug FROM %i WHERE source = %d AND begun = 0', self::full_name(), $source )
		);
		return is_string( $slug ) ? $slug : null;
	}
}
