<?php

declare( strict_types=1 );

namespace Rueda\Kit\Library;

use Rueda\Kit\Format\ItemFormat;
use Rueda\Kit\Format\JsonReader;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Format\Manifest;
use Rueda\Kit\Format\ManifestReader;
use Rueda\Kit\Format\SettingsFormat;
use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/**
 * A kit in the plugin's own folder, with the same files as in a zip. In the plugin's archive, all but the manifests are
 * in one, `files.json`, beside the folders of the kits. Its images are in a folder beside it, because several kits have
 * the same ones.
 */
final class FolderKit implements Kit {
	private Manifest $manifest;
	/** @var array<string, array{sha256: string, bytes: int}> What the manifest says of each file. */
	private array $files;
	/** @var array<array-key, mixed>|null The texts of all kits that are in one file, by kit and name. */
	private ?array $texts = null;

	/**
	 * @param string $folder       The kit's folder, without a slash at the end.
	 * @param string $media_folder The folder of the images, without a slash at the end.
	 * @throws KitError When there is no kit.
	 */
	public function __construct( private string $folder, private string $media_folder ) {
		$told           = JsonReader::decode( self::text_of_file( "$folder/manifest.json" ), 'manifest.json' );
		$this->manifest = ManifestReader::manifest( $told );
		$this->files    = ManifestReader::files( $told );
	}

	public function manifest(): Manifest {
		return $this->manifest;
	}

	/** @return array<string, mixed> */
	public function item( string $key ): array {
		$file = $this->manifest->file( $key );
		return ItemFormat::fields( $file, $this->json( $file ) );
	}

	/** @return array<string, mixed> */
	public function settings( string $part ): array {
		return SettingsFormat::values( $part, $this->json( "settings/$part.json" ) );
	}

	public function image( string $sha256 ): string {
		$image = $this->manifest->media[ $sha256 ] ?? null;
		if ( null === $image ) {
			throw new KitError( 'kit_damaged', $sha256 );
		}
		$bytes = self::text_of_file( $this->media_folder . '/' . self::image_file( $sha256, $image['name'] ) );
		if ( ! hash_equals( $sha256, hash( 'sha256', $bytes ) ) ) {
			throw new KitError( 'kit_damaged', $image['name'] );
		}
		return $bytes;
	}

	/** @param string $name The image's own name, which gives the extension. */
	public static function image_file( string $sha256, string $name ): string {
		return $sha256 . '.' . pathinfo( $name, PATHINFO_EXTENSION );
	}

	/** @return array<array-key, mixed> */
	private function json( string $file ): array {
		$told = $this->files[ $file ] ?? null;
		$text = null === $told ? '' : $this->text( $file );
		if ( strlen( $text ) !== ( $told['bytes'] ?? -1 ) || hash( 'sha256', $text ) !== ( $told['sha256'] ?? '' ) ) {
			throw new KitError( 'kit_damaged', $file );
		}
		return JsonReader::decode( $text, $file );
	}

	private function text( string $file ): string {
		$this->texts ??= self::texts( dirname( $this->folder ) . '/files.json' );

		$text = $this->texts[ basename( $this->folder ) . "/$file" ] ?? null;
		return is_string( $text ) ? $text : self::text_of_file( "{$this->folder}/$file" );
	}

	/** @return array<array-key, mixed> */
	private static function texts( string $file ): array {
		return is_file( $file ) ? JsonReader::decode( self::text_of_file( $file ), 'files.json' ) : [];
	}

	private static function text_of_file( string $file ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin's own.
		$text = is_file( $file ) ? file_get_contents( $file ) : false;
		if ( false === $text ) {
			throw new KitError( 'kit_damaged', basename( $file ) );
		}
		return $text;
	}
}
