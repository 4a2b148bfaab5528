<?php

declare( strict_types=1 );

namespace Rueda\Support\Servers;

use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Database\DatabaseErrors;
use Rueda\Support\Database\Primary;
use Rueda\Support\Database\Rows;

defined( 'ABSPATH' ) || exit;

/** A test of Tools → Site Health, which notices reads from a replica that Rueda cannot keep from being late. */
final class ReplicaHealth {
	public const TEST = 'rueda_replicas';

	/** What databases say of a server that can be written to. */
	private const WRITABLE = [ '', '0', 'OFF' ];

	/** @return array<string, mixed> */
	public function test(): array {
		return $this->told( Primary::is_apart(), ! Primary::is_apart() && self::reads_from_replica() );
	}

	/**
	 * @param bool $is_asked   Whether Rueda can ask for the primary.
	 * @param bool $is_replica Whether what answers reads cannot be written to.
	 * @return array<string, mixed>
	 */
	public function told( bool $is_asked, bool $is_replica ): array {
		if ( $is_replica && ! $is_asked ) {
			return SiteHealth::result(
				self::TEST,
				'recommended',
				__( 'Rueda reads from a replica that may be late', 'rueda' ),
				[
					__(
						'The database that answers this site’s reads cannot be written to: it is a replica, chosen by a proxy or a drop-in that Rueda cannot ask for the primary. Visitors may be told that a report does not exist which they have just saved.',
						'rueda'
					),
					__(
						'Use the drop-in LudicrousDB or HyperDB, which Rueda knows, or let the proxy wait until a replica has what the same visitor wrote (“causal reads”), or send all of this site’s reads to the primary.',
						'rueda'
					),
				]
			);
		}
		return SiteHealth::result(
			self::TEST,
			'good',
			__( 'Rueda reads what has just been written', 'rueda' ),
			[
				$is_asked
					? __(
						'Reads go to replicas, and Rueda asks the primary where a late answer would be told to somebody.',
						'rueda'
					)
					: __( 'Reads and writes go to the same database.', 'rueda' ),
			]
		);
	}

	private static function reads_from_replica(): bool {
		$values = DatabaseErrors::hide(
			// Amazon Aurora's replicas have the second one set, and not the first.
			static fn (): array => Rows::select( 'SELECT @@read_only AS one, @@innodb_read_only + %d AS other', 0 )
		);
		return [] !== array_diff( array_map( 'strval', array_values( $values[0] ?? [] ) ), self::WRITABLE );
	}
}
