<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Field\Field;
use Rueda\Form\Page\FormPrinter;

defined( 'ABSPATH' ) || exit;

/**
 * Makes blocks with the markup that the editor would write, so that the editor finds them valid.
 *
 * @phpstan-type Block array{
 *   blockName: string, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string,
 *   innerContent: list<string|null>
 * }
 */
final class Blocks {
	/**
	 * @param array<string, mixed> $attributes
	 * @return Block
	 */
	public static function field( array $attributes ): array {
		return self::block( Field::BLOCK, $attributes, [] );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return Block
	 */
	public static function submit( array $attributes ): array {
		return self::block( FormPrinter::SUBMIT, $attributes, [] );
	}

	/** @return Block */
	public static function paragraph( string $html, string $class = '', string $id = '' ): array {
		return self::block(
			'core/paragraph',
			self::named( $class ),
			[ '<p' . self::written( $class, $id ) . ">$html</p>" ]
		);
	}

	/** @return Block */
	public static function heading( int $level, string $html, string $class = '', string $id = '' ): array {
		return self::block(
			'core/heading',
			( 2 === $level ? [] : [ 'level' => $level ] ) + self::named( $class ),
			[ "<h$level" . self::written( trim( "wp-block-heading $class" ), $id ) . ">$html</h$level>" ]
		);
	}

	/** @return Block */
	public static function separator(): array {
		return self::block( 'core/separator', [], [ '<hr class="wp-block-separator has-alpha-channel-opacity"/>' ] );
	}

	/** @return Block */
	public static function html( string $html ): array {
		return self::block( 'core/html', [], [ trim( $html ) ] );
	}

	/** @return Block WordPress's own block for what another plugin prints in place of a text in brackets. */
	public static function shortcode( string $text ): array {
		return self::block( 'core/shortcode', [], [ $text ] );
	}

	/**
	 * @param list<Block> $items
	 * @return Block
	 */
	public static function list( bool $is_ordered, array $items ): array {
		$name = $is_ordered ? 'ol' : 'ul';
		return self::around(
			'core/list',
			$is_ordered ? [ 'ordered' => true ] : [],
			"<$name class=\"wp-block-list\">",
			$items,
			"</$name>",
			''
		);
	}

	/**
	 * @param list<Block> $lists The nested lists in the item.
	 * @return Block
	 */
	public static function list_item( string $html, array $lists ): array {
		return self::around( 'core/list-item', [], "<li>$html", $lists, '</li>', '' );
	}

	/**
	 * @param list<Block> $blocks
	 * @return Block
	 */
	public static function group( array $blocks, string $class = '', string $id = '', string $element = 'div' ): array {
		return self::around(
			'core/group',
			( 'div' === $element ? [] : [ 'tagName' => $element ] ) + self::named( $class ),
			"<$element" . self::written( trim( "wp-block-group $class" ), $id ) . '>',
			$blocks,
			"</$element>",
			"\n\n"
		);
	}

	/** @param list<Block> $blocks */
	public static function markup( array $blocks ): string {
		return implode( "\n\n", array_map( 'serialize_block', $blocks ) );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param list<Block>          $inner
	 * @return Block
	 */
	private static function around(
		string $name,
		array $attributes,
		string $start,
		array $inner,
		string $end,
		string $between
	): array {
		$content = [ $start ];
		foreach ( $inner as $index => $block ) {
			array_push( $content, ...( 0 === $index || '' === $between ? [ null ] : [ $between, null ] ) );
		}
		return self::block( $name, $attributes, [ ...$content, $end ], $inner );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param list<string|null>    $content    Markup of the block; null for the place of an inner block.
	 * @param list<Block>          $inner
	 * @return Block
	 */
	private static function block( string $name, array $attributes, array $content, array $inner = [] ): array {
		return [
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => $inner,
			'innerHTML'    => implode( '', $content ),
			'innerContent' => $content,
		];
	}

	/** @return array<string, string> */
	private static function named( string $class ): array {
		return '' === $class ? [] : [ 'className' => $class ];
	}

	private static function written( string $class, string $id ): string {
		return ( '' === $id ? '' : ' id="' . esc_attr( $id ) . '"' )
			. ( '' === $class ? '' : ' class="' . esc_attr( $class ) . '"' );
	}
}
