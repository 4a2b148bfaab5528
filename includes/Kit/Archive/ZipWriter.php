<?php

declare( strict_types=1 );

namespace Rueda\Kit\Archive;

use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Writes a zip file whose bytes depend on what is put into it, and not on the time of day or the time zone. */
final class ZipWriter {
	/** Midnight of 1 January 1980, the earliest time that zip files can have. */
	private const DATE = 0x21;

	/** The flag for names in UTF-8. */
	private const FLAGS = 0x0800;

	private const CHUNK = 262144;

	private string $directory = '';
	private int $count        = 0;
	private int $place        = 0;

	/** @param resource $file */
	private function __construct( private $file ) {}

	/** @throws KitError When it cannot be written. */
	public static function create_at( string $path ): self {
		// Written in parts; the error is thrown.
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors
		$file = @fopen( $path, 'wb' );
		if ( false === $file ) {
			throw new KitError( 'no-write-permissions' );
		}
		return new self( $file );
	}

	public function add( string $name, string $bytes ): void {
		$packed = (string) gzdeflate( $bytes, 9 );
		$this->begin( $name, crc32( $bytes ), strlen( $packed ), strlen( $bytes ), 8 );
		$this->write( $packed );
	}

	/** Adds an image without packing it, because image formats are compressed already. */
	public function add_file( string $name, string $path, string $sha256 ): void {
		$crc = hexdec( (string) hash_file( 'crc32b', $path ) );
		$this->begin( $name, (int) $crc, (int) filesize( $path ), (int) filesize( $path ), 0 );
		// phpcs:disable WordPress.WP.AlternativeFunctions -- read in parts.
		$from = fopen( $path, 'rb' );
		if ( false === $from ) {
			throw new KitError( 'kit_bad_image', $name );
		}
		$hash = hash_init( 'sha256' );
		while ( ! feof( $from ) ) {
			$piece = (string) fread( $from, self::CHUNK );
			hash_update( $hash, $piece );
			$this->write( $piece );
		}
		fclose( $from );
		// phpcs:enable
		if ( hash_final( $hash ) !== $sha256 ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.
			throw new KitError( 'kit_damaged', $name );
		}
	}

	public function finish(): void {
		$begin = $this->place;
		$this->write( $this->directory );
		$length = strlen( $this->directory );
		$this->write( pack( 'VvvvvVVv', 0x06054b50, 0, 0, $this->count, $this->count, $length, $begin, 0 ) );
		fclose( $this->file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- opened above.
	}

	private function begin( string $name, int $crc, int $packed, int $bytes, int $method ): void {
		$facts            = pack( 'vvvvv', 20, self::FLAGS, $method, 0, self::DATE )
			. pack( 'VVVvv', $crc, $packed, $bytes, strlen( $name ), 0 );
		$this->directory .= pack( 'Vv', 0x02014b50, 0x0314 ) . $facts
			. pack( 'vvvVV', 0, 0, 0, 0100644 << 16, $this->place ) . $name;
		++$this->count;
		$this->write( pack( 'V', 0x04034b50 ) . $facts . $name );
	}

	private function write( string $bytes ): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- as above.
		if ( @fwrite( $this->file, $bytes ) !== strlen( $bytes ) ) {
			throw new KitError( 'kit_disk_full' );
		}
		$this->place += strlen( $bytes );
	}
}
