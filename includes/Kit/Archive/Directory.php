<?php

declare( strict_types=1 );

namespace Rueda\Kit\Archive;

use Rueda\Kit\Format\Limits;
use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/**
 * Reads the directory at the end of a zip file. ZipArchive would cut names at a zero byte, and takes memory for every
 * entry before it can be asked how many there are.
 */
final class Directory {
	private const END          = "PK\x05\x06";
	private const END_LENGTH   = 22;
	private const ENTRY_LENGTH = 46;
	private const LOCAL_LENGTH = 30;

	/** Enough for the largest number of entries with the longest names, and something more. */
	private const MOST_BYTES = Limits::ENTRIES * 512;

	/** The value of sizes that are stored elsewhere, in zip files of more than 4 GB. */
	private const ELSEWHERE = 0xFFFFFFFF;

	/**
	 * @return list<ZipEntry>
	 * @throws KitError When the file is no zip file, or has too many entries.
	 */
	public static function entries_in( string $path ): array {
		return self::with_file( $path, static fn ( $file ): array => self::entries( $file ) );
	}

	/** The SHA-256 of the directory, which contains the checksums of the files. */
	public static function hash( string $path ): string {
		return self::with_file(
			$path,
			static function ( $file ): string {
				[ $end ] = self::end( $file );
				return hash( 'sha256', self::bytes( $file, $end['offset'], $end['bytes'] ) );
			}
		);
	}

	/**
	 * @template T
	 * @param callable( resource ): T $work
	 * @return T
	 */
	private static function with_file( string $path, callable $work ): mixed {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem reads whole files only.
		$file = is_file( $path ) ? fopen( $path, 'rb' ) : false;
		if ( false === $file ) {
			throw new KitError( 'invalid-zip-file' );
		}
		try {
			return $work( $file );
		} finally {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- opened above.
			fclose( $file );
		}
	}

	/**
	 * @param resource $file
	 * @return list<ZipEntry>
	 */
	private static function entries( $file ): array {
		// Bytes before the first file could be a program, or an image.
		if ( "PK\x03\x04" !== self::bytes( $file, 0, 4 ) ) {
			throw new KitError( 'invalid-zip-file' );
		}
		[ $end, $at ] = self::end( $file );
		if ( $end['count'] !== $end['here'] || $end['offset'] + $end['bytes'] !== $at ) {
			throw new KitError( 'invalid-zip-file' );
		}
		$directory = self::bytes( $file, $end['offset'], $end['bytes'] );
		$entries   = [];
		$place     = 0;
		while ( $place < $end['bytes'] ) {
			[ $entry, $length ] = self::entry( substr( $directory, $place, self::ENTRY_LENGTH + 3 * 0xFFFF ) );
			$entries[]          = $entry;
			$place             += $length;
		}
		if ( count( $entries ) !== $end['count'] ) {
			throw new KitError( 'invalid-zip-file' );
		}
		self::refuse_overlaps( $entries, $end['offset'] );
		return $entries;
	}

	/**
	 * @param resource $file
	 * @return array{array{here: int, count: int, bytes: int, offset: int}, int} The record, and its position.
	 */
	private static function end( $file ): array {
		$size  = self::size( $file );
		$from  = max( 0, $size - self::END_LENGTH - 0xFFFF );
		$tail  = self::bytes( $file, $from, $size - $from );
		$place = strrpos( $tail, self::END );
		if ( false === $place || strlen( $tail ) - $place < self::END_LENGTH ) {
			throw new KitError( 'invalid-zip-file' );
		}
		/** @var array{disk: int, first: int, here: int, count: int, bytes: int, offset: int, comment: int} $end */
		$end = unpack( 'vdisk/vfirst/vhere/vcount/Vbytes/Voffset/vcomment', substr( $tail, $place + 4, 18 ) );
		if ( $end['disk'] + $end['first'] > 0 || $place + self::END_LENGTH + $end['comment'] !== strlen( $tail ) ) {
			throw new KitError( 'invalid-zip-file' );
		}
		if ( $end['count'] > Limits::ENTRIES || $end['bytes'] > self::MOST_BYTES ) {
			throw new KitError( 'kit_too_many_files' );
		}
		return [ $end, $from + $place ];
	}

	/** @return array{ZipEntry, int} The entry, and its length in bytes. */
	private static function entry( string $bytes ): array {
		if ( strlen( $bytes ) < self::ENTRY_LENGTH || ! str_starts_with( $bytes, "PK\x01\x02" ) ) {
			throw new KitError( 'invalid-zip-file' );
		}
		/**
		 * @var array{
		 *   flags: int, method: int, packed: int, bytes: int, name: int, extra: int, comment: int, attributes: int,
		 *   offset: int
		 * } $told
		 */
		$told = unpack(
			'vmade/vneeded/vflags/vmethod/vtime/vdate/Vcrc/Vpacked/Vbytes/vname/vextra/vcomment'
				. '/vdisk/vinternal/Vattributes/Voffset',
			substr( $bytes, 4 )
		);
		$name = substr( $bytes, self::ENTRY_LENGTH, $told['name'] );
		if ( in_array( self::ELSEWHERE, [ $told['bytes'], $told['packed'], $told['offset'] ], true ) ) {
			throw new KitError( 'kit_bomb', $name );
		}
		$entry = new ZipEntry(
			$name,
			$told['bytes'],
			$told['packed'],
			$told['method'],
			// These flags mark entries that are encrypted, strongly encrypted, or have hidden names.
			0 !== ( $told['flags'] & 0x2041 ),
			$told['attributes'] >> 16,
			0 !== ( $told['attributes'] & 0x10 ) || str_ends_with( $name, '/' ),
			$told['offset']
		);
		return [ $entry, self::ENTRY_LENGTH + $told['name'] + $told['extra'] + $told['comment'] ];
	}

	/**
	 * Refuses entries that share their bytes, because they unpack to far more than the file holds.
	 *
	 * @param list<ZipEntry> $entries
	 * @param int         $end     Where the directory begins.
	 */
	private static function refuse_overlaps( array $entries, int $end ): void {
		usort( $entries, static fn ( ZipEntry $one, ZipEntry $other ): int => $other->offset <=> $one->offset );
		foreach ( $entries as $entry ) {
			if ( $entry->offset + self::LOCAL_LENGTH + strlen( $entry->name ) + $entry->packed > $end ) {
				throw new KitError( 'kit_bomb', $entry->name );
			}
			$end = $entry->offset;
		}
	}

	/** @param resource $file */
	private static function size( $file ): int {
		$told = fstat( $file );
		return is_array( $told ) ? $told['size'] : 0;
	}

	/** @param resource $file */
	private static function bytes( $file, int $offset, int $length ): string {
		$bytes = $length > 0 && 0 === fseek( $file, $offset ) ? stream_get_contents( $file, $length ) : '';
		if ( false === $bytes || strlen( $bytes ) !== $length ) {
			throw new KitError( 'invalid-zip-file' );
		}
		return $bytes;
	}
}
