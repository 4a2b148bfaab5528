<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use Rueda\Kit\Format\BlockNumbers;

defined( 'ABSPATH' ) || exit;

/** Replaces the references to this site in blocks with the markers of a kit. */
final class BlockReferences {
	/** Attributes that are an address and nothing else. */
	private const ADDRESSES = '/^(url|href|link|src|poster|mediaUrl|mediaLink|s?buttonLink)$/D';

	/** A report belongs to the visitor who made it, so neither its address nor its answers leave the site. */
	private const REPORT = [ 'reportLink', 'reportTitle', 'chartData' ];

	private const IMAGE_CLASS = '/\bwp-image-(\d+)\b/';

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
		$numbers               = BlockNumbers::images( $name, $attributes );
		$block['attrs']        = $this->attributes( $name, $attributes, $numbers );
		$html                  = is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [];
		$block['innerContent'] = array_map(
			fn ( mixed $piece ): mixed => is_string( $piece ) ? $this->html( $piece, $numbers ) : $piece,
			$html
		);
		$inner                 = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
		$block['innerBlocks']  = $this->blocks( $inner );
		return $block;
	}

	/**
	 * The editor writes the number of an image into its class too.
	 *
	 * @param list<int> $numbers The numbers of images that the block has.
	 */
	private function html( string $html, array $numbers ): string {
		$html = preg_replace_callback(
			'/<img\s[^>]*+>/i',
			fn ( array $found ): string => $this->references->text(
				$found[0],
				1 === preg_match( self::IMAGE_CLASS, $found[0], $number ) ? [ (int) $number[1], ...$numbers ] : $numbers
			),
			$html
		) ?? $html;
		$html = preg_replace_callback(
			self::IMAGE_CLASS,
			function ( array $found ): string {
				$hash = $this->references->image_hash( $found[1] );
				return '' === $hash ? '' : 'wp-image-' . $hash;
			},
			$html
		) ?? $html;
		return $this->references->text( BlockNumbers::html( $html ), $numbers );
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param list<int>               $numbers    As html() takes them.
	 * @return array<array-key, mixed>
	 */
	private function attributes( string $name, array $attributes, array $numbers ): array {
		$attributes = BlockNumbers::replaced(
			$name,
			$attributes,
			fn ( mixed $value, string $kind ): mixed => $this->marker( $value, $kind )
		);
		if ( 'rueda/saved-chart' === $name && '' !== ( $attributes['reportLink'] ?? '' ) ) {
			$attributes = array_diff_key( $attributes, array_flip( self::REPORT ) );
		}
		if ( 'rueda/form-field' === $name && is_array( $attributes['choices'] ?? null ) ) {
			$attributes['choices'] = FormFields::choices( $attributes['choices'] );
		}
		$is_picture = in_array( $name, [ 'core/cover', 'core/image', 'core/media-text', 'rueda/section' ], true );
		return $this->addresses( $attributes, $numbers, $is_picture );
	}

	private function marker( mixed $value, string $kind ): mixed {
		return match ( $kind ) {
			BlockNumbers::DROP   => null,
			BlockNumbers::IMAGE  => $this->references->image( $value ),
			BlockNumbers::IMAGES => is_array( $value )
				? array_values( array_filter( array_map( [ $this->references, 'image' ], $value ) ) )
				: null,
			BlockNumbers::ITEM   => $this->references->item( $value ),
			default      => $this->references->item( $value, $kind ),
		};
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param list<int>               $numbers    As html() takes them.
	 * @param bool                    $is_picture Whether the address of the block is that of an image.
	 * @return array<array-key, mixed>
	 */
	private function addresses( array $attributes, array $numbers, bool $is_picture = false ): array {
		foreach ( $attributes as $key => $value ) {
			if ( is_array( $value ) ) {
				$attributes[ $key ] = $this->addresses( $value, $numbers );
			} elseif ( is_string( $value ) && 1 === preg_match( self::ADDRESSES, (string) $key ) ) {
				$attributes[ $key ] = $this->references->address( $value, $numbers );
				if ( $is_picture && in_array( $key, [ 'url', 'mediaUrl' ], true ) ) {
					$this->references->note_image_address( $attributes[ $key ] );
				}
			} elseif ( is_string( $value ) ) {
				$attributes[ $key ] = $this->references->text( $value, $numbers );
			}
		}
		return $attributes;
	}
}
