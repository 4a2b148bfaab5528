<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Files;
use Rueda\Kit\Format\Manifest;
use Rueda\Kit\Import\Undo\Journal;
use Rueda\Kit\KitError;
use Rueda\Kit\KitMeta;
use Rueda\Support\FileMode;
use Rueda\Support\Label;
use Rueda\Support\TemporaryFilter;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/**
 * Puts the images of a kit into the media library. They are encoded anew, without the metadata of cameras.
 *
 * @phpstan-import-type Image from Manifest
 */
final class Images {
	private const EXTENSIONS = [
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/webp' => 'webp',
		'image/avif' => 'avif',
	];

	/** Higher than WordPress's own quality, because the image may have been compressed before. */
	private const QUALITY = 90;

	private const LONGEST_NAME = 60;

	/**
	 * The images that this site has already, from a kit or of its own.
	 *
	 * @param array<string, Image> $media By hash.
	 * @return array<string, int> Number of the attachment by hash.
	 */
	public static function known( array $media ): array {
		$known = [];
		foreach ( [] === $media ? [] : KitMeta::values( KitMeta::SHA256 ) as $id => $hash ) {
			if ( isset( $media[ $hash ] ) && self::is_here( $id ) ) {
				$known[ $hash ] = $id;
			}
		}
		return $known + self::of_this_site( array_diff_key( $media, $known ) );
	}

	/**
	 * Images whose files are those of the kit. A kit names an image after its file, so only files of that name and size
	 * have to be read.
	 *
	 * @param array<string, Image> $media
	 * @return array<string, int>
	 */
	private static function of_this_site( array $media ): array {
		$hashes = [];
		foreach ( $media as $hash => $image ) {
			$hashes[ $image['name'] ][] = (string) $hash;
		}
		$found = [];
		foreach ( [] === $hashes ? [] : KitMeta::values( '_wp_attached_file' ) as $id => $path ) {
			foreach ( $hashes[ sanitize_file_name( wp_basename( $path ) ) ] ?? [] as $hash ) {
				$file = self::is_here( $id ) ? (string) get_attached_file( $id ) : '';
				if (
					'' !== $file
					&& filesize( $file ) === $media[ $hash ]['bytes']
					&& hash_file( 'sha256', $file ) === $hash
				) {
					$found[ $hash ] ??= $id;
				}
			}
		}
		return $found;
	}

	/**
	 * @param array{name: string, mime: string, alt: string} $about
	 * @throws KitError When the image cannot be stored.
	 */
	public static function add_image( Journal $journal, Run $run, string $sha256, array $about, string $bytes ): int {
		$extension = self::EXTENSIONS[ $about['mime'] ] ?? null;
		$folder    = wp_get_upload_dir();
		if ( null === $extension ) {
			throw new KitError( 'kit_bad_image', $about['name'] );
		}
		if ( false !== $folder['error'] ) {
			throw new KitError( 'no-write-permissions', $about['name'] );
		}
		$base = self::base( $folder['path'], $about['name'] );
		$journal->add(
			[
				'op'      => 'files',
				'folder'  => $folder['path'],
				'base'    => $base,
				'folders' => self::missing_folders( $folder['path'] ),
			]
		);
		$path = self::write( $folder['path'], $base . '.' . $extension, $about['mime'], $bytes );
		return self::attach( $journal, $run, $path, $folder['url'] . '/' . wp_basename( $path ), $about, $sha256 );
	}

	private static function is_here( int $id ): bool {
		$post = get_post( $id );
		$file = $post instanceof WP_Post ? get_attached_file( $id ) : false;
		return $post instanceof WP_Post && 'attachment' === $post->post_type && 'trash' !== $post->post_status
			&& '' === get_post_meta( $id, KitMeta::RUN, true ) && is_string( $file ) && is_file( $file );
	}

	/** The beginning of the file's name. No other file begins with it, so undo finds the image and all its sizes. */
	private static function base( string $folder, string $name ): string {
		$words = sanitize_file_name( pathinfo( $name, PATHINFO_FILENAME ) );
		$words = preg_replace( '/[^A-Za-z0-9_-]+/', '-', $words ) ?? '';
		$words = trim( substr( $words, 0, self::LONGEST_NAME ), '-' );
		do {
			$base = ( '' === $words ? 'image' : $words ) . '-' . bin2hex( random_bytes( 4 ) );
		} while ( [] !== Files::beginning( $folder, $base ) );
		return $base;
	}

	/** @return list<string> The innermost first. */
	private static function missing_folders( string $folder ): array {
		$missing = [];
		while ( ! is_dir( $folder ) && dirname( $folder ) !== $folder ) {
			$missing[] = $folder;
			$folder    = dirname( $folder );
		}
		return $missing;
	}

	/** @return string The path of the written file. WordPress may choose another format. */
	private static function write( string $folder, string $name, string $mime, string $bytes ): string {
		if ( ! wp_mkdir_p( $folder ) ) {
			throw new KitError( 'no-write-permissions', $name );
		}
		return Files::while_stored(
			$bytes,
			$name,
			function ( string $temporary ) use ( $folder, $name, $mime ): string {
				$path    = $folder . '/' . $name;
				$encoded = self::encode( $temporary, $path, $mime );
				if ( null !== $encoded ) {
					return $encoded;
				}
				// The server cannot open this kind of image, so its file is copied. Opening the kit has checked it.
				Files::copy( $temporary, $path, $name );
				FileMode::set( $path, ( (int) fileperms( $folder ) ) & 0666 );
				return $path;
			}
		);
	}

	/** @return string|null Null when the server cannot open this kind of image. */
	private static function encode( string $from, string $to, string $mime ): ?string {
		if ( ! wp_image_editor_supports( [ 'mime_type' => $mime, 'methods' => [ 'save' ] ] ) ) {
			return null;
		}
		// Of WordPress's two image editors, GD is the one that writes no metadata.
		$gd       = \WP_Image_Editor_GD::class;
		$gd_first = static fn ( array $editors ): array => in_array( $gd, $editors, true )
			? array_values( array_unique( [ $gd, ...array_filter( $editors, 'is_string' ) ] ) )
			: $editors;
		$save     = static function () use ( $from, $to, $mime ): array|WP_Error {
			$editor = wp_get_image_editor( $from, [ 'mime_type' => $mime ] );
			if ( is_wp_error( $editor ) ) {
				return $editor;
			}
			$editor->maybe_exif_rotate();
			$editor->set_quality( self::QUALITY );
			return $editor->save( $to, $mime );
		};
		$saved    = TemporaryFilter::during( 'wp_image_editors', $gd_first, $save, 10 );
		if ( is_wp_error( $saved ) ) {
			throw new KitError( 'kit_bad_image', wp_basename( $to ) );
		}
		WrittenImage::check( $saved['path'], $saved );
		return $saved['path'];
	}

	/** @param array{name: string, mime: string, alt: string} $about */
	private static function attach(
		Journal $journal,
		Run $run,
		string $path,
		string $url,
		array $about,
		string $sha256
	): int {
		$journal->add( [ 'op' => 'post', 'guid' => $url ] );
		$type = wp_check_filetype( $path )['type'];
		$id   = wp_insert_attachment(
			wp_slash(
				[
					'guid'           => $url,
					'post_mime_type' => is_string( $type ) ? $type : $about['mime'],
					// The name keeps its random part, so that no image of a kit takes the address of a page.
					'post_name'      => strtolower( pathinfo( $path, PATHINFO_FILENAME ) ),
					'post_title'     => Label::line( pathinfo( $about['name'], PATHINFO_FILENAME ) ),
					'post_status'    => 'inherit',
					'post_author'    => $run->user,
					'meta_input'     => [
						KitMeta::RUN    => $run->id,
						KitMeta::SHA256 => $sha256,
					],
				]
			),
			$path,
			0,
			true
		);
		if ( ! is_int( $id ) ) {
			throw new KitError( 'general', $about['name'] );
		}
		$journal->complete( [ 'id' => $id ] );
		Metas::check( $id, [ KitMeta::RUN => $run->id, KitMeta::SHA256 => $sha256 ] );
		Metas::write( $id, [ '_wp_attachment_image_alt' => Label::line( $about['alt'] ) ] );
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$metadata = wp_generate_attachment_metadata( $id, $path );
		WrittenImage::check_sizes( $path, $metadata, $sha256 );
		wp_update_attachment_metadata( $id, $metadata );
		return $id;
	}
}
