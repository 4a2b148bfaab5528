<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

defined( 'ABSPATH' ) || exit;

/**
 * The numbers in the attributes of blocks that mean something on one site only. An export of a kit replaces them with
 * markers or leaves them out, and an import removes those that are still there. WordPressImport replaces them.
 */
final class BlockNumbers {
	public const IMAGE  = 'image';
	public const IMAGES = 'images';
	public const ITEM   = 'item';

	/** What is left out, because a kit cannot hold what it means: users, terms, menus, files, reports. */
	public const DROP = 'drop';

	/**
	 * By block: the attributes that hold a number, and what each is the number of. A dot leads into an object, a star
	 * into each of its parts.
	 */
	private const OF_BLOCKS = [
		'rueda/wheel'             => [ 'wheelId' => DocType::WHEEL ],
		// A stranger's kit does not choose which ratings of visitors a page shows.
		'rueda/saved-chart'       => [
			'wheelId'  => DocType::WHEEL,
			'reportId' => self::DROP,
			'show'     => self::DROP,
		],
		'rueda/contact-form'      => [ 'formId' => DocType::FORM ],
		'rueda/form-thanks'       => [ 'pageId' => DocType::PAGE ],
		'rueda/section'           => [ 'mediaId' => self::IMAGE ],
		'core/block'              => [ 'ref' => DocType::PATTERN, 'content.*.id' => self::IMAGE ],
		'core/image'              => [ 'id' => self::IMAGE ],
		'core/gallery'            => [ 'ids' => self::IMAGES ],
		'core/cover'              => [ 'id' => self::IMAGE ],
		'core/media-text'         => [ 'mediaId' => self::IMAGE ],
		'core/file'               => [ 'id' => self::DROP ],
		'core/audio'              => [ 'id' => self::DROP ],
		'core/video'              => [ 'id' => self::DROP ],
		'core/navigation'         => [ 'ref' => self::DROP ],
		'core/navigation-link'    => [ 'id' => self::ITEM ],
		'core/navigation-submenu' => [ 'id' => self::ITEM ],
		'core/home-link'          => [ 'id' => self::ITEM ],
		'core/page-list'          => [ 'parentPageID' => DocType::PAGE ],
		'core/page-list-item'     => [ 'id' => DocType::PAGE ],
		'core/avatar'             => [ 'userId' => self::DROP ],
		'core/latest-posts'       => [ 'categories' => self::DROP, 'selectedAuthor' => self::DROP ],
		'core/legacy-widget'      => [ 'id' => self::DROP ],
		'core/query'              => [
			'query.author'      => self::DROP,
			'query.taxQuery'    => self::DROP,
			'query.categoryIds' => self::DROP,
			'query.tagIds'      => self::DROP,
			'query.parents'     => self::DROP,
			'query.include'     => self::DROP,
			'query.exclude'     => self::DROP,
		],
		'core/terms-query'        => [
			'termQuery.include' => self::DROP,
			'termQuery.exclude' => self::DROP,
			'termQuery.parent'  => self::DROP,
		],
		'core/playlist'           => [ 'currentTrack' => self::DROP ],
		'core/playlist-track'     => [ 'id' => self::DROP ],
	];

	/** The same for attributes that every block may have. */
	private const EVERYWHERE = [ 'style.background.backgroundImage.id' => self::IMAGE ];

	/**
	 * Replaces the numbers in the attributes of a block.
	 *
	 * @param array<array-key, mixed>          $attributes
	 * @param \Closure( mixed, string ): mixed $replace    Gets what is stored and what it is the number of. With null
	 *                                                     the attribute is removed.
	 * @return array<array-key, mixed>
	 */
	public static function replaced( string $block, array $attributes, \Closure $replace ): array {
		if ( 'taxonomy' === ( $attributes['kind'] ?? '' ) && str_starts_with( $block, 'core/navigation-' ) ) {
			// This is the number of a term, and a post may have the same number.
			unset( $attributes['id'] );
		}
		foreach ( ( self::OF_BLOCKS[ $block ] ?? [] ) + self::EVERYWHERE as $path => $kind ) {
			$attributes = self::replaced_at( $attributes, explode( '.', $path ), $kind, $replace );
		}
		$metadata = $attributes['metadata'] ?? null;
		$pattern  = is_array( $metadata ) ? $metadata['patternName'] ?? '' : '';
		if ( is_array( $metadata ) && is_string( $pattern ) && 1 === preg_match( '~^core/block/\d+~', $pattern ) ) {
			unset( $metadata['patternName'] );
			$attributes['metadata'] = $metadata;
		}
		return $attributes;
	}

	/**
	 * The numbers of images that a block has.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return list<int>
	 */
	public static function images( string $block, array $attributes ): array {
		$numbers = [];
		self::replaced(
			$block,
			$attributes,
			static function ( mixed $value, string $kind ) use ( &$numbers ): mixed {
				$values = in_array( $kind, [ self::IMAGE, self::IMAGES ], true ) ? (array) $value : [];
				array_push( $numbers, ...array_map( 'intval', array_filter( $values, 'is_numeric' ) ) );
				return $value;
			}
		);
		return $numbers;
	}

	/** Removes the numbers of images that WordPress writes into the HTML of a gallery. */
	public static function html( string $html ): string {
		return preg_replace( '/(\sdata-id=)"\d+"/', '$1""', $html ) ?? $html;
	}

	/**
	 * @param array<array-key, mixed>          $value
	 * @param list<string>                     $path
	 * @param \Closure( mixed, string ): mixed $replace
	 * @return array<array-key, mixed>
	 */
	private static function replaced_at( array $value, array $path, string $kind, \Closure $replace ): array {
		$key = array_shift( $path );
		if ( '*' === $key ) {
			return array_map(
				static fn ( mixed $part ): mixed => is_array( $part )
					? self::replaced_at( $part, $path, $kind, $replace )
					: $part,
				$value
			);
		}
		if ( null === $key || ! isset( $value[ $key ] ) ) {
			return $value;
		}
		$inner = $value[ $key ];
		if ( [] !== $path ) {
			$value[ $key ] = is_array( $inner ) ? self::replaced_at( $inner, $path, $kind, $replace ) : $inner;
			return $value;
		}
		$new = $replace( $inner, $kind );
		if ( null === $new ) {
			unset( $value[ $key ] );
		} else {
			$value[ $key ] = $new;
		}
		return $value;
	}
}
