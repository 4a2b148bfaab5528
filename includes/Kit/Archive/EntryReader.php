<?php

declare( strict_types=1 );

namespace Rueda\Kit\Archive;

use Rueda\Kit\Format\Limits;
use Rueda\Kit\KitError;
use ZipArchive;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Unpacks one file of a zip at a time, counts its bytes itself, and writes only into a file of its caller. */
final class EntryReader {
	private const CHUNK = 262144;

	/** The bytes of all files that were read; a file that is read again counts once. */
	private int $total = 0;

	/** @var array<string, true> The names of the files that were read. */
	private array $counted = [];

	/** @param array<string, ZipEntry> $entries By their names; each has passed EntryRules. */
	private function __construct( private ZipArchive $zip, private array $entries ) {}

	/** @param array<string, ZipEntry> $entries */
	public static function open( string $path, array $entries ): self {
		if ( ! class_exists( ZipArchive::class ) ) {
			throw new KitError( 'zip-archive-module-missing' );
		}
		$zip = new ZipArchive();
		if ( true !== $zip->open( $path, ZipArchive::RDONLY | ZipArchive::CHECKCONS ) ) {
			throw new KitError( 'invalid-zip-file' );
		}
		return new self( $zip, $entries );
	}

	public function text( string $name ): string {
		$text = '';
		$this->pass_on(
			$name,
			static function ( string $piece ) use ( &$text ): void {
				$text .= $piece;
			}
		);
		return $text;
	}

	/**
	 * @param resource $file
	 * @return string The SHA-256 of what was written.
	 */
	public function copy( string $name, $file ): string {
		$hash = hash_init( 'sha256' );
		$this->pass_on(
			$name,
			static function ( string $piece ) use ( $file, $hash ): void {
				hash_update( $hash, $piece );
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the caller.
				if ( fwrite( $file, $piece ) !== strlen( $piece ) ) {
					throw new KitError( 'no-write-permissions' );
				}
			}
		);
		return hash_final( $hash );
	}

	/** @param callable( string ): void $take */
	private function pass_on( string $name, callable $take ): void {
		$entry  = $this->entries[ $name ] ?? null;
		$stream = null === $entry ? false : $this->zip->getStream( $name );
		if ( null === $entry || false === $stream ) {
			throw new KitError( 'kit_damaged', $name );
		}
		$is_new                 = ! isset( $this->counted[ $name ] );
		$this->counted[ $name ] = true;
		try {
			$bytes = 0;
			while ( ! feof( $stream ) ) {
				// Damaged files make PHP warn; the count finds them too.
				// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors
				$piece        = (string) @fread( $stream, self::CHUNK );
				$bytes       += strlen( $piece );
				$this->total += $is_new ? strlen( $piece ) : 0;
				$is_bomb      = $bytes > Limits::bytes_for( $name ) || $this->total > Limits::TOTAL
					|| $bytes > $entry->bytes || Limits::is_bomb( $bytes, $entry->packed );
				if ( $is_bomb ) {
					throw new KitError( 'kit_bomb', $name );
				}
				if ( '' === $piece ) {
					break;
				}
				$take( $piece );
			}
			if ( $bytes !== $entry->bytes ) {
				throw new KitError( 'kit_damaged', $name );
			}
		} finally {
			fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the stream is ZipArchive's.
		}
	}
}
