<?php

declare( strict_types=1 );

namespace Rueda\Kit\Archive;

use Rueda\Kit\Format\Limits;
use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

/**
 * Recognises a file that was checked before, without reading all of it: by its size, its directory and its manifest,
 * which has the SHA-256 of every file in it. Code that reads one of these files compares its SHA-256 again.
 */
final class Seal {
	private const MANIFEST = 'manifest.json';

	/** @throws KitError When the file is no zip file that can be read. */
	public static function of_file( string $path ): string {
		$manifest = '';
		foreach ( Directory::entries_in( $path ) as $entry ) {
			if ( self::MANIFEST === $entry->name && $entry->bytes <= Limits::JSON ) {
				$manifest = EntryReader::open( $path, [ self::MANIFEST => $entry ] )->text( self::MANIFEST );
			}
		}
		return hash( 'sha256', filesize( $path ) . Directory::hash( $path ) . $manifest );
	}
}
