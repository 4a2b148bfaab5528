<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Format\BlockNumbers;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the numbers and addresses of this site where a kit has markers. A reference to what is not on this site becomes
 * empty, and never the number of something else.
 *
 * @phpstan-import-type Block from Cleaner
 */
final class ReferencesIn {
	private const ADDRESS = '~rueda-kit:(media:[0-9a-f]{64}|(?:wheel|rueda_form|page|wp_block):[a-z0-9_%-]+)(\?)?~i';

	private const IMAGE_SOURCE = '~(<img\b[^>]*?\ssrc=["\'])rueda-kit:media:([0-9a-f]{64})(?=["\'])~i';

	private const IMAGE_CLASS = '~wp-image-(?:rueda-kit:media:|media:)?([0-9a-f]{64}|\d+)~';

	/** @var list<string> */
	private array $unresolved = [];

	/**
	 * @param array<string, int>          $media   Number of the attachment by the hash of the image.
	 * @param \Closure( string ): int     $post_of Number of the post by its key, or 0.
	 * @param \Closure( string ): string  $url_of  Address of the post by its key, or "".
	 */
	public function __construct( private array $media, private \Closure $post_of, private \Closure $url_of ) {}

	/** @return list<string> Keys of items, and hashes of images. */
	public function unresolved(): array {
		return array_values( array_unique( $this->unresolved ) );
	}

	public function content( string $content ): string {
		$blocks = [];
		foreach ( parse_blocks( $content ) as $block ) {
			/** @var Block $block */
			$blocks[] = $this->block( $block );
		}
		return serialize_blocks( $blocks );
	}

	/** Sets the references in a block's attributes or an item's field. A reference without a target becomes null. */
	public function value( mixed $value ): mixed {
		if ( is_string( $value ) ) {
			return $this->addresses( $value, static fn ( string $url ): string => $url, '&' );
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( self::is_marker( $value ) ) {
			return $this->number( $value );
		}
		$is_list = array_keys( $value ) === array_keys( array_values( $value ) );
		$set     = array_filter(
			array_map( [ $this, 'value' ], $value ),
			// An attribute that is left out has its default.
			static fn ( mixed $part, $name ): bool => null !== $part || null === $value[ $name ],
			ARRAY_FILTER_USE_BOTH
		);
		return $is_list ? array_values( $set ) : $set;
	}

	public function html( string $html ): string {
		return $this->addresses( $html, static fn ( string $url ): string => esc_url( $url ), '&amp;' );
	}

	/** @return list<string> The images that an item or a part of the settings shows. */
	public static function images( string $json ): array {
		preg_match_all( '~(?:\$media[\\\\"]+:\s?[\\\\"]+|rueda-kit:media:)([0-9a-f]{64})~', $json, $found );
		return array_values( array_unique( $found[1] ) );
	}

	/**
	 * @param Block $block
	 * @return Block
	 */
	private function block( array $block ): array {
		$name           = $block['blockName'] ?? '';
		$block['attrs'] = BlockNumbers::replaced(
			$name,
			$block['attrs'],
			fn ( mixed $given ): mixed => $this->without_numbers( $given, $name )
		);
		/** @var array<string, mixed> $attributes The names have not changed. */
		$attributes     = $this->value( $block['attrs'] );
		$block['attrs'] = $attributes;
		$image          = $this->image_of( $attributes );
		$size           = $attributes['sizeSlug'] ?? $attributes['mediaSizeSlug'] ?? '';
		foreach ( $block['innerContent'] as $place => $piece ) {
			if ( is_string( $piece ) ) {
				$piece = BlockNumbers::html( $piece );
				$piece = is_string( $size ) && '' !== $size ? $this->sized( $piece, $size ) : $piece;

				$block['innerContent'][ $place ] = $this->html( $this->image_classes( $piece, $image ) );
			}
		}
		foreach ( $block['innerBlocks'] as $place => $inner ) {
			/** @var Block $inner */
			$block['innerBlocks'][ $place ] = $this->block( $inner );
		}
		return $block;
	}

	/** Keeps markers alone: a number without a marker is another site's. Null where nothing is left. */
	private function without_numbers( mixed $given, string $block ): mixed {
		$is_none = in_array( $given, [ 0, '0', '', [] ], true );
		if ( $is_none || self::is_marker( $given ) ) {
			return $given;
		}
		$markers = is_array( $given ) ? array_values( array_filter( $given, [ self::class, 'is_marker' ] ) ) : [];
		if ( ! is_array( $given ) || count( $markers ) < count( $given ) ) {
			$this->unresolved[] = is_scalar( $given ) ? $block . ' ' . $given : $block;
		}
		return [] === $markers ? null : $markers;
	}

	private static function is_marker( mixed $value ): bool {
		return is_array( $value ) && ( isset( $value['$kit'] ) || isset( $value['$media'] ) );
	}

	/** @param array<array-key, mixed> $marker */
	private function number( array $marker ): ?int {
		$key = $marker['$kit'] ?? null;
		$sha = $marker['$media'] ?? null;
		$id  = is_string( $key ) ? ( $this->post_of )( $key ) : ( is_string( $sha ) ? $this->media[ $sha ] ?? 0 : 0 );
		if ( $id > 0 ) {
			return $id;
		}
		$this->unresolved[] = is_string( $key ) ? $key : ( is_string( $sha ) ? 'media:' . $sha : '' );
		return null;
	}

	/** @param array<string, mixed> $attributes */
	private function image_of( array $attributes ): int {
		foreach ( [ 'id', 'mediaId' ] as $name ) {
			if ( is_int( $attributes[ $name ] ?? null ) && in_array( $attributes[ $name ], $this->media, true ) ) {
				return $attributes[ $name ];
			}
		}
		return 0;
	}

	/** WordPress writes the number of an image into its class too, and the editor compares both. */
	private function image_classes( string $html, int $image ): string {
		return preg_replace_callback(
			self::IMAGE_CLASS,
			function ( array $found ) use ( $image ): string {
				$id = $image > 0 ? $image : ( $this->media[ $found[1] ] ?? 0 );
				return $id > 0 ? 'wp-image-' . $id : '';
			},
			$html
		) ?? $html;
	}

	/**
	 * @param callable( string ): string $escape
	 * @param string                     $and    What comes before more parameters where an address has a query already.
	 */
	private function addresses( string $text, callable $escape, string $and ): string {
		if ( ! str_contains( $text, 'rueda-kit:' ) ) {
			return $text;
		}
		return preg_replace_callback(
			self::ADDRESS,
			function ( array $found ) use ( $escape, $and ): string {
				$url = str_starts_with( $found[1], 'media:' )
					? $this->image_url( substr( $found[1], strlen( 'media:' ) ) )
					: ( $this->url_of )( $found[1] );
				if ( '' === $url ) {
					$this->unresolved[] = $found[1];
				}
				$query = $found[2] ?? '';
				return $escape( $url ) . ( '' !== $query && str_contains( $url, '?' ) ? $and : $query );
			},
			$text
		) ?? $text;
	}

	/** Shows images in the size that the block names. Links to the whole image stay as they are. */
	private function sized( string $html, string $size ): string {
		return preg_replace_callback(
			self::IMAGE_SOURCE,
			function ( array $found ) use ( $size ): string {
				$url = wp_get_attachment_image_url( $this->media[ $found[2] ] ?? 0, $size );
				return false === $url ? $found[0] : $found[1] . esc_url( $url );
			},
			$html
		) ?? $html;
	}

	private function image_url( string $sha256 ): string {
		$id = $this->media[ $sha256 ] ?? 0;
		return $id > 0 ? (string) wp_get_attachment_url( $id ) : '';
	}
}
