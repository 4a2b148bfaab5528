<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Form\Store\Record;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** What goes along with a mail: uploads of this message, and files that the author named. */
final class Attachments {

	/** Bytes: 25 MiB. */
	private const LIMIT = 26214400;

	public function __construct( private UploadFolder $folder, private AuthorFiles $files ) {}

	/** @return list<string> Paths. What is not there, may not go or is too much is left out; the mail still goes. */
	public function read( string $template, Record $record ): array {
		[ $uploads, $named ] = $this->parts( $template, $record );
		return $this->within_limit(
			[ ...array_filter( $uploads, [ $this->folder, 'holds' ] ), ...$this->allowed( $named ) ]
		);
	}

	/**
	 * @return list<string> Names of what would go along, where the uploads of the record are samples that lie nowhere.
	 */
	public function names( string $template, Record $record ): array {
		[ $uploads, $named ] = $this->parts( $template, $record );
		return array_map( 'wp_basename', [ ...$uploads, ...$this->allowed( $named ) ] );
	}

	/** @return array{list<string>, list<string>} Uploads of the message, and files that the author names. */
	private function parts( string $template, Record $record ): array {
		$uploads = [];
		$named   = [];
		foreach ( Text::lines( $template ) as $line ) {
			$line = trim( $line );
			if ( str_starts_with( $line, '[' ) ) {
				array_push( $uploads, ...self::uploads( $line, $record ) );
			} elseif ( '' !== $line ) {
				$named[] = $this->files->path( $line );
			}
		}
		return [ array_values( array_unique( $uploads ) ), $named ];
	}

	/** @return list<string> */
	private static function uploads( string $line, Record $record ): array {
		$paths = [];
		preg_match_all( '/\[\s*([A-Za-z_][0-9A-Za-z:._-]*)\s*\]/', $line, $found );
		foreach ( $found[1] as $name ) {
			$of_field = $record->files()[ strtr( $name, '.', '_' ) ] ?? [];
			array_push(
				$paths,
				...( '_all_fields' === $name ? array_merge( [], ...array_values( $record->files() ) ) : $of_field )
			);
		}
		return $paths;
	}

	/**
	 * @param list<string> $named
	 * @return list<string> Where they really lie: a link may lead elsewhere by the time the mail goes.
	 */
	private function allowed( array $named ): array {
		$allowed = array_filter( $named, fn ( string $path ): bool => null === $this->files->refusal( $path ) );
		return array_values( array_unique( array_filter( array_map( 'realpath', $allowed ), 'is_string' ) ) );
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
