<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Kit\Archive\Directory;
use Rueda\Kit\Archive\EntryReader;
use Rueda\Kit\Archive\EntryRules;
use Rueda\Kit\Archive\ZipEntry;
use Rueda\Kit\Files;
use Rueda\Kit\Format\ImageCheck;
use Rueda\Kit\Format\JsonReader;
use Rueda\Kit\Format\Limits;
use Rueda\Kit\KitError;
use Rueda\Kit\Library\KitFolder;
use ZipArchive;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/**
 * Reads the files of a page builder's kit one by one, within the limits of our own kits, and never unpacks them to a
 * folder. If one file does not belong there, the whole kit is refused.
 */
final class BuilderFiles {
	/** Folders and a name, without characters that a file system could read in another way. */
	private const NAME = '~^(?:[A-Za-z0-9_-]+/){0,4}[A-Za-z0-9_-][A-Za-z0-9_.@-]*$~D';

	/** Far more than page builders write. All JSON is in memory at once, because nothing else says what a kit holds. */
	public const ALL_JSON = 10 * 1024 * 1024;

	/** The extension of WordPress's own export files, whose content is not imported. */
	private const WORDPRESS = 'xml';

	/** @param array<string, ZipEntry> $entries */
	private function __construct( private EntryReader $reader, private array $entries ) {}

	/** @throws KitError When the file is no zip, or holds what a kit may not hold. */
	public static function open( string $path ): self {
		$entries = [];
		$seen    = [];
		$total   = 0;
		$json    = 0;
		foreach ( Directory::entries_in( $path ) as $entry ) {
			$total += $entry->bytes;
			$json  += Limits::is_json( strtolower( $entry->name ) ) ? $entry->bytes : 0;
			self::check( $entry );
			if ( isset( $seen[ strtolower( $entry->name ) ] ) ) {
				throw new KitError( 'kit_bad_name', $entry->name );
			}
			if ( $total > Limits::TOTAL || $json > self::ALL_JSON ) {
				throw new KitError( 'kit_bomb', $entry->name );
			}
			$seen[ strtolower( $entry->name ) ] = true;
			if ( ! $entry->is_folder ) {
				$entries[ $entry->name ] = $entry;
			}
		}
		return new self( EntryReader::open( $path, $entries ), $entries );
	}

	/**
	 * Reads one JSON file of a zip that may be anything.
	 *
	 * @return array<array-key, mixed> Empty where there is no such file, or it cannot be read.
	 */
	public static function read_entry( string $path, string $name ): array {
		try {
			foreach ( Directory::entries_in( $path ) as $entry ) {
				if ( $name === $entry->name && $entry->bytes <= Limits::bytes_for( $name ) ) {
					return JsonReader::decode( EntryReader::open( $path, [ $name => $entry ] )->text( $name ), $name );
				}
			}
		} catch ( KitError ) {
			// The code that opens the file later says what is wrong.
			return [];
		}
		return [];
	}

	/**
	 * Adds an image that was fetched, under a name that its address gives.
	 *
	 * @param array{bytes: string, extension: string} $image
	 * @throws KitError When the kit cannot hold it; the file is then as it was.
	 */
	public static function add_image( string $path, string $url, array $image ): void {
		$temporary = KitFolder::temporary();
		try {
			Files::copy( $path, $temporary );
			$name = self::fetched_name( $url, $image['extension'] );
			$zip  = new ZipArchive();
			$zip->open( $temporary );
			$zip->addFromString( $name, $image['bytes'] );
			$zip->setCompressionName( $name, ZipArchive::CM_STORE );
			if ( ! $zip->close() ) {
				throw new KitError( 'kit_disk_full', $url );
			}
			self::open( $temporary );
			Files::copy( $temporary, $path );
		} finally {
			wp_delete_file( $temporary );
		}
	}

	/** @return string The name of the image that was fetched from an address; empty where none was. */
	public function fetched( string $url ): string {
		foreach ( array_keys( ImageCheck::MIMES ) as $extension ) {
			if ( $this->has( self::fetched_name( $url, $extension ) ) ) {
				return self::fetched_name( $url, $extension );
			}
		}
		return '';
	}

	public function has( string $name ): bool {
		return isset( $this->entries[ $name ] );
	}

	/** @return array<string, string> The images, by the last part of their names. */
	public function images(): array {
		$images = [];
		foreach ( array_keys( $this->entries ) as $name ) {
			if ( isset( ImageCheck::MIMES[ self::extension( $name ) ] ) ) {
				$images[ strtolower( basename( $name ) ) ] = $name;
			}
		}
		return $images;
	}

	/** @return array<array-key, mixed> */
	public function json( string $name ): array {
		return JsonReader::decode( $this->reader->text( $name ), $name );
	}

	public function image( string $name ): string {
		return $this->reader->text( $name );
	}

	private static function fetched_name( string $url, string $extension ): string {
		return 'media/' . sha1( $url ) . '.' . $extension;
	}

	private static function check( ZipEntry $entry ): void {
		$reason = EntryRules::dangerous_kind( $entry );
		if ( '' === $reason && $entry->is_folder ) {
			$reason = 1 === preg_match( self::NAME, rtrim( $entry->name, '/' ) ) ? '' : 'kit_bad_name';
		} elseif ( '' === $reason ) {
			$reason = self::reason( $entry );
		}
		if ( '' !== $reason ) {
			throw new KitError( $reason, $entry->name );
		}
	}

	private static function reason( ZipEntry $entry ): string {
		$types = [ 'json', self::WORDPRESS, ...array_keys( ImageCheck::MIMES ) ];
		if ( 1 !== preg_match( self::NAME, $entry->name ) ) {
			return 'kit_bad_name';
		}
		if ( ! in_array( self::extension( $entry->name ), $types, true ) ) {
			return 'kit_forbidden_file';
		}
		$is_read      = self::WORDPRESS !== self::extension( $entry->name );
		$is_too_large = $is_read && $entry->bytes > Limits::bytes_for( $entry->name );
		return $is_too_large || Limits::is_bomb( $entry->bytes, $entry->packed ) ? 'kit_bomb' : '';
	}

	private static function extension( string $name ): string {
		return strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
	}
}
