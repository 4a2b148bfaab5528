<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Form\Store\Record;
use Rueda\Form\Text;
use Rueda\Form\Upload\UploadFolder;

defined( 'ABSPATH' ) || exit;

/** What goes along with a mail: uploads of this message, and files that the author named. */
final class Attachments {

	/** Bytes: 25 MiB. */
	private const LIMIT = 26214400;

	public function __construct( private UploadFolder $folder ) {}

	/** @return list<string> Paths. What is not there, lies elsewhere or is too much is left out; the mail still goes. */
	public function read( string $template, Record $record ): array {
		return $this->within_limit( array_values( array_filter( $this->named( $template, $record ), [ $this, 'is_allowed' ] ) ) );
	}

	/** @return list<string> Names of what would go along, where the uploads of the record are samples that lie nowhere. */
	public function names( string $template, Record $record ): array {
		$samples = array_merge( [], ...array_values( $record->files() ) );
		$kept    = array_filter( $this->named( $template, $record ), fn ( string $path ): bool => in_array( $path, $samples, true ) || $this->is_allowed( $path ) );
		return array_values( array_map( 'wp_basename', $kept ) );
	}

	/** @return list<string> */
	private function named( string $template, Record $record ): array {
		$paths = [];
		foreach ( Text::lines( $template ) as $line ) {
			$line = trim( $line );
			if ( str_starts_with( $line, '[' ) ) {
				preg_match_all( '/\[\s*([A-Za-z_][0-9A-Za-z:._-]*)\s*\]/', $line, $found );
				foreach ( $found[1] as $name ) {
					array_push( $paths, ...( '_all_fields' === $name ? array_merge( [], ...array_values( $record->files() ) ) : $record->files()[ strtr( $name, '.', '_' ) ] ?? [] ) );
				}
			} elseif ( '' !== $line ) {
				$paths[] = str_starts_with( $line, '/' ) && is_file( $line ) ? $line : WP_CONTENT_DIR . '/' . ltrim( $line, '/' );
			}
		}
		return array_values( array_unique( $paths ) );
	}

	private function is_allowed( string $path ): bool {
		$real = realpath( $path );
		if ( false === $real || ! is_file( $real ) || ! is_readable( $real ) ) {
			return false;
		}
		$folders = [ WP_CONTENT_DIR, wp_upload_dir( null, false )['basedir'], $this->folder->path() ];
		foreach ( $folders as $folder ) {
			$folder = realpath( $folder );
			if ( false !== $folder && str_starts_with( $real, trailingslashit( $folder ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<string> $paths
	 * @return list<string>
	 */
	private function within_limit( array $paths ): array {
		$total = 0;
		$kept  = [];
		foreach ( $paths as $path ) {
			$size = (int) filesize( $path );
			if ( $total + $size <= self::LIMIT ) {
				$total += $size;
				$kept[] = $path;
			}
		}
		return $kept;
	}
}
