<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Definitions;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Which files a field accepts, and how large they may be. The editor reads the same: types.ts of this kind of field.
 *
 * @immutable
 */
final class FileLimits {
	/** A size as authors write it, as in `500kb`. */
	private const SIZE = '/^\s*([1-9]\d{0,11})\s*(kb|mb)?\s*$/iD';

	private const FILES = Definitions::FIELD_KINDS['file']['files'];

	/**
	 * @var list<string> The entries of the HTML attribute `accept`. The only wildcards are audio, video and image;
	 *                   unknown types are left out. If nothing is left, no file is accepted: the usual types are not
	 *                   what the author wrote.
	 */
	public array $accept;

	/** @var list<string> The groups of which every type is accepted. */
	public array $groups;

	/** @var list<string> What is accepted besides, without the dot. */
	public array $others;

	/** @var list<string> What the site does not know, so that it is left out. */
	public array $unknown;

	/** The size limit of all files of the field together, in bytes. */
	public int $size;

	/** The size limit of each file, in bytes; without one, a file may have the size of all together. */
	public int $each;

	/** How many files a field of several accepts. */
	public int $number;

	/** @var list<string> Sizes of the author that cannot be read, so that others count. */
	public array $unreadable;

	public function __construct( Attributes $attributes ) {
		$sizes            = $attributes->is_multiple
			? [ $attributes->file_limit, $attributes->limit_of_each ]
			: [ $attributes->file_limit ];
		$is_unreadable    = static fn ( string $size ): bool => '' !== trim( $size ) && null === self::size_in( $size );
		$this->unreadable = array_values( array_filter( $sizes, $is_unreadable ) );
		$this->size       = self::size_in( $sizes[0] ) ?? self::FILES['usualSize'];
		$this->each       = min( $this->size, self::size_in( $sizes[1] ?? '' ) ?? $this->size );
		$this->number     = $attributes->most_files ?? self::FILES['usualNumber'];

		$entries = Text::parts( '/[|,\s]+/', strtolower( $attributes->file_types ) );
		$types   = [];
		$unknown = [];
		foreach ( $entries as $entry ) {
			$type = self::type_of( $entry );
			if ( null === $type ) {
				$unknown[] = $entry;
			} else {
				$types[] = $type;
			}
		}
		$this->unknown = $unknown;
		$this->accept  = [] === $entries ? self::FILES['usual'] : array_values( array_unique( $types ) );

		$groups = [];
		$rest   = $this->accept;
		foreach ( self::FILES['groups'] as $name => $group ) {
			if ( [] === array_diff( $group, $this->accept ) ) {
				$groups[] = $name;
				$rest     = array_diff( $rest, $group );
			}
		}
		$this->groups = $groups;
		$this->others = array_values(
			array_map( static fn ( string $type ): string => ltrim( $type, '.' ), $rest )
		);
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

	/**
	 * @param bool $is_together Whether several files are meant, of which PHP limits each and the whole message.
	 * @return int The most bytes that this server accepts; 0 for any number.
	 */
	public static function most( bool $is_together = false ): int {
		$limits = array_filter(
			array_map(
				static fn ( string $name ): int => wp_convert_hr_to_bytes( (string) ini_get( $name ) ),
				$is_together ? [ 'post_max_size' ] : [ 'upload_max_filesize', 'post_max_size' ]
			),
			static fn ( int $limit ): bool => 0 !== $limit
		);
		return [] === $limits ? 0 : min( $limits );
	}

	/** @return int The most files that this server accepts in one message; 0 for any number. */
	public static function most_files(): int {
		// PHP leaves out what comes after as many as it accepts, so a message with as many is refused.
		return max( 0, (int) ini_get( 'max_file_uploads' ) - 1 );
	}

	/**
	 * What visitors read below the label: types, sizes and how many.
	 *
	 * @param int $most      The most bytes that the server accepts; 0 for any number.
	 * @param int $most_each The same for each file.
	 * @param int $number    The most files that the server accepts; 0 for any number.
	 */
	public function in_words( bool $is_multiple, int $most, int $most_each = 0, int $number = 0 ): string {
		$types = [
			...array_map( [ self::class, 'group_in_words' ], $this->groups ),
			...array_map( [ self::class, 'name_of' ], $this->others ),
		];
		$types = implode( ', ', $types );
		$size  = self::least( $this->size, $most );
		if ( ! $is_multiple ) {
			/* translators: 1: a list of types, as in "images, ZIP", 2: a size, as in "1 MB". */
			$words = __( 'Allowed file types: %1$s. Maximum size: %2$s.', 'rueda' );
			return sprintf( $words, $types, self::size_in_words( $size ) );
		}
		$each   = min( $size, self::least( $this->each, $most_each ) );
		$number = self::least( $this->number, $number );
		$shown  = number_format_i18n( $number );
		if ( 1 === $number || $each === $size ) {
			/* translators: 1: a list of types, as in "images, ZIP", 2: a number, 3: a size, as in "1 MB". */
			$words = _n(
				'Allowed file types: %1$s. At most %2$s file, of %3$s.',
				'Allowed file types: %1$s. At most %2$s files, of %3$s together.',
				$number,
				'rueda'
			);
			return sprintf( $words, $types, $shown, self::size_in_words( $each ) );
		}
		/* translators: 1: a list of types, as in "images, ZIP", 2: a number, 3 and 4: a size, as in "1 MB". */
		$words = __( 'Allowed file types: %1$s. At most %2$s files, of %3$s each and %4$s together.', 'rueda' );
		return sprintf( $words, $types, $shown, self::size_in_words( $each ), self::size_in_words( $size ) );
	}

	/** The smaller limit, of which the second may be 0 for none. */
	private static function least( int $own, int $most ): int {
		return 0 === $most ? $own : min( $own, $most );
	}

	private static function group_in_words( string $group ): string {
		return match ( $group ) {
			'documents' => __( 'documents (PDF, Word, Excel, PowerPoint, OpenDocument, text)', 'rueda' ),
			'images'    => __( 'images', 'rueda' ),
			'audio'     => __( 'audio', 'rueda' ),
			default     => __( 'video', 'rueda' ),
		};
	}

	/** By the first of its file extensions, because few people know MIME types. */
	private static function name_of( string $type ): string {
		$extensions = array_search( $type, wp_get_mime_types(), true );
		return strtoupper( explode( '|', false === $extensions ? $type : (string) $extensions )[0] );
	}

	/** Rounded down, so that a file of this size is accepted. */
	public static function size_in_words( int $bytes ): string {
		$shown = static function ( int $unit ) use ( $bytes ): string {
			$shown = floor( $bytes / $unit * 10 ) / 10;
			return number_format_i18n( $shown, floor( $shown ) === $shown ? 0 : 1 );
		};
		return match ( true ) {
			/* translators: %s: a number of megabytes. */
			$bytes >= 1048576 => sprintf( __( '%s MB', 'rueda' ), $shown( 1048576 ) ),
			/* translators: %s: a number of kilobytes. */
			$bytes >= 1024    => sprintf( __( '%s KB', 'rueda' ), $shown( 1024 ) ),
			/* translators: %s: a number of bytes. */
			default           => sprintf( __( '%s bytes', 'rueda' ), $shown( 1 ) ),
		};
	}

	/** A size as the author has written it, in bytes; null if it cannot be read. */
	private static function size_in( string $written ): ?int {
		if ( 1 !== preg_match( self::SIZE, $written, $found ) ) {
			return null;
		}
		$bytes = (int) $found[1] * match ( strtolower( $found[2] ?? '' ) ) {
			'kb'    => 1024,
			'mb'    => 1048576,
			default => 1,
		};
		// PHP of 32 bits, as in wp-now, makes a float of a large one.
		return (int) min( PHP_INT_MAX, $bytes );
	}

	/** An entry of `accept`; null if the site does not know the type. */
	private static function type_of( string $entry ): ?string {
		if ( in_array( $entry, [ ...self::FILES['usual'], ...array_values( wp_get_mime_types() ) ], true ) ) {
			return $entry;
		}
		return 1 === preg_match( '/^\.?([a-z0-9]+)$/D', $entry, $found ) ? '.' . $found[1] : null;
	}
}
