<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/**
 * Makes blocks of parts of a template without fields: core blocks if they can express the same, otherwise HTML blocks.
 *
 * @phpstan-import-type Block from Blocks
 */
final class StaticBlocks {
	/** @return Block */
	public static function from_node( Node $node ): array {
		$is_plain = [] === array_diff( array_keys( $node->attributes() ), [ 'class', 'id' ] );
		$class    = TemplateHtml::line( $node->attribute( 'class' ) );
		$id       = TemplateHtml::line( $node->attribute( 'id' ) );
		if ( $is_plain && $node->is( 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ) && self::holds_words( $node ) ) {
			$html = TemplateHtml::line( $node->inner() );
			return $node->is( 'p' )
				? Blocks::paragraph( $html, $class, $id )
				: Blocks::heading( (int) substr( $node->name, 1 ), $html, $class, $id );
		}
		if ( $node->is( 'hr' ) && [] === $node->attributes() ) {
			return Blocks::separator();
		}
		return ( $node->is( 'ul', 'ol' ) ? self::list( $node ) : null ) ?? Blocks::html( $node->html() );
	}

	private static function holds_words( Node $node ): bool {
		$is_no_text = static fn ( Node $child ): bool => ! TemplateHtml::is_words( $child );
		return '' !== TemplateHtml::plain( $node->inner() )
			&& [] === array_filter( $node->children(), $is_no_text );
	}

	/** @return Block|null The block; null if the list contains more than text and lists. */
	private static function list( Node $list ): ?array {
		$items = [];
		foreach ( $list->children() as $item ) {
			if ( $item->is_text() && '' === trim( $item->html() ) ) {
				continue;
			}
			$block   = $item->is( 'li' ) && [] === $item->attributes() ? self::list_item( $item ) : null;
			$items[] = $block;
		}
		$blocks = array_values( array_filter( $items ) );
		return [] === $items || count( $blocks ) < count( $items ) || [] !== $list->attributes()
			? null
			: Blocks::list( $list->is( 'ol' ), $blocks );
	}

	/** @return Block|null */
	private static function list_item( Node $item ): ?array {
		$words = '';
		$lists = [];
		foreach ( $item->children() as $child ) {
			$list = $child->is( 'ul', 'ol' ) ? self::list( $child ) : null;
			if ( null !== $list ) {
				$lists[] = $list;
			} elseif ( TemplateHtml::is_words( $child ) && ( [] === $lists || '' === trim( $child->html() ) ) ) {
				$words .= $child->html();
			} else {
				return null;
			}
		}
		return Blocks::list_item( TemplateHtml::line( $words ), $lists );
	}
}
