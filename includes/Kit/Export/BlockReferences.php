<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use Rueda\Kit\Format\DocType;

defined( 'ABSPATH' ) || exit;

/** Replaces the references to this site in blocks with the markers of a kit. */
final class BlockReferences {
	private const IMAGE  = 'image';
	private const IMAGES = 'images';
	private const ITEM   = 'item';

	/** Numbers that are left out, because they mean something on this site only: users, terms, menus, files. */
	private const DROP = 'drop';

	/**
	 * By block: the attributes that hold a number, and what each is the number of. A dot leads into an object, a star
	 * into each of its parts.
	 */
	private const NUMBERS = [
		'rueda/wheel'             => [ 'wheelId' => DocType::WHEEL ],
		'rueda/saved-chart'       => [ 'wheelId' => DocType::WHEEL ],
		'rueda/contact-form'      => [ 'formId' => DocType::FORM ],
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
		'core/query'              => [
			'query.author'   => self::DROP,
			'query.taxQuery' => self::DROP,
			'query.parents'  => self::DROP,
			'query.include'  => self::DROP,
			'query.exclude'  => self::DROP,
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

	/** Attributes that are an address and nothing else. */
	private const ADDRESSES = '/^(url|href|link|src|poster|mediaUrl|mediaLink|s?buttonLink)$/D';

	/** A report belongs to the visitor who made it, so neither its address nor its answers leave the site. */
	private const REPORT = [ 'reportLink', 'reportTitle', 'chartData' ];

	public function __construct( private References $references ) {}

	public function content( string $content ): string {
		/**
		 * @var list<array{
		 *   blockName: ?string, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string,
		 *   innerContent: array<mixed>
		 * }> $blocks
		 */
		$blocks = $this->blocks( parse_blocks( $content ) );
		return serialize_blocks( $blocks );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return array<array-key, mixed>
	 */
	private function blocks( array $blocks ): array {
		foreach ( $blocks as $place => $block ) {
			if ( is_array( $block ) ) {
				$blocks[ $place ] = $this->block( $block );
			}
		}
		return $blocks;
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private function block( array $block ): array {
		$name                  = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$attributes            = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$block['attrs']        = $this->attributes( $name, $attributes );
		$html                  = is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [];
		$block['innerContent'] = array_map(
			fn ( mixed $piece ): mixed => is_string( $piece ) ? $this->html( $piece ) : $piece,
			$html
		);
		$inner                 = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
		$block['innerBlocks']  = $this->blocks( $inner );
		return $block;
	}

	/** The editor writes the number of an image into its class too. */
	private function html( string $html ): string {
		$html = (string) preg_replace_callback(
			'/\bwp-image-(\d+)\b/',
			function ( array $found ): string {
				$hash = $this->references->image_hash( $found[1] );
				return '' === $hash ? '' : 'wp-image-' . $hash;
			},
			$html
		);
		$html = (string) preg_replace( '/(\sdata-id=)"\d+"/', '$1""', $html );
		return $this->references->text( $html );
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @return array<array-key, mixed>
	 */
	private function attributes( string $name, array $attributes ): array {
		if ( 'taxonomy' === ( $attributes['kind'] ?? '' ) && str_starts_with( $name, 'core/navigation-' ) ) {
			// This is the number of a term, and a post may have the same number.
			unset( $attributes['id'] );
		}
		foreach ( ( self::NUMBERS[ $name ] ?? [] ) + self::EVERYWHERE as $path => $kind ) {
			$attributes = $this->replace( $attributes, explode( '.', $path ), $kind );
		}
		if ( 'rueda/saved-chart' === $name && '' !== ( $attributes['reportLink'] ?? '' ) ) {
			$attributes = array_diff_key( $attributes, array_flip( self::REPORT ) );
		}
		if ( 'rueda/form-field' === $name && is_array( $attributes['choices'] ?? null ) ) {
			$attributes['choices'] = FormFields::choices( $attributes['choices'] );
		}
		$metadata = $attributes['metadata'] ?? null;
		$pattern  = is_array( $metadata ) ? $metadata['patternName'] ?? '' : '';
		if ( is_array( $metadata ) && is_string( $pattern ) && 1 === preg_match( '~^core/block/\d+~', $pattern ) ) {
			unset( $metadata['patternName'] );
			$attributes['metadata'] = $metadata;
		}
		$is_picture = in_array( $name, [ 'core/cover', 'core/image', 'core/media-text', 'rueda/section' ], true );
		return $this->addresses( $attributes, $is_picture );
	}

	/**
	 * @param array<array-key, mixed> $value
	 * @param list<string>            $path
	 * @return array<array-key, mixed>
	 */
	private function replace( array $value, array $path, string $kind ): array {
		$key = array_shift( $path );
		if ( '*' === $key ) {
			return array_map(
				fn ( mixed $part ): mixed => is_array( $part ) ? $this->replace( $part, $path, $kind ) : $part,
				$value
			);
		}
		if ( null === $key || ! isset( $value[ $key ] ) ) {
			return $value;
		}
		$inner = $value[ $key ];
		if ( [] !== $path ) {
			$value[ $key ] = is_array( $inner ) ? $this->replace( $inner, $path, $kind ) : $inner;
			return $value;
		}
		$new = $this->marker( $inner, $kind );
		if ( null === $new ) {
			unset( $value[ $key ] );
		} else {
			$value[ $key ] = $new;
		}
		return $value;
	}

	private function marker( mixed $value, string $kind ): mixed {
		return match ( $kind ) {
			self::DROP   => null,
			self::IMAGE  => $this->references->image( $value ),
			self::IMAGES => is_array( $value )
				? array_values( array_filter( array_map( [ $this->references, 'image' ], $value ) ) )
				: null,
			self::ITEM   => $this->references->item( $value ),
			default      => $this->references->item( $value, $kind ),
		};
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param bool                    $is_picture Whether the address of the block is that of an image.
	 * @return array<array-key, mixed>
	 */
	private function addresses( array $attributes, bool $is_picture = false ): array {
		foreach ( $attributes as $key => $value ) {
			if ( is_array( $value ) ) {
				$attributes[ $key ] = $this->addresses( $value );
			} elseif ( is_string( $value ) && 1 === preg_match( self::ADDRESSES, (string) $key ) ) {
				$attributes[ $key ] = $this->references->address( $value );
				if ( $is_picture && in_array( $key, [ 'url', 'mediaUrl' ], true ) ) {
					$this->references->note_image_address( $attributes[ $key ] );
				}
			} elseif ( is_string( $value ) ) {
				$attributes[ $key ] = $this->references->text( $value );
			}
		}
		return $attributes;
	}
}
