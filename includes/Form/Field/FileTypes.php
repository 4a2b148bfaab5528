<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** Reads which files a field accepts: extensions and MIME types, as authors write them and as browsers read them. */
final class FileTypes {
	/** A size as authors write it, as in `500kb`. */
	private const LIMIT = '/^\s*([1-9]\d{0,11})\s*(kb|mb)?\s*$/iD';

	private const USUAL = 'audio/*|video/*|image/*';

	/**
	 * Returns the entries of the HTML attribute `accept`. The only wildcards are audio, video and image; unknown types
	 * are left out. If nothing is left, no file is accepted: the usual types are not what the author wrote.
	 *
	 * @return list<string>
	 */
	public static function accepted( Field $field ): array {
		$written = $field->text( 'filetypes' );
		return self::read( '' === trim( $written ) ? self::USUAL : $written );
	}

	/**
	 * @param list<string> $accept
	 * @return list<string> File extensions without the dot, in lower case.
	 */
	public static function endings( array $accept ): array {
		$endings = [];
		foreach ( $accept as $entry ) {
			$entry = strtolower( trim( $entry ) );
			if ( str_starts_with( $entry, '.' ) ) {
				$endings[] = substr( $entry, 1 );
				continue;
			}
			$family = str_ends_with( $entry, '/*' ) ? substr( $entry, 0, -1 ) : null;
			foreach ( wp_get_mime_types() as $names => $type ) {
				if ( $entry === $type || ( null !== $family && str_starts_with( $type, $family ) ) ) {
					array_push( $endings, ...explode( '|', $names ) );
				}
			}
		}
		return array_values( array_unique( $endings ) );
	}

	/** Whether the author's limit can be read; an empty one means the usual limit. */
	public static function has_readable_limit( Field $field ): bool {
		return '' === trim( $field->text( 'limit' ) ) || 1 === preg_match( self::LIMIT, $field->text( 'limit' ) );
	}

	/** The size limit of all files of the field together, in bytes. */
	public static function limit( Field $field ): int {
		if ( 1 !== preg_match( self::LIMIT, $field->text( 'limit' ), $found ) ) {
			return Field::FILE_LIMIT;
		}
		return (int) $found[1] * match ( strtolower( $found[2] ?? '' ) ) {
			'kb'    => 1024,
			'mb'    => 1048576,
			default => 1,
		};
	}

	/** @return list<string> */
	private static function read( string $written ): array {
		$accepted = [];
		foreach ( Text::parts( '/[|,\s]+/', strtolower( $written ) ) as $entry ) {
			if (
				in_array( $entry, [ 'audio/*', 'video/*', 'image/*' ], true )
				|| in_array( $entry, wp_get_mime_types(), true )
			) {
				$accepted[] = $entry;
			} elseif ( 1 === preg_match( '/^\.?([a-z0-9]+)$/D', $entry, $found ) ) {
				$accepted[] = '.' . $found[1];
			}
		}
		return array_values( array_unique( $accepted ) );
	}
}
