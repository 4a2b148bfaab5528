<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Page\Section\SectionBlock;
use Rueda\Support\Read;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * The place of an image that the import did not have: a block of WordPress without an image, or a section of ours. The
 * block remembers the image's address, which no page prints, so that the image can be fetched later.
 *
 * @phpstan-type Block array{
 *     blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<mixed>>, innerHTML: string,
 *     innerContent: list<string|null>
 * }
 */
final class MissingImage {
	/** Where a block keeps it in its metadata. */
	private const ADDRESS = 'ruedaImageUrl';

	private const BLOCKS = [ 'core/image', SectionBlock::NAME ];

	/**
	 * The metadata of a block whose image is missing.
	 *
	 * @param string $name What the editor calls the block; empty for the block's own name.
	 * @return array<string, string>
	 */
	public static function metadata( string $url, string $name = '' ): array {
		$metadata = [ 'name' => $name, self::ADDRESS => self::can_be_fetched( $url ) ? $url : '' ];
		return array_filter( $metadata, static fn ( string $value ): bool => '' !== $value );
	}

	public static function can_be_fetched( string $url ): bool {
		return 1 === preg_match( '~^https?://[a-z0-9.-]+(:\d+)?/~i', $url );
	}

	/** @return array<string, string> What each missing image shows, in words, by its address. */
	public static function in_content( string $content ): array {
		$found = [];
		if ( str_contains( $content, self::ADDRESS ) ) {
			self::each(
				self::blocks( $content ),
				static function ( array $block ) use ( &$found ): array {
					$url = self::address( $block );
					if ( '' !== $url && '' === ( $found[ $url ] ?? '' ) ) {
						$found[ $url ] = self::of_image( $block, 'alt' );
					}
					return $block;
				}
			);
		}
		return $found;
	}

	/** Puts an image of the library into its places. */
	public static function filled( string $content, string $url, int $attachment ): string {
		$blocks = self::each(
			self::blocks( $content ),
			static fn ( array $block ): array => self::address( $block ) === $url
				? self::with_image( $block, $attachment )
				: $block
		);
		return serialize_blocks( $blocks );
	}

	/** @return list<Block> */
	private static function blocks( string $content ): array {
		/** @var list<Block> $blocks */
		$blocks = parse_blocks( $content );
		return $blocks;
	}

	/**
	 * @param list<Block>              $blocks
	 * @param callable( Block ): Block $change
	 * @return list<Block>
	 */
	private static function each( array $blocks, callable $change ): array {
		foreach ( $blocks as $place => $block ) {
			/** @var list<Block> $inner */
			$inner                = $block['innerBlocks'];
			$block['innerBlocks'] = self::each( $inner, $change );
			$blocks[ $place ]     = $change( $block );
		}
		return $blocks;
	}

	/** @param Block $block */
	private static function address( array $block ): string {
		$url = Read::string( Read::at( $block, 'attrs', 'metadata', self::ADDRESS ) );
		return in_array( $block['blockName'], self::BLOCKS, true )
			&& self::can_be_fetched( $url )
			&& ! self::has_image( $block )
			? $url
			: '';
	}

	/**
	 * Somebody may have chosen an image meanwhile, and the editor keeps the metadata then.
	 *
	 * @param Block $block
	 */
	private static function has_image( array $block ): bool {
		$attributes = $block['attrs'];
		return Read::id( $attributes['id'] ?? 0 ) > 0
			|| Read::id( $attributes['mediaId'] ?? 0 ) > 0
			|| '' !== Read::text( $attributes, 'url' )
			|| '' !== self::of_image( $block, 'src' );
	}

	/** @param Block $block */
	private static function of_image( array $block, string $attribute ): string {
		$tags = new WP_HTML_Tag_Processor( $block['innerHTML'] );
		return $tags->next_tag( [ 'tag_name' => 'img' ] ) ? Read::string( $tags->get_attribute( $attribute ) ) : '';
	}

	/**
	 * @param Block $block
	 * @return Block
	 */
	private static function with_image( array $block, int $attachment ): array {
		// The name of the block stays, and what somebody has connected it to.
		$metadata = array_diff_key( (array) Read::at( $block, 'attrs', 'metadata' ), [ self::ADDRESS => '' ] );
		unset( $block['attrs']['metadata'] );
		$block['attrs'] += [] === $metadata ? [] : [ 'metadata' => $metadata ];
		if ( SectionBlock::NAME === $block['blockName'] ) {
			$url            = (string) wp_get_attachment_url( $attachment );
			$block['attrs'] = [ 'mediaId' => $attachment, 'url' => $url ] + $block['attrs'];
			return $block;
		}
		$size = Read::text( $block['attrs'], 'sizeSlug', 'large' );
		$url  = wp_get_attachment_image_url( $attachment, $size );

		$block['attrs']        = [ 'id' => $attachment ] + $block['attrs'];
		$block['innerContent'] = array_map(
			static function ( ?string $html ) use ( $url, $attachment ): ?string {
				$tags = new WP_HTML_Tag_Processor( (string) $html );
				if ( null === $html || ! $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
					return $html;
				}
				// The editor compares the markup with its own, in which the class comes last.
				$alt = esc_attr( Read::string( $tags->get_attribute( 'alt' ) ) );
				$img = sprintf(
					'<img src="%s" alt="%s" class="wp-image-%d"/>',
					esc_url( (string) $url ),
					$alt,
					$attachment
				);
				return preg_replace_callback( '~<img\b[^>]*+>~', static fn (): string => $img, $html, 1 ) ?? $html;
			},
			$block['innerContent']
		);
		return $block;
	}
}
