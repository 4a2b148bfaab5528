<?php

declare( strict_types=1 );

namespace Rueda\Kit\Archive;

use Rueda\Kit\Format\ImageCheck;
use Rueda\Kit\Format\ItemFormat;
use Rueda\Kit\Format\JsonReader;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Format\Limits;
use Rueda\Kit\Format\Manifest;
use Rueda\Kit\Format\ManifestReader;
use Rueda\Kit\Format\SettingsFormat;
use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** A kit in a zip file. All of it was checked when it was first opened; each file is checked again when it is read. */
final class ZipKit implements Kit {
	private const MANIFEST = 'manifest.json';

	/**
	 * @param EntryReader                               $reader  Stays open: opening one looks at each file of the zip.
	 * @param array<string, ZipEntry>                   $entries By their names.
	 * @param array<string, array{sha256: string, bytes: int}> $files   What the manifest says of the files.
	 */
	private function __construct(
		private EntryReader $reader,
		private array $entries,
		private Manifest $manifest,
		private array $files
	) {}

	/** @throws KitError When anything in the kit is wrong. */
	public static function open( string $path ): Kit {
		$kit = self::reopen( $path );
		$kit->check_files();
		return $kit;
	}

	/**
	 * Opens a file that was checked as a whole before. It reads only the files that are asked for.
	 *
	 * @throws KitError When anything that is read is wrong.
	 */
	public static function reopen( string $path ): self {
		if ( ! class_exists( \ZipArchive::class ) ) {
			throw new KitError( 'zip-archive-module-missing' );
		}
		if ( ! is_file( $path ) ) {
			throw new KitError( 'kit_gone' );
		}
		if ( filesize( $path ) > Limits::file() ) {
			throw new KitError( 'kit_too_large' );
		}
		$list = Directory::entries_in( $path );
		EntryRules::check( $list );
		$entries = array_combine( array_map( static fn ( ZipEntry $entry ): string => $entry->name, $list ), $list );
		$reader  = EntryReader::open( $path, $entries );
		if ( ! isset( $entries[ self::MANIFEST ] ) ) {
			throw new KitError( 'kit_damaged', self::MANIFEST );
		}
		$told = JsonReader::decode( $reader->text( self::MANIFEST ), self::MANIFEST );
		$kit  = new self( $reader, $entries, ManifestReader::manifest( $told ), ManifestReader::files( $told ) );
		$kit->compare();
		return $kit;
	}

	public function manifest(): Manifest {
		return $this->manifest;
	}

	public function item( string $key ): array {
		return $this->fields( $this->manifest->file( $key ) );
	}

	public function settings( string $part ): array {
		$name = "settings/$part.json";
		if ( ! isset( $this->entries[ $name ] ) ) {
			throw new KitError( 'kit_damaged', $name );
		}
		return $this->fields( $name );
	}

	public function image( string $sha256 ): string {
		$name  = $this->image_name( $sha256 );
		$bytes = $this->reader->text( $name );
		if ( hash( 'sha256', $bytes ) !== $sha256 ) {
			throw new KitError( 'kit_damaged', $name );
		}
		return $bytes;
	}

	/** Checks that every file is in the manifest, and that every file of the manifest is in the zip. */
	private function compare(): void {
		$expected = $this->files + [ self::MANIFEST => true ];
		foreach ( array_keys( $this->manifest->media ) as $sha256 ) {
			$expected[ $this->image_name( (string) $sha256 ) ] = true;
		}
		foreach ( array_keys( $this->entries ) as $name ) {
			if ( ! isset( $expected[ $name ] ) ) {
				throw new KitError( EntryRules::is_known( $name ) ? 'kit_damaged' : 'kit_bad_name', $name );
			}
		}
		foreach ( array_keys( $expected ) as $name ) {
			if ( ! isset( $this->entries[ $name ] ) ) {
				throw new KitError( 'kit_damaged', $name );
			}
		}
		foreach ( $this->files as $name => [ 'bytes' => $bytes ] ) {
			if ( $bytes >= 0 && $this->entries[ $name ]->bytes !== $bytes ) {
				throw new KitError( 'kit_damaged', $name );
			}
		}
	}

	private function check_files(): void {
		foreach ( array_keys( $this->files ) as $name ) {
			$this->fields( $name );
		}
		foreach ( array_keys( $this->manifest->media ) as $sha256 ) {
			$this->check_image( (string) $sha256 );
		}
	}

	/** @return array<string, mixed> Empty for an item of a kind that this version does not know. */
	private function fields( string $name ): array {
		$json     = $this->reader->text( $name );
		$expected = $this->files[ $name ]['sha256'] ?? '';
		if ( '' !== $expected && hash( 'sha256', $json ) !== $expected ) {
			throw new KitError( 'kit_damaged', $name );
		}
		if ( str_starts_with( $name, 'settings/' ) ) {
			return SettingsFormat::values( basename( $name, '.json' ), JsonReader::decode( $json, $name ) );
		}
		return EntryRules::is_known( $name ) ? ItemFormat::fields( $name, JsonReader::decode( $json, $name ) ) : [];
	}

	private function check_image( string $sha256 ): void {
		$name  = $this->image_name( $sha256 );
		$facts = $this->manifest->media[ $sha256 ];
		// phpcs:disable WordPress.WP.AlternativeFunctions -- a temporary file, which is deleted when it is closed.
		$file = tmpfile();
		if ( false === $file ) {
			throw new KitError( 'no-write-permissions' );
		}
		try {
			$copied = $this->reader->copy( $name, $file );
			if ( $copied !== $sha256 || $this->entries[ $name ]->bytes !== $facts['bytes'] ) {
				throw new KitError( 'kit_damaged', $name );
			}
			$size = ImageCheck::of_file( stream_get_meta_data( $file )['uri'] ?? '', $name );
			if ( [] !== array_diff_assoc( $size, $facts ) ) {
				throw new KitError( 'kit_bad_image', $name );
			}
		} finally {
			fclose( $file );
		}
		// phpcs:enable WordPress.WP.AlternativeFunctions
	}

	private function image_name( string $sha256 ): string {
		foreach ( array_keys( ImageCheck::MIMES ) as $extension ) {
			$name = "media/$sha256.$extension";
			if ( isset( $this->entries[ $name ] ) ) {
				return $name;
			}
		}
		throw new KitError( 'kit_damaged', "media/$sha256" );
	}
}
