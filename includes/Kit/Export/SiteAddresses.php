<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds which post or image of this site an address leads to. */
final class SiteAddresses {
	/** The query parameters by which an address names a post, on sites with plain permalinks. */
	private const NAMES = [ 'page_id', 'p', 'post_type', 'attachment_id', 'preview' ];

	/** @var array<string, ?WP_Post> */
	private array $found = [];

	/** A pattern for addresses of this site within a text, each up to its end. */
	public function pattern(): string {
		$hosts = array_unique( [ self::host( home_url() ), self::host( site_url() ) ] );
		$hosts = implode( '|', array_map( static fn ( string $host ): string => preg_quote( $host, '~' ), $hosts ) );
		return '~(?<![\w.@-])(?:https?:)?//(?:' . $hosts . ')(?=[/?#"\'\s<>)\\\\&,]|$)[^"\'\s<>)\\\\]*~iu';
	}

	/** Whether it is an address of this site, with or without its host. */
	public function is_here( string $url ): bool {
		if ( str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' ) ) {
			return $this->is_below_home( $url );
		}
		return 1 === preg_match( $this->pattern(), $url, $found ) && str_starts_with( $url, $found[0] )
			&& $this->is_below_home( self::path( $url ) );
	}

	/**
	 * The page, wheel or attachment that an address leads to.
	 *
	 * @param list<int> $numbers Numbers that stand beside the address, which may be those of its attachment.
	 */
	public function post( string $url, array $numbers = [] ): ?WP_Post {
		$url  = $this->complete( $url );
		$name = implode( ' ', [ $url, ...$numbers ] );
		if ( ! array_key_exists( $name, $this->found ) ) {
			$id                   = $this->attachment( $url, $numbers );
			$id                   = 0 === $id ? url_to_postid( $url ) : $id;
			$this->found[ $name ] = $id > 0 ? get_post( $id ) : null;
		}
		return $this->found[ $name ];
	}

	/** The rest of an address: query parameters that do not name the post, and the fragment. */
	public static function rest( string $url ): string {
		preg_match( '/(\?[^#]*)?(#.*)?$/s', $url, $found );
		$given = $found[1] ?? '';
		$plain = html_entity_decode( $given );
		$query = strlen( $plain ) > 1 ? remove_query_arg( self::NAMES, $plain ) : '';
		$query = '?' === $query ? '' : $query;
		return ( $plain === $given ? $query : esc_html( $query ) ) . ( $found[2] ?? '' );
	}

	/** Whether it leads to the first page of the site. */
	public function is_home( string $url ): bool {
		$query = wp_parse_url( html_entity_decode( $url ), PHP_URL_QUERY );
		parse_str( is_string( $query ) ? $query : '', $names );
		return [] === array_intersect( [ 'page_id', 'p', 'attachment_id' ], array_keys( $names ) )
			&& trailingslashit( self::path( $url ) ) === self::path( home_url( '/' ) );
	}

	/** @param list<int> $numbers */
	private function attachment( string $url, array $numbers ): int {
		$base = set_url_scheme( wp_upload_dir( null, false )['baseurl'], 'http' );
		$url  = set_url_scheme( $url, 'http' );
		$url  = preg_replace( '/[?#].*$/s', '', $url ) ?? $url;
		if ( ! str_starts_with( $url, $base . '/' ) ) {
			return 0;
		}
		$numbers = array_values( array_filter( $numbers, [ self::class, 'is_attachment' ] ) );
		foreach ( $numbers as $number ) {
			$meta = wp_get_attachment_metadata( $number );
			$meta = is_array( $meta ) ? $meta : [ 'file' => get_post_meta( $number, '_wp_attached_file', true ) ];
			if ( wp_image_file_matches_image_meta( $url, $meta, $number ) ) {
				return $number;
			}
		}
		// The attachment may have this name, the name without a size, or the name of a large file that was scaled down.
		$whole = preg_replace( '/-\d+x\d+(?=\.\w+$)/', '', $url ) ?? $url;
		$small = preg_replace( '/(?=\.\w+$)/', '-scaled', $whole, 1 ) ?? $whole;
		foreach ( array_unique( [ $url, $whole, $small ] ) as $one ) {
			$id = self::of_file( $one, substr( $one, strlen( $base ) + 1 ) );
			if ( $id > 0 ) {
				return $id;
			}
		}
		// An image that was edited has files with new names, and pages still show the old ones.
		return self::is_image( $url ) && 1 === count( $numbers ) ? $numbers[0] : 0;
	}

	/** The attachment of a file. WordPress's own function may answer with the number of a post that is gone. */
	private static function of_file( string $url, string $file ): int {
		$id = attachment_url_to_postid( $url );
		if ( 0 === $id || self::is_attachment( $id ) ) {
			return $id;
		}
		$posts = get_posts(
			[
				'post_type'   => 'attachment',
				'post_status' => [ 'inherit', 'private' ],
				'meta_key'    => '_wp_attached_file', // phpcs:ignore WordPress.DB.SlowDBQuery -- only in an export.
				'meta_value'  => $file, // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
				'numberposts' => 1,
				'orderby'     => 'ID',
				'order'       => 'ASC',
			]
		);
		return isset( $posts[0] ) ? $posts[0]->ID : 0;
	}

	/** Whether an address has the name of an image. */
	public static function is_image( string $url ): bool {
		return 1 === preg_match( '/\.(jpe?g|png|gif|webp|avif|svg|bmp|ico|heic|tiff?)$/i', self::path( $url ) );
	}

	private static function is_attachment( int $id ): bool {
		return 'attachment' === get_post_type( $id );
	}

	private function complete( string $url ): string {
		$url = html_entity_decode( $url, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		if ( str_starts_with( $url, '//' ) ) {
			return set_url_scheme( 'http:' . $url, is_ssl() ? 'https' : 'http' );
		}
		return str_starts_with( $url, '/' ) ? 'http://' . self::host( home_url() ) . $url : $url;
	}

	/** Whether a path belongs to this site. Another site may be on the same host. */
	private function is_below_home( string $path ): bool {
		$home = self::path( home_url( '/' ) );
		return str_starts_with( trailingslashit( preg_replace( '/[?#].*$/s', '', $path ) ?? $path ), $home );
	}

	private static function host( string $url ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		$port = wp_parse_url( $url, PHP_URL_PORT );
		return ( is_string( $host ) ? $host : '' ) . ( is_int( $port ) ? ':' . $port : '' );
	}

	private static function path( string $url ): string {
		$path = wp_parse_url( str_starts_with( $url, '//' ) ? 'http:' . $url : $url, PHP_URL_PATH );
		return is_string( $path ) && '' !== $path ? $path : '/';
	}
}
