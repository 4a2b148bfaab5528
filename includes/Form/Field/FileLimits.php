<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Which files a field accepts, and how large they may be.
 *
 * @immutable
 */
final class FileLimits {
	/** A size as authors write it, as in `500kb`. */
	private const SIZE = '/^\s*([1-9]\d{0,11})\s*(kb|mb)?\s*$/iD';

	/** Bytes of all files of a field together, where the author set no limit. */
	private const USUAL_SIZE = 1048576;

	private const FAMILIES = [ 'audio/*', 'video/*', 'image/*' ];

	/**
	 * @var list<string> The entries of the HTML attribute `accept`. The only wildcards are audio, video and image;
	 *                   unknown types are left out. If nothing is left, no file is accepted: the usual types are not
	 *                   what the author wrote.
	 */
	public array $accept;

	/** The size limit of all files of the field together, in bytes. */
	public int $size;

	/** Whether the author's limit can be read; an empty one means the usual limit. */
	public bool $is_size_readable;

	public function __construct( Attributes $attributes ) {
		$types = trim( $attributes->file_types );
		$found = [];

		$is_size                = 1 === preg_match( self::SIZE, $attributes->file_limit, $found );
		$this->is_size_readable = $is_size || '' === trim( $attributes->file_limit );
		$this->accept           = '' === $types ? self::FAMILIES : self::known_types( $types );
		$this->size             = $is_size ? self::bytes( (int) $found[1], $found[2] ?? '' ) : self::USUAL_SIZE;
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

	private static function bytes( int $number, string $unit ): int {
		return $number * match ( strtolower( $unit ) ) {
			'kb'    => 1024,
			'mb'    => 1048576,
			default => 1,
		};
	}

	/** @return list<string> */
	private static function known_types( string $written ): array {
		$known = [];
		foreach ( Text::parts( '/[|,\s]+/', strtolower( $written ) ) as $entry ) {
			if ( in_array( $entry, [ ...self::FAMILIES, ...array_values( wp_get_mime_types() ) ], true ) ) {
				$known[] = $entry;
			} elseif ( 1 === preg_match( '/^\.?([a-z0-9]+)$/D', $entry, $found ) ) {
				$known[] = '.' . $found[1];
			}
		}
		return array_values( array_unique( $known ) );
	}
}
