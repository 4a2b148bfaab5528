<?php

declare( strict_types=1 );

namespace Rueda\Report;

use WP_Rewrite;

defined( 'ABSPATH' ) || exit;

/**
 * Where reports live. Whoever knows an address may see the report, so there is nothing in it to count or to guess:
 * 128 bits, random or made of a browser's random key and the site's secret, and a mark by which this site knows again
 * that it once gave the address out.
 *
 * WordPress knows no address of a report (see PostType): this class alone makes and reads them.
 */
final class Address {
	/** The parameter that names a report where addresses are plain. */
	public const QUERY = 'rueda_report';

	/** The parameter that carries the owner's key. */
	public const OWNER = 'owner';

	private const FOLDER = 'wheel-report';

	private const RANDOM_BYTES = 16;

	private const MARK = 8;

	private const SHAPE = '[0-9a-f]{40}';

	private const SECRET = 'rueda_report';

	public function fresh_slug(): string {
		$random = bin2hex( random_bytes( self::RANDOM_BYTES ) );
		return $random . $this->mark( $random );
	}

	/** For the report of a finished run: every request that names the run finds it by this, also where one has died. */
	public function slug_of_run( string $key ): string {
		$random = substr(
			hash_hmac( 'sha256', 'run|' . strtolower( $key ), $this->secret() ),
			0,
			2 * self::RANDOM_BYTES
		);
		return $random . $this->mark( $random );
	}

	/** Whether this could be a report's. */
	public function is_slug( mixed $slug ): bool {
		return is_string( $slug ) && 1 === preg_match( '/^' . self::SHAPE . '$/D', $slug );
	}

	/** Whether this site gave it out. So a deleted report is known to be gone, and yet nothing of it has to be kept. */
	public function was_given_out( string $slug ): bool {
		return $this->is_slug( $slug ) && hash_equals(
			$this->mark( substr( $slug, 0, -self::MARK ) ),
			substr( $slug, -self::MARK )
		);
	}

	/** Not escaped. */
	public function link( string $slug ): string {
		global $wp_rewrite;
		return $wp_rewrite instanceof WP_Rewrite && $wp_rewrite->using_permalinks()
			? home_url( user_trailingslashit( $wp_rewrite->root . self::FOLDER . '/' . $slug ) )
			: add_query_arg( self::QUERY, $slug, home_url( '/' ) );
	}

	public function owner_link( string $slug, string $key ): string {
		return add_query_arg( self::OWNER, rawurlencode( $key ), $this->link( $slug ) );
	}

	/** Can be made again by the site at any time, and by nobody else: the owner's browser and mail are told it. */
	public function owner_key( string $slug ): string {
		return substr( hash_hmac( 'sha256', "owner|{$slug}", $this->secret() ), 0, 32 );
	}

	public function is_owner_key( string $slug, mixed $key ): bool {
		return is_string( $key ) && hash_equals( $this->owner_key( $slug ), $key );
	}

	/** The slug in the path of a request, in whichever form its address was once made. */
	public function slug_in_path( string $path ): ?string {
		return 1 === preg_match(
			'~^/?(?:index\.php/)?' . self::FOLDER . '/(' . self::SHAPE . ')/?$~D',
			$path,
			$found
		) ? $found[1] : null;
	}

	/** Whether it is an address below that of a report, as WordPress's own pages have them for feeds and the like. */
	public function is_below( string $address ): bool {
		$path = (string) wp_parse_url( $address, PHP_URL_PATH );
		return 1 === preg_match( '~/' . self::FOLDER . '/' . self::SHAPE . '/[^/]~', $path );
	}

	/** The slug that an address of this site names; null for every other address. */
	public function slug_of( string $address ): ?string {
		$asked = wp_parse_url( trim( $address ) );
		$home  = wp_parse_url( home_url( '/' ) );
		if ( ! is_array( $asked ) || ! is_array( $home ) || isset( $asked['user'] ) || isset( $asked['pass'] ) ) {
			return null;
		}
		if (
			! in_array( strtolower( $asked['scheme'] ?? '' ), [ 'http', 'https' ], true )
			|| $this->host( $asked ) !== $this->host( $home )
		) {
			return null;
		}
		$root = rtrim( $home['path'] ?? '', '/' ) . '/';
		$path = $asked['path'] ?? '/';
		if ( ! str_starts_with( $path, $root ) ) {
			return null;
		}
		$path = substr( $path, strlen( $root ) );
		if ( '' === $path || 'index.php' === $path ) {
			wp_parse_str( $asked['query'] ?? '', $query );
			$slug = $query[ self::QUERY ] ?? null;
			return is_string( $slug ) && $this->is_slug( $slug ) ? $slug : null;
		}
		return $this->slug_in_path( $path );
	}

	/** Before two requests can make one each, at the same time. */
	public function make_secret(): void {
		$this->secret();
	}

	/** @param array<string, int|string> $address */
	private function host( array $address ): string {
		$ports = [
			'http'  => 80,
			'https' => 443,
		];
		$port  = (int) ( $address['port'] ?? 0 );
		$port  = in_array( $port, $ports, true ) ? 0 : $port;
		return strtolower( (string) ( $address['host'] ?? '' ) ) . ':' . $port;
	}

	private function mark( string $random ): string {
		return substr( hash_hmac( 'sha256', "address|{$random}", $this->secret() ), 0, self::MARK );
	}

	/** WordPress keeps it in the database, so links outlive the day when an admin renews the keys of logins. */
	private function secret(): string {
		return wp_salt( self::SECRET );
	}
}
