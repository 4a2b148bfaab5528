<?php

declare( strict_types=1 );

namespace Rueda\Support\Servers;

use Rueda\Support\Clock;
use Rueda\Support\Database\Rows;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * The servers on which screens of the admin, cron or commands of this site have run, with what has to be the same on
 * all of them. Each notes itself, because no server can ask another one.
 *
 * `since` is when a server's keys and version were seen first, both times by the clock of the database. `ahead` is how
 * many seconds the server's own clock is ahead of that one.
 *
 * @phpstan-type Server array{since: int, seen: int, keys: string, version: string, ahead: int}
 */
final class Servers {
	public const OPTION = 'rueda_servers';

	/** Seconds after which a server notes itself again. */
	private const PAUSE = HOUR_IN_SECONDS;

	private const KEPT = 3 * DAY_IN_SECONDS;
	private const MOST = 20;

	public function __construct( private Clock $clock ) {}

	/** Notes this server, once an hour and when something of it has changed. */
	public function note(): void {
		$seen = $this->seen();
		$name = self::name();
		$own  = $seen[ $name ] ?? null;
		$keys = self::keys();
		$is   = null !== $own && $own['keys'] === $keys && $own['version'] === RUEDA_VERSION;
		if ( $is && $this->clock->now() - $own['ahead'] - $own['seen'] < self::PAUSE ) {
			return;
		}
		$ahead = $this->ahead();
		$now   = $this->clock->now() - $ahead;
		$own   = [
			'since'   => $is ? $own['since'] : $now,
			'seen'    => $now,
			'keys'    => $keys,
			'version' => RUEDA_VERSION,
			'ahead'   => $ahead,
		];
		update_option( self::OPTION, array_slice( [ $name => $own ] + $seen, 0, self::MOST, true ), true );
	}

	/** Whether the site has run on several servers in the last days. A renamed server counts until then, too. */
	public function are_several(): bool {
		return count( $this->running() ) > 1;
	}

	/** Whether two servers differ in their keys or their version of Rueda at the same time. */
	public function differ_in( string $what ): bool {
		$running = $this->running();
		foreach ( $running as $one ) {
			foreach ( $running as $other ) {
				if ( $one[ $what ] !== $other[ $what ] ) {
					return true;
				}
			}
		}
		return false;
	}

	/** How many seconds the clocks of two servers differ at most. */
	public function apart(): int {
		$ahead = array_column( $this->running(), 'ahead' );
		return [] === $ahead ? 0 : max( $ahead ) - min( $ahead );
	}

	/**
	 * The servers that run at the same time as this one: each was seen after the other was as it is now. So what a
	 * server was before an update, a change of keys or of its name counts for nothing.
	 *
	 * @return array<string, Server>
	 */
	private function running(): array {
		$seen = $this->seen();
		$own  = $seen[ self::name() ] ?? null;
		return null === $own ? [] : array_filter(
			$seen,
			static fn ( array $one ): bool => $one['seen'] >= $own['since'] && $own['seen'] >= $one['since']
		);
	}

	/** @return array<string, Server> By the server's name, the one that was noted last first. */
	private function seen(): array {
		$seen   = [];
		$stored = get_option( self::OPTION, [] );
		foreach ( is_array( $stored ) ? $stored : [] as $name => $one ) {
			$one   = is_array( $one ) ? $one : [];
			$ahead = $one['ahead'] ?? 0;

			$seen[ (string) $name ] = [
				'since'   => Read::id( $one['since'] ?? 0 ),
				'seen'    => Read::id( $one['seen'] ?? 0 ),
				'keys'    => Read::text( $one, 'keys' ),
				'version' => Read::text( $one, 'version' ),
				'ahead'   => is_int( $ahead ) ? $ahead : 0,
			];
		}
		$newest = max( [ 0, ...array_column( $seen, 'seen' ) ] );
		return array_filter( $seen, static fn ( array $one ): bool => $newest - $one['seen'] < self::KEPT );
	}

	private static function name(): string {
		return substr( md5( php_uname( 'n' ) . '|' . ABSPATH ), 0, 12 );
	}

	/** A hash. Where wp-config.php has no keys and salts, WordPress keeps them in the database, for all servers. */
	private static function keys(): string {
		$salts = array_map( 'wp_salt', [ 'auth', 'secure_auth', 'logged_in', 'nonce' ] );
		return substr( hash_hmac( 'sha256', 'servers', implode( '|', $salts ) ), 0, 16 );
	}

	private function ahead(): int {
		$rows = Rows::select( 'SELECT UNIX_TIMESTAMP() + %d AS now', 0 );
		$now  = (int) ( $rows[0]['now'] ?? 0 );
		return $now > 0 ? $this->clock->now() - $now : 0;
	}
}
