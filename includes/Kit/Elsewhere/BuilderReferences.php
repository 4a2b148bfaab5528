<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Kit\Export\SiteImages;
use Rueda\Kit\Files;
use Rueda\Kit\Format\ImageCheck;
use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

/**
 * Collects what a page builder's documents refer to: images of the kit, pages of the kit, and what cannot be imported.
 *
 * @phpstan-type Media array{name: string, mime: string, bytes: int, width: int, height: int, alt: string}
 */
final class BuilderReferences {
	/** @var array<string, Media> By hash. */
	private array $media = [];
	/** @var array<string, string> Hashes of images by their names in the zip. */
	private array $hashes = [];
	/** @var array<string, true> Keys that the current item uses. */
	private array $uses = [];
	/** @var array<string, array{title: string, reason: string}> What cannot be imported, by a key. */
	private array $left = [];
	/** @var array<string, string> Names of images in the zip, by the last part of each name. */
	private array $images;
	private SiteImages $library;
	/** @var array<string, true> */
	private array $missing = [];

	/**
	 * @param array<string, string> $pages           Keys of pages by their addresses on the site of the kit.
	 * @param bool                  $is_of_this_site Whether the kit is made of pages of this site: see OfThisSite.
	 */
	public function __construct(
		private BuilderFiles $files,
		private array $pages,
		public bool $is_of_this_site = false
	) {
		$this->images  = $files->images();
		$this->library = new SiteImages();
	}

	/**
	 * An image by its number or its address, if the kit or the media library of this site has it. It is never fetched.
	 *
	 * @param int $id Its number on the site of the kit.
	 * @return string Its hash, or empty.
	 */
	public function image( string $url, string $alt = '', int $id = 0 ): string {
		$hash = $this->is_of_this_site ? $this->of_library( $id ) : '';
		$hash = '' === $hash && '' !== $url ? $this->of_address( $url ) : $hash;
		if ( '' === $hash ) {
			$this->miss( $url );
			return '';
		}
		if ( '' === $this->media[ $hash ]['alt'] ) {
			$this->media[ $hash ]['alt'] = $alt;
		}
		return $hash;
	}

	/** What an image shows, in words. */
	public function alt( string $hash ): string {
		return $this->media[ $hash ]['alt'] ?? '';
	}

	/** The address for a link: that of a page of this kit, one elsewhere, or an empty one. */
	public function link( string $url ): string {
		$url = trim( $url );
		if ( 1 === preg_match( '~^#[\w-]*$~D', $url ) ) {
			return $url;
		}
		$key = $this->pages[ untrailingslashit( $url ) ] ?? '';
		if ( '' !== $key ) {
			$this->uses[ $key ] = true;
			return 'rueda-kit:' . $key;
		}
		return esc_url_raw( $url, [ 'http', 'https', 'mailto', 'tel' ] );
	}

	public function leave( string $key, string $title, string $reason ): void {
		$this->left[ $key ] = [ 'title' => $title, 'reason' => $reason ];
	}

	/** @return list<string> Keys that were used since the last call. */
	public function take_uses(): array {
		$uses       = array_keys( $this->uses );
		$this->uses = [];
		sort( $uses, SORT_STRING );
		return $uses;
	}

	/** @return array<string, Media> */
	public function media(): array {
		return $this->media;
	}

	/** @return list<string> Addresses of images that could be fetched. */
	public function missing(): array {
		return array_map( 'strval', array_keys( $this->missing ) );
	}

	/** @return string The image's bytes; empty where there is no such image. */
	public function bytes( string $hash ): string {
		$name = array_search( $hash, $this->hashes, true );
		$path = $this->library->path( $hash );
		if ( '' !== $path ) {
			// WP_Filesystem asks for passwords.
			return (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
		return is_string( $name ) ? $this->files->image( $name ) : '';
	}

	/** The last part of an image's address. */
	public static function file_name( string $url ): string {
		return sanitize_text_field( rawurldecode( basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ) ) );
	}

	/** @return list<array{key: string, title: string, reason: string}> */
	public function left(): array {
		$left = [];
		foreach ( $this->left as $key => $about ) {
			$left[] = [ 'key' => (string) $key ] + $about;
		}
		return $left;
	}

	private function of_address( string $url ): string {
		$given = self::file_name( $url );
		$name  = $this->files->fetched( $url );
		$name  = '' === $name ? $this->images[ strtolower( $given ) ] ?? '' : $name;
		return '' === $name ? $this->of_this_site( $url ) : $this->hashes[ $name ] ??= $this->hash_of( $name, $given );
	}

	private function miss( string $url ): void {
		if ( '' === $url ) {
			return;
		}
		if ( MissingImage::can_be_fetched( $url ) ) {
			$this->missing[ $url ] = true;
		}
		$this->leave(
			'image:' . $url,
			mb_substr( sanitize_text_field( $url ), 0, 200 ),
			$this->is_of_this_site
				? __( 'This image is not in your media library, so its place stays empty.', 'rueda' )
				: __( 'This image is not in the file, so its place stays empty.', 'rueda' )
		);
	}

	/** An image of this site's media library, by its address or that of one of its sizes. */
	private function of_this_site( string $url ): string {
		if ( wp_parse_url( $url, PHP_URL_HOST ) !== wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			return '';
		}
		$whole = preg_replace( '/-\d+x\d+(?=\.\w+$)/', '', $url ) ?? $url;
		$large = preg_replace( '/(?=\.\w+$)/', '-scaled', $whole ) ?? $whole;
		foreach ( array_unique( [ $url, $whole, $large ] ) as $address ) {
			$hash = $this->of_library( attachment_url_to_postid( $address ) );
			if ( '' !== $hash ) {
				return $hash;
			}
		}
		return '';
	}

	private function of_library( int $id ): string {
		$hash = $id > 0 ? $this->library->hash( $id ) : '';
		if ( '' === $hash || ! $this->library->is_taken( $hash ) ) {
			return '';
		}
		$this->media[ $hash ] ??= $this->library->facts( $hash );
		return $hash;
	}

	/** @throws KitError When the image is not of the type that its name says. */
	private function hash_of( string $name, string $given ): string {
		$bytes = $this->files->image( $name );
		$hash  = hash( 'sha256', $bytes );

		$this->media[ $hash ] ??= self::facts( $bytes, $name, $given );
		return $hash;
	}

	/**
	 * What is to be known of an image.
	 *
	 * @param string $name  Its name with the extension.
	 * @param string $given The last part of its address.
	 * @return Media
	 * @throws KitError When the image is not of the type that its name says.
	 */
	public static function facts( string $bytes, string $name, string $given ): array {
		$check = static fn ( string $path ): array => ImageCheck::of_file( $path, $name );
		$named = pathinfo( sanitize_file_name( $given ), PATHINFO_FILENAME );
		$named = $named . '.' . pathinfo( $name, PATHINFO_EXTENSION );
		$own   = [ 'name' => $named, 'bytes' => strlen( $bytes ), 'alt' => '' ];
		return $own + Files::while_stored( $bytes, $name, $check );
	}
}
