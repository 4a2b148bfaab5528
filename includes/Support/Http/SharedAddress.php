<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Notices that different visitors come from one address, because a proxy hides theirs. It looks only when a limit has
 * refused somebody, and stores keyed hashes for a day. No address is kept.
 */
final class SharedAddress {
	public const OPTION = 'rueda_shared_address';

	/** How many visitors have to be named before they count as different people. */
	private const MANY = 5;

	/** Seconds after which the same is written again. */
	private const PAUSE = HOUR_IN_SECONDS;

	private const KEPT = 2 * DAY_IN_SECONDS;

	public function __construct( private Clock $clock ) {}

	/** Call this when a limit has refused a visitor. */
	public function note(): void {
		$named = self::named();
		if ( '' === $named || has_filter( 'rueda_visitor_address' ) ) {
			return;
		}
		$id     = self::hash_of( Read::text( $_SERVER, 'REMOTE_ADDR' ) );
		$mark   = substr( self::hash_of( $named ), 0, 8 );
		$stored = LimitsTable::taken( $id );
		$marks  = null === $stored ? [] : explode( ',', $stored );
		if ( count( $marks ) < self::MANY && ! in_array( $mark, $marks, true ) ) {
			$marks[] = $mark;
			LimitsTable::write( $id, $stored, implode( ',', $marks ), $this->clock->now() + DAY_IN_SECONDS );
		}
		if ( count( $marks ) >= self::MANY ) {
			$this->keep();
		}
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** @return array{first: int, last: int}|null When visitors were refused so; null if they were not. */
	public function standing(): ?array {
		$kept = wp_load_alloptions()[ self::OPTION ] ?? null;
		$kept = is_string( $kept ) ? maybe_unserialize( $kept ) : null;
		$kept = is_array( $kept ) ? $kept : [];
		$last = Read::id( $kept['last'] ?? 0 );
		return $this->clock->now() - $last < self::KEPT
			? [ 'first' => Read::id( $kept['first'] ?? 0 ), 'last' => $last ]
			: null;
	}

	/**
	 * The visitor's address as a header names it, where the connection is not the visitor's and no known proxy's; ""
	 * if there is none.
	 */
	public static function named(): string {
		$address = Read::text( $_SERVER, 'REMOTE_ADDR' );
		if ( true === Proxy::from_stored( get_option( IpAddress::PROXY ) )?->holds( $address ) ) {
			return '';
		}
		foreach ( [ 'X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP' ] as $header ) {
			$hops = Proxy::hops( $_SERVER, $header );
			// A server that restores the address leaves the header as it was.
			if ( in_array( IpAddress::plain( $address ), $hops, true ) ) {
				return '';
			}
			$last = $hops[ count( $hops ) - 1 ] ?? '';
			if ( '' !== $last ) {
				return $last;
			}
		}
		return '';
	}

	private function keep(): void {
		$now  = $this->clock->now();
		$kept = $this->standing() ?? [ 'first' => $now, 'last' => 0 ];
		if ( $now - $kept['last'] >= self::PAUSE ) {
			// It is autoloaded, so that screens need no query for it.
			update_option( self::OPTION, [ 'last' => $now ] + $kept, true );
		}
	}

	private static function hash_of( string $address ): string {
		return hash_hmac( 'sha256', 'shared-address|' . $address, wp_salt( 'nonce' ) );
	}
}
