<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Form\Store\Record;
use Rueda\Form\Upload\RecordFiles;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** The attachments of a mail: uploads of the message, and files that the author named. */
final class Attachments {
	/** Bytes: 25 MiB. */
	public const LIMIT = 26214400;

	/** @return list<string> Paths. Files that are missing, not allowed or over the limit are left out. */
	public static function paths_in( string $template, Record $record ): array {
		[ $uploads, $named ] = self::parts( $template, $record );
		return self::within_limit(
			[ ...self::kept( $uploads, $record ), ...self::allowed( $named ) ]
		);
	}

	/**
	 * The attachments after functions on `wpcf7_mail_components` were called.
	 *
	 * @param mixed        $given What they returned: paths, or lines as an author writes them.
	 * @param list<string> $known The paths before that.
	 * @return list<string>
	 */
	public static function filtered( mixed $given, array $known, Record $record ): array {
		if ( ! is_array( $given ) ) {
			return is_string( $given ) ? self::paths_in( $given, $record ) : $known;
		}
		$uploads    = self::kept( $record->paths(), $record );
		$is_allowed = static fn ( string $path ): bool => in_array( $path, [ ...$known, ...$uploads ], true )
			|| AuthorFiles::is_for_add_ons( $path );
		$allowed    = array_filter( array_filter( $given, 'is_string' ), $is_allowed );
		return self::within_limit( array_values( array_unique( $allowed ) ) );
	}

	/** @return list<string> Names of the attachments, for a record whose uploads are samples without files. */
	public static function names( string $template, Record $record ): array {
		[ $uploads, $named ] = self::parts( $template, $record );
		return array_map( 'wp_basename', [ ...$uploads, ...self::allowed( $named ) ] );
	}

	/** @return array{list<string>, list<string>} Paths of the message's uploads, and of files that the author named. */
	private static function parts( string $template, Record $record ): array {
		$uploads = [];
		$named   = [];
		foreach ( Text::lines( $template ) as $line ) {
			$line = trim( $line );
			if ( str_starts_with( $line, '[' ) ) {
				array_push( $uploads, ...self::uploads( $line, $record ) );
			} elseif ( '' !== $line ) {
				$named[] = AuthorFiles::path( $line );
			}
		}
		return [ array_values( array_unique( $uploads ) ), $named ];
	}

	/** @return list<string> */
	private static function uploads( string $line, Record $record ): array {
		$paths = [];
		foreach ( self::fields_in( $line ) as $name ) {
			array_push( $paths, ...( '_all_fields' === $name ? $record->paths() : $record->files()[ $name ] ?? [] ) );
		}
		return $paths;
	}

	/** @return list<string> Names of the fields whose files a line of the template attaches; `_all_fields` for all. */
	public static function fields_in( string $line ): array {
		preg_match_all( '/\[\s*([A-Za-z_][0-9A-Za-z:._-]*)\s*\]/', $line, $found );
		return array_map( static fn ( string $name ): string => strtr( $name, '.', '_' ), $found[1] );
	}

	/**
	 * @param list<string> $uploads
	 * @return list<string> Those that are still in our folder, on this server or on another one.
	 */
	private static function kept( array $uploads, Record $record ): array {
		return array_values(
			array_filter( $uploads, static fn ( string $path ): bool => ! RecordFiles::is_gone( $record, $path ) )
		);
	}

	/**
	 * @param list<string> $named
	 * @return list<string> The real paths, because a link may point to another file by the time the mail is sent.
	 */
	private static function allowed( array $named ): array {
		$allowed = array_filter( $named, static fn ( string $path ): bool => null === AuthorFiles::refusal( $path ) );
		return array_values( array_unique( array_filter( array_map( 'realpath', $allowed ), 'is_string' ) ) );
	}

	/**
	 * @param list<string> $paths
	 * @return list<string>
	 */
	private static function within_limit( array $paths ): array {
		$total = 0;
		$kept  = [];
		foreach ( $paths as $path ) {
			$size = is_file( $path ) ? (int) filesize( $path ) : 0;
			if ( $total + $size <= self::LIMIT ) {
				$total += $size;
				$kept[] = $path;
			}
		}
		return $kept;
	}
}
