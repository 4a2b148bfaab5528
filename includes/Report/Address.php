<?php

declare( strict_types=1 );

namespace Rueda\Report;

use WP_Rewrite;

defined( 'ABSPATH' ) || exit;

/**
 * Makes and reads the addresses of reports. Everybody who knows an address may see the report, so it cannot be guessed:
 * it has 128 bits, random or made from a browser's random key and the site's secret, and a mark that shows that this
 * site once gave it out.
 *
 * WordPress knows no address of a report (see PostType), so only this class can tell what an address means.
 */
final class Address {
	/** The parameter that names a report on sites with plain permalinks. */
	public const QUERY = 'rueda_report';

	/** The parameter that carries the owner's key. */
	public const OWNER = 'owner';

	private const FOLDER       = 'wheel-report';
	private const RANDOM_BYTES = 16;
	private const MARK         = 8;
	private const SHAPE        = '[0-9a-f]{40}';
	private const SECRET       = 'rueda_report';

	public static function fresh_slug(): string {
		$random = bin2hex( random_bytes( self::RANDOM_BYTES ) );
		return $random . self::signature_of( $random );
	}

	/** The slug is made from the run's key, so that a repeated request finds the report even if an earlier one died. */
	public static function slug_of_run( string $key ): string {
		$random = substr(
			hash_hmac( 'sha256', 'run|' . strtolower( $key ), self::secret() ),
			0,
			2 * self::RANDOM_BYTES
		);
		return $random . self::signature_of( $random );
	}

	/** Whether this could be the slug of a report. */
	public static function is_slug( mixed $slug ): bool {
		return is_string( $slug ) && 1 === preg_match( '/^' . self::SHAPE . '$/D', $slug );
	}

	/** Whether this site gave the slug out: so a deleted report is known to be gone although nothing of it is kept. */
	public static function was_given_out( string $slug ): bool {
		return self::is_slug( $slug ) && hash_equals(
			self::signature_of( substr( $slug, 0, -self::MARK ) ),
			substr( $slug, -self::MARK )
		);
	}

	/** Not escaped. */
	public static function link( string $slug ): string {
		global $wp_rewrite;
		return $wp_rewrite instanceof WP_Rewrite && $wp_rewrite->using_permalinks()
			? home_url( user_trailingslashit( $wp_rewrite->root . self::FOLDER . '/' . $slug ) )
			: add_query_arg( self::QUERY, $slug, home_url( '/' ) );
	}

	public static function owner_link( string $slug, string $key ): string {
		return add_query_arg( self::OWNER, rawurlencode( $key ), self::link( $slug ) );
	}

	/** Only the site can compute this key, at any time. The owner's browser and email get it. */
	public static function owner_key( string $slug ): string {
		return substr( hash_hmac( 'sha256', "owner|{$slug}", self::secret() ), 0, 32 );
	}

	public static function is_owner_key( string $slug, mixed $key ): bool {
		return is_string( $key ) && hash_equals( self::owner_key( $slug ), $key );
	}

	/** The slug in the path of a request, whichever permalinks the site had when the address was made. */
	public static function slug_in_path( string $path ): ?string {
		return 1 === preg_match(
			'~^/?(?:index\.php/)?' . self::FOLDER . '/(' . self::SHAPE . ')/?$~D',
			$path,
			$found
		) ? $found[1] : null;
	}

	/** Whether the address is below that of a report, as WordPress has them for the feeds of a post and the like. */
	public static function is_below( string $address ): bool {
		$path = (string) wp_parse_url( $address, PHP_URL_PATH );
		return 1 === preg_match( '~/' . self::FOLDER . '/' . self::SHAPE . '/[^/]~', $path );
	}

	/** The slug that an address of this site names; null for every other address. */
	public static function slug_of( string $address ): ?string {
		$asked = wp_parse_url( trim( $address ) );
		$home  = wp_parse_url( home_url( '/' ) );
		if ( ! is_array( $asked ) || ! is_array( $home ) || isset( $asked['user'] ) || isset( $asked['pass'] ) ) {
			return null;
		}
		if (
			! in_array( strtolower( $asked['scheme'] ?? '' ), [ 'http', 'https' ], true )
			|| self::host( $asked ) !== self::host( $home )
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
			return is_string( $slug ) && self::is_slug( $slug ) ? $slug : null;
		}
		return self::slug_in_path( $path );
	}

	/** Makes the secret early, before two requests could each make one at the same time. */
	public static function make_secret(): void {
		self::secret();
	}

	/** @param array<string, int|string> $address */
	private static function host( array $address ): string {
		$ports = [ 'http' => 80, 'https' => 443 ];
		$port  = (int) ( $address['port'] ?? 0 );
		$port  = in_array( $port, $ports, true ) ? 0 : $port;
		return strtolower( (string) ( $address['host'] ?? '' ) ) . ':' . $port;
	}

	private static function signature_of( string $random ): string {
		return substr( hash_hmac( 'sha256', "address|{$random}", self::secret() ), 0, self::MARK );
	}

	/**
	 * WordPress keeps it in the database, so links still work after an admin renews the keys in wp-config.php. A
	 * network has a key of its own; the site that became its first one still has the key with which it made its links.
	 */
	private static function secret(): string {
		$own = defined( 'SECRET_KEY' ) ? '' : get_option( 'secret_key', '' );
		return is_string( $own ) && '' !== $own && get_site_option( 'secret_key' ) !== $own
			? $own . hash_hmac( 'md5', self::SECRET, $own )
			: wp_salt( self::SECRET );
	}
}
