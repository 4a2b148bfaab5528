<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Definitions;
use Rueda\Support\Option;

defined( 'ABSPATH' ) || exit;

/**
 * The content of a wheel as readers get it over REST: the names of the public protocol, clean HTML.
 *
 * Only the answer is renamed, never the content.
 */
final class WireBlocks {
	private const LIST_NAME = 'wheeloflife/add-wheels';
	private const AREA_NAME = 'wheeloflife/wheel-row';

	/** @return list<array<string, mixed>> */
	public static function for_readers( string $content ): array {
		return array_map(
			fn( ContentBlock $block ): array => self::block( $block, false ),
			ContentBlock::blocks_in( $content )
		);
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		return [
			'description' => __( 'The paragraphs and areas of the wheel.', 'rueda' ),
			'type'        => 'array',
			// There is no `edit`, because the block editor would take a field of this name for its own parsed blocks.
			'context'     => [ 'view' ],
			'readonly'    => true,
			'items'       => [
				'type'       => 'object',
				'properties' => [
					'blockName'    => [ 'type' => [ 'string', 'null' ] ],
					'attrs'        => [ 'type' => 'object' ],
					'innerBlocks'  => [ 'type' => 'array' ],
					'innerHTML'    => [ 'type' => 'string' ],
					'innerContent' => [ 'type' => 'array' ],
				],
			],
		];
	}

	/** @return array<string, mixed> */
	private static function block( ContentBlock $block, bool $is_in_list ): array {
		$attributes = $block->attributes();
		$is_list    = $block->is( 'add-wheels' );
		$is_area    = $block->is( 'area', 'wheel-row' ) || ( $is_in_list && isset( $attributes['label'] ) );
		return [
			'blockName'    => $is_list ? self::LIST_NAME : ( $is_area ? self::AREA_NAME : $block->name() ),
			// An object even when it is empty: PHP's empty array would be a list.
			'attrs'        => (object) ( $is_area ? self::area( $attributes ) : $attributes ),
			'innerBlocks'  => array_map(
				fn( ContentBlock $inner ): array => self::block( $inner, $is_list ),
				$block->inner()
			),
			'innerHTML'    => $block->html(),
			'innerContent' => $block->pieces(),
		];
	}

	/**
	 * Attributes are cleaned, but none is added: an absent attribute means its default to every reader.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return array<array-key, mixed>
	 */
	private static function area( array $attributes ): array {
		$attributes = array_diff_key( $attributes, array_flip( Definitions::AREA_OPTIONS_OF_SITE ) );
		foreach ( array_intersect_key( Definitions::AREA_OPTIONS, $attributes ) as $name => $option ) {
			$attributes[ $name ] = Option::for_page( $option, $attributes[ $name ] );
		}
		return $attributes;
	}
}
