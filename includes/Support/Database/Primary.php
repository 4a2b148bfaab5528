<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

use ReflectionProperty;

defined( 'ABSPATH' ) || exit;

/**
 * Reads from the primary database. Where a site has replicas, reads go to one of them, which may be late: it does not
 * have yet what another request has just written. LudicrousDB and HyperDB send reads to the primary when they are
 * asked; on a site with one database this class changes nothing.
 */
final class Primary {
	/** The method of $wpdb that asks for it, and the property in which $wpdb notes that. */
	private const DROP_INS = [
		'send_reads_to_primaries' => 'send_reads_to_primaries',
		'send_reads_to_masters'   => 'srtm',
	];

	/** Whether what is read may be late, so that it is worth asking the primary. */
	public static function is_apart(): bool {
		return null !== self::method();
	}

	/**
	 * Runs the reads on the primary; later ones go where they went before. Work that also writes calls stay() instead,
	 * because the drop-in notes no written tables meanwhile.
	 *
	 * @template Result
	 * @param callable(): Result $read Reads past caches, which may have been filled from a replica.
	 * @return Result
	 */
	public static function ask( callable $read ): mixed {
		global $wpdb;
		$before = get_object_vars( $wpdb );
		self::stay();
		try {
			return $read();
		} finally {
			$property = self::DROP_INS[ self::method() ?? '' ] ?? '';
			if ( array_key_exists( $property, $before ) ) {
				( new ReflectionProperty( $wpdb, $property ) )->setValue( $wpdb, $before[ $property ] );
			}
		}
	}

	/** Reads from the primary until the request ends. */
	public static function stay(): void {
		global $wpdb;
		$ask = [ $wpdb, self::method() ];
		if ( is_callable( $ask ) ) {
			$ask();
		}
	}

	/** @return key-of<self::DROP_INS>|null */
	private static function method(): ?string {
		global $wpdb;
		foreach ( array_keys( self::DROP_INS ) as $method ) {
			if ( method_exists( $wpdb, $method ) ) {
				return $method;
			}
		}
		return null;
	}
}
