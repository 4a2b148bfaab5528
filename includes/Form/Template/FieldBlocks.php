<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the block of a form-tag and sets its label.
 *
 * @phpstan-import-type Block from Blocks
 */
final class FieldBlocks {
	private const UNLABELLED = [ 'hidden', 'count', 'reflection', 'output', ...TagType::NAMELESS ];

	/** @param array<int, Words> $labels Labels that stand elsewhere in the template, by the object id of the tag. */
	public function __construct( private FieldAttributes $attributes, private array $labels ) {}

	public function has_label( FormTag $tag ): bool {
		return ! $tag->is_of_add_on
			&& ! $tag->is( ...self::UNLABELLED ) && ! $this->attributes->is_printed_with_captcha( $tag );
	}

	public function is_labelled( FormTag $tag ): bool {
		return isset( $this->labels[ spl_object_id( $tag ) ] );
	}

	/** @return Block|null The block; null for a tag that has none. */
	public function from_tag( FormTag $tag ): ?array {
		if ( $tag->is_of_add_on ) {
			return Blocks::shortcode( $tag->source );
		}
		if ( $tag->is( 'submit' ) ) {
			return Blocks::submit( $this->attributes->of_submit( $tag ) );
		}
		$attributes = $this->attributes->of_field( $tag );
		if ( null === $attributes ) {
			return null;
		}
		return self::with_label( Blocks::field( $attributes ), $this->labels[ spl_object_id( $tag ) ] ?? new Words() );
	}

	/**
	 * @param Block $block
	 * @return Block
	 */
	public static function with_label( array $block, Words $words ): array {
		$label = $words->label();
		if ( '' !== $label ) {
			$block['attrs']['label'] = $label;
		}
		return $block;
	}
}
