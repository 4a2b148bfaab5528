<?php

declare( strict_types=1 );

namespace Rueda\Page\Section;

defined( 'ABSPATH' ) || exit;

/** The blocks of patterns, as the editor saves them, with texts that are escaped here. */
final class PatternBlocks {
	/** @param array<string, mixed> $attributes */
	public static function section( array $attributes, string $content ): string {
		$inside = '<div class="wp-block-rueda-section__content">' . $content . '</div>';
		return get_comment_delimited_block_content( SectionBlock::NAME, $attributes, $inside );
	}

	public static function heading( string $text, int $level = 2, string $align = '' ): string {
		$attributes  = '' === $align ? [] : [ 'textAlign' => $align ];
		$attributes += 2 === $level ? [] : [ 'level' => $level ];
		return get_comment_delimited_block_content(
			'core/heading',
			$attributes,
			sprintf(
				'<h%1$d class="wp-block-heading%2$s">%3$s</h%1$d>',
				$level,
				'' === $align ? '' : " has-text-align-$align",
				esc_html( $text )
			)
		);
	}

	public static function paragraph( string $text, string $align = '' ): string {
		return get_comment_delimited_block_content(
			'core/paragraph',
			'' === $align ? [] : [ 'align' => $align ],
			sprintf( '<p%s>%s</p>', '' === $align ? '' : " class=\"has-text-align-$align\"", esc_html( $text ) )
		);
	}

	/**
	 * A wheel or form, which the author still has to choose.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public static function placeholder( string $block, array $attributes ): string {
		return get_comment_delimited_block_content( $block, $attributes, '' );
	}

	/** A light button, for dark pictures. */
	public static function button( string $text ): string {
		$colors = [ 'background' => '#ffffff', 'text' => '#12313a' ];
		$link   = '<div class="wp-block-button"><a class="wp-block-button__link has-text-color has-background ' .
			'wp-element-button" style="color:%s;background-color:%s">%s</a></div>';
		$button = get_comment_delimited_block_content(
			'core/button',
			[ 'style' => [ 'color' => $colors ] ],
			sprintf( $link, $colors['text'], $colors['background'], esc_html( $text ) )
		);
		return get_comment_delimited_block_content(
			'core/buttons',
			[ 'layout' => [ 'type' => 'flex', 'justifyContent' => 'center' ] ],
			'<div class="wp-block-buttons">' . $button . '</div>'
		);
	}

	/** @param list<string> $columns */
	public static function columns( array $columns ): string {
		$inside = '';
		foreach ( $columns as $column ) {
			$column  = '<div class="wp-block-column">' . $column . '</div>';
			$inside .= get_comment_delimited_block_content( 'core/column', [], $column );
		}
		$inside = '<div class="wp-block-columns alignwide">' . $inside . '</div>';
		return get_comment_delimited_block_content( 'core/columns', [ 'align' => 'wide' ], $inside );
	}

	/** A card with somebody's words. Its padding does not grow with large text, because the text needs that space. */
	public static function card( string $text, string $who ): string {
		$style = [
			'border'  => [ 'width' => '1px', 'radius' => '8px' ],
			'spacing' => [ 'padding' => array_fill_keys( [ 'top', 'right', 'bottom', 'left' ], '24px' ) ],
		];
		return get_comment_delimited_block_content(
			'core/group',
			[ 'style' => $style, 'layout' => [ 'type' => 'constrained' ] ],
			'<div class="wp-block-group" style="border-width:1px;border-radius:8px;padding-top:24px;' .
			'padding-right:24px;padding-bottom:24px;padding-left:24px">' .
			self::paragraph( $text ) . self::small( $who ) . '</div>'
		);
	}

	private static function small( string $text ): string {
		return get_comment_delimited_block_content(
			'core/paragraph',
			[ 'fontSize' => 'small' ],
			'<p class="has-small-font-size"><strong>' . esc_html( $text ) . '</strong></p>'
		);
	}
}
