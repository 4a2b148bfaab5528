<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Kit\Files;
use Rueda\Kit\Format\ImageCheck;
use Rueda\Kit\KitError;
use Rueda\Support\Http\PublicAddress;
use Rueda\Support\TemporaryFilter;
use WP_Http;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an address; escaped where shown.

/** Fetches an image from a public address, when an admin has asked for it. What comes has to be an image. */
final class RemoteImage {
	private const SECONDS   = 20;
	private const REDIRECTS = 3;

	/** @param null|\Closure( string ): list<string> $addresses_of The addresses of a host. */
	public function __construct( private ?\Closure $addresses_of = null ) {}

	/**
	 * @return array{bytes: string, extension: string}
	 * @throws KitError When nothing comes, or what a kit may not hold.
	 */
	public function fetch( string $url ): array {
		$bytes     = $this->bytes( $url );
		$extension = Files::while_stored(
			$bytes,
			$url,
			static function ( string $path ) use ( $url ): string {
				$extension = array_search( ImageCheck::size( $path )['mime'] ?? '', ImageCheck::MIMES, true );
				if ( ! is_string( $extension ) ) {
					throw new KitError( 'kit_bad_image', $url );
				}
				ImageCheck::of_file( $path, "image.$extension" );
				return $extension;
			}
		);
		return [ 'bytes' => $bytes, 'extension' => $extension ];
	}

	private function bytes( string $url ): string {
		$next = $url;
		for ( $left = self::REDIRECTS; $left >= 0; $left-- ) {
			$answer = $this->answer( $next );
			$code   = (int) wp_remote_retrieve_response_code( $answer );
			$to     = wp_remote_retrieve_header( $answer, 'location' );
			if ( $code < 300 || $code >= 400 || ! is_string( $to ) || '' === $to ) {
				$bytes = wp_remote_retrieve_body( $answer );
				if ( 200 === $code && '' !== $bytes && strlen( $bytes ) <= ImageCheck::MAX_BYTES ) {
					return $bytes;
				}
				break;
			}
			$next = WP_Http::make_absolute_url( $to, $next );
		}
		throw new KitError( 'kit_not_fetched', $url );
	}

	/**
	 * One answer. WordPress would follow redirects without looking at where their host is.
	 *
	 * @return array<array-key, mixed>
	 */
	private function answer( string $url ): array {
		$host      = (string) wp_parse_url( $url, PHP_URL_HOST );
		$addresses = ( $this->addresses_of ?? [ PublicAddress::class, 'addresses_of' ] )( $host );
		$closed    = array_filter( $addresses, static fn ( string $one ): bool => ! PublicAddress::is_public( $one ) );
		if ( [] === $addresses || [] !== $closed ) {
			throw new KitError( 'kit_not_public', $url );
		}
		$ask    = static fn () => wp_safe_remote_get(
			$url,
			[
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => ImageCheck::MAX_BYTES + 1,
				'headers'             => [ 'Accept' => 'image/*' ],
			]
		);
		$answer = TemporaryFilter::during(
			'http_api_curl',
			PublicAddress::connecting_to( $host, $addresses[0] ),
			$ask
		);
		return is_wp_error( $answer ) ? throw new KitError( 'kit_not_fetched', $url ) : $answer;
	}
}
