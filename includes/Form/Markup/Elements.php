<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the elements of a form that was written as a template as its author wrote them. They are group blocks without
 * a layout, so that they can be edited. WordPress would put an element between a group and its contents, or a gap, and
 * the columns of the site's style would fall apart.
 */
final class Elements {
	/** The attributes of a group that stands for an element. One that somebody has changed in the editor has others. */
	private const KNOWN = [ 'className', 'tagName', 'anchor' ];

	/**
	 * @param list<array<array-key, mixed>> $blocks
	 * @return list<array<array-key, mixed>>
	 */
	public static function printed( array $blocks ): array {
		return array_map( [ self::class, 'plain' ], $blocks );
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private static function plain( array $block ): array {
		$inner = is_array( $block['innerBlocks'] ?? null ) ? array_filter( $block['innerBlocks'], 'is_array' ) : [];
		$parts = is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [];

		$block['innerBlocks'] = array_map( [ self::class, 'plain' ], $inner );
		$attributes           = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		if (
			'core/group' === ( $block['blockName'] ?? null )
			&& [] !== $attributes
			&& [] === array_diff_key( $attributes, array_flip( self::KNOWN ) )
			&& is_string( $parts[0] ?? null )
		) {
			$parts[0] = self::start( $parts[0] );
			// A block without a name is HTML with blocks inside.
			$block = [ 'blockName' => null, 'attrs' => [], 'innerContent' => $parts ] + $block;
		}
		return $block;
	}

	/** The start of an element without the class of the block. */
	private static function start( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag() ) {
			$tags->remove_class( 'wp-block-group' );
		}
		return $tags->get_updated_html();
	}
}
