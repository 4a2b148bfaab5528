<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use Rueda\Kit\Format\ImageCheck;
use Rueda\Kit\KitError;
use Rueda\Kit\KitMeta;

defined( 'ABSPATH' ) || exit;

/**
 * The images of this site's media library, by the SHA-256 of their files.
 *
 * @phpstan-type Facts array{name: string, mime: string, bytes: int, width: int, height: int, alt: string}
 */
final class SiteImages {
	/** @var array<int, string> */
	private array $hashes = [];
	/** @var array<string, int> Attachments by hash. */
	private array $attachments = [];
	/** @var array<string, bool> By hash. */
	private array $taken = [];

	/** @param bool $as_imported Whether imported images have the hash that they had in their kit. */
	public function __construct( private bool $as_imported = false ) {}

	/** @return string Empty where the attachment is no image that a kit may hold. */
	public function hash( int $attachment ): string {
		$this->hashes[ $attachment ] ??= $this->find_hash( $attachment );
		return $this->hashes[ $attachment ];
	}

	public function path( string $sha256 ): string {
		return self::file( $this->attachments[ $sha256 ] ?? 0 );
	}

	/**
	 * @return Facts
	 * @throws KitError When the image may not be in a kit.
	 */
	public function facts( string $sha256 ): array {
		$attachment = $this->attachments[ $sha256 ] ?? 0;
		$path       = self::file( $attachment );
		$alt        = get_post_meta( $attachment, '_wp_attachment_image_alt', true );
		$own        = [
			'name'  => sanitize_file_name( basename( $path ) ),
			'bytes' => (int) filesize( $path ),
			'alt'   => is_string( $alt ) ? $alt : '',
		];
		return $own + ImageCheck::of_file( $path, basename( $path ) );
	}

	/** Whether an image may be in a kit: it is not damaged, not too large, and of the type that its name says. */
	public function is_taken( string $sha256 ): bool {
		try {
			$this->taken[ $sha256 ] ??= [] !== $this->facts( $sha256 );
		} catch ( KitError ) {
			$this->taken[ $sha256 ] = false;
		}
		return $this->taken[ $sha256 ];
	}

	private function find_hash( int $attachment ): string {
		$path = self::file( $attachment );
		if ( '' === $path ) {
			return '';
		}
		// The file of an imported image was saved anew, so it has another hash than in its kit.
		$meta                         = $this->as_imported ? get_post_meta( $attachment, KitMeta::SHA256, true ) : '';
		$is_known                     = is_string( $meta ) && 64 === strlen( $meta );
		$hash                         = $is_known ? $meta : (string) hash_file( 'sha256', $path );
		$this->attachments[ $hash ] ??= $attachment;
		return $hash;
	}

	private static function file( int $attachment ): string {
		$path = 'attachment' === get_post_type( $attachment ) ? get_attached_file( $attachment ) : false;
		$mime = get_post_mime_type( $attachment );
		return is_string( $path ) && in_array( $mime, ImageCheck::MIMES, true ) && is_file( $path ) ? $path : '';
	}
}
