<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the HTML of a template into blocks, in the same order.
 *
 * @phpstan-import-type Block from Blocks
 */
final class Flow {
	private const GROUPS = [ 'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'fieldset', 'p' ];

	/** Elements that a group block can have besides div. */
	private const ELEMENTS = [ 'section', 'article', 'aside', 'header', 'footer', 'main' ];

	/** Where a part of a table, a list or the like is met alone, its parent was removed because it contained fields. */
	private const PARTS = [ ...self::TABLE, 'caption', 'li', 'dt', 'dd', 'legend', 'summary', 'figcaption' ];
	private const TABLE = [ 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th' ];

	private const RAW = [ 'script', 'style', 'textarea', 'title', 'xmp' ];

	public function __construct( private FieldBlocks $fields, private Notes $notes, private Groups $groups ) {}

	/**
	 * @param list<Node> $nodes
	 * @return list<Block>
	 */
	public function blocks( array $nodes ): array {
		$run = new LineCollector( $this->fields );
		$this->walk( $nodes, $run );
		return $run->finish();
	}

	/** @param list<Node> $nodes */
	private function walk( array $nodes, LineCollector $run ): void {
		foreach ( $nodes as $node ) {
			$tag   = $node->tag;
			$group = null === $tag ? Groups::name_of( $node ) : null;
			match ( true ) {
				null !== $tag          => $run->tag( $tag ),
				null !== $group        => $run->add(
					$this->groups->shown(
						$group,
						$this->blocks( $node->children() ),
						$node->attribute( 'class' )
					)
				),
				$node->is_text()       => $run->text( $node->html() ),
				$node->is( 'br' )      => $run->line_end(),
				$node->has_tag()       => $this->with_fields( $node, $run ),
				TemplateHtml::is_words( $node ) => $run->words(
					$node->is( 'label', 'legend' ) ? Words::of_label( $node ) : new Words( $node->html() )
				),
				default                => $this->without_fields( $node, $run ),
			};
		}
	}

	private function without_fields( Node $node, LineCollector $run ): void {
		if ( TemplateHtml::is_nothing( $node ) ) {
			return;
		}
		if ( $node->is( ...self::PARTS ) || ( $node->is( 'div' ) && [] === $node->attributes() ) ) {
			$this->part( $node, $run );
			$this->walk( $node->children(), $run );
			$this->part( $node, $run );
		} elseif ( TemplateHtml::is_block( $node->name ) || $node->is( ...self::RAW ) ) {
			$run->add( [ StaticBlocks::from_node( $node ) ] );
		} else {
			$run->words( self::rich( $node ) );
		}
	}

	private function with_fields( Node $node, LineCollector $run ): void {
		if ( $node->is( 'label' ) ) {
			$blocks = $this->labelled( $node );
			[] === $blocks ? $this->walk( $node->children(), $run ) : $run->add( $this->kept( $node, $blocks ) );
			return;
		}
		if ( $node->is( ...self::RAW ) ) {
			foreach ( $node->tags() as $tag ) {
				$run->tag( $tag );
			}
			return;
		}
		if ( $node->is( 'fieldset' ) ) {
			$run->add( $this->fieldset( $node ) );
			return;
		}
		$is_group = $node->is( ...self::GROUPS );
		if (
			( $is_group || ! TemplateHtml::is_block( $node->name ) )
			&& ( '' !== $node->attribute( 'class' ) . $node->attribute( 'id' ) || $node->is( ...self::ELEMENTS ) )
		) {
			$run->add( [ $this->group( $node, $this->blocks( $node->children() ) ) ] );
			return;
		}
		if ( ! $is_group ) {
			$this->tell_flattened( $node );
		}
		$this->part( $node, $run );
		$this->walk( $node->children(), $run );
		$this->part( $node, $run );
	}

	/** A cell begins a line and no paragraph, so that its text can be the label of a field in the next cell. */
	private function part( Node $node, LineCollector $run ): void {
		if ( $node->is( 'td', 'th', 'dd' ) ) {
			$run->text( "\n" );
		} elseif ( TemplateHtml::is_block( $node->name ) && ! $node->is( 'dt' ) ) {
			$run->gap();
		}
	}

	/**
	 * @param list<Block> $blocks
	 * @return Block
	 */
	private function group( Node $node, array $blocks ): array {
		$this->tell_attributes( $node );
		return Blocks::group(
			$blocks,
			TemplateHtml::line( $node->attribute( 'class' ) ),
			TemplateHtml::line( $node->attribute( 'id' ) ),
			$node->is( ...self::ELEMENTS ) ? $node->name : 'div'
		);
	}

	/** @return list<Block> */
	private function fieldset( Node $node ): array {
		$legend = null;
		$rest   = [];
		foreach ( $node->children() as $child ) {
			if ( null === $legend && $child->is( 'legend' ) && ! $child->has_tag() ) {
				$legend = Words::of_label( $child );
			} else {
				$rest[] = $child;
			}
		}
		$blocks   = $this->blocks( $rest );
		$is_bare  = [] === $node->attributes();
		$of_field = null !== $legend
			&& 1 === count( $blocks )
			&& in_array( $blocks[0]['attrs']['type'] ?? '', [ 'checkbox', 'radio' ], true )
			&& ! isset( $blocks[0]['attrs']['label'] );
		if ( null !== $legend && $of_field ) {
			$blocks = [ FieldBlocks::with_label( $blocks[0], $legend ) ];
		} elseif ( null !== $legend && $legend->has_words() ) {
			array_unshift( $blocks, Blocks::heading( 3, $legend->label() ) );
		}
		if ( $of_field && $is_bare ) {
			return $blocks;
		}
		if ( ! $of_field ) {
			$this->notes->add(
				__(
					'A frame with fields (<fieldset>) became a group without a line around it. Its title is a heading now. You can give the group a border.',
					'rueda'
				)
			);
		}
		return [ $this->group( $node, $blocks ) ];
	}

	/**
	 * Makes the blocks of the fields in a label element, with its text as their label.
	 *
	 * @return list<Block> Empty if no field in the element can have a label.
	 */
	private function labelled( Node $node ): array {
		$blocks = [];
		$words  = new Words();
		$last   = -1;
		foreach ( $this->flat( $node->children() ) as $item ) {
			if ( $item instanceof Words ) {
				if ( $item->is_shown ) {
					$blocks[] = Blocks::html( $item->html() );
				} else {
					$words = $words->and( $item );
				}
				continue;
			}
			$block = $this->fields->from_tag( $item );
			if ( null === $block ) {
				continue;
			}
			if ( $this->fields->has_label( $item ) || $item->is( 'count' ) ) {
				$block = FieldBlocks::with_label( $block, $words );
				$words = new Words();
				$last  = $this->fields->has_label( $item ) ? count( $blocks ) : $last;
			}
			$blocks[] = $block;
		}
		if ( -1 === $last ) {
			return [];
		}
		if ( $words->has_words() ) {
			$blocks[ $last ] = self::with_words_behind( $blocks[ $last ], $words );
		}
		return $blocks;
	}

	/**
	 * @param Block $block
	 * @return Block
	 */
	private static function with_words_behind( array $block, Words $words ): array {
		$is_consent = 'acceptance' === ( $block['attrs']['type'] ?? '' ) && ! isset( $block['attrs']['conditionText'] );
		if ( $is_consent ) {
			$block['attrs']['conditionText'] = $words->html();
		} else {
			$block['attrs'][ isset( $block['attrs']['label'] ) ? 'help' : 'label' ] = $words->label();
		}
		return $block;
	}

	/**
	 * Lists the text and the tags in a label element, without its layout.
	 *
	 * @param list<Node> $nodes
	 * @return list<Words|FormTag>
	 */
	private function flat( array $nodes ): array {
		$items = [];
		foreach ( $nodes as $node ) {
			$tag = $node->tag;
			if ( null !== $tag ) {
				$items[] = $tag;
			} elseif ( $node->is( 'br' ) ) {
				$items[] = new Words( ' ' );
			} elseif ( $node->is_text() || ( ! $node->has_tag() && TemplateHtml::is_words( $node ) ) ) {
				$items[] = new Words( $node->html() );
			} elseif ( $node->has_tag() || TemplateHtml::is_block( $node->name ) ) {
				array_push( $items, new Words( ' ' ), ...$this->flat( $node->children() ) );
			} else {
				$items[] = self::rich( $node );
			}
		}
		return $items;
	}

	/** An empty icon element may be dropped when text becomes a label, but an image may not. */
	private static function rich( Node $node ): Words {
		$is_icon = '' === $node->inner() && $node->is( 'i', 'span', 'b', 'em', 'strong', 'small', 'a' );
		return new Words( $node->html(), false, false, ! $is_icon );
	}

	/**
	 * Keeps the classes of a label element, and classes with a function in the protocol wherever they were in it.
	 *
	 * @param list<Block> $blocks
	 * @return list<Block>
	 */
	private function kept( Node $node, array $blocks ): array {
		$classes = Text::parts( '/\s+/', TemplateHtml::line( $node->attribute( 'class' ) ) );
		foreach ( [ $node, ...$node->find( 'span', 'div', 'p', 'strong', 'em', 'b' ) ] as $element ) {
			preg_match_all(
				'/(?<!\S)(?:inert-on-\S+|novalidate|use-floating-validation-tip)(?!\S)/',
				$element->attribute( 'class' ),
				$found
			);
			array_push( $classes, ...$found[0] );
		}
		return [] === $classes ? $blocks : [ Blocks::group( $blocks, implode( ' ', array_unique( $classes ) ) ) ];
	}

	private function tell_flattened( Node $node ): void {
		if ( $node->is( 'table', ...self::TABLE ) ) {
			$this->notes->add(
				__(
					'A table with fields was removed: the contents of its cells now appear one below the other. You can use columns instead.',
					'rueda'
				)
			);
		} elseif ( TemplateHtml::is_block( $node->name ) ) {
			$this->notes->add(
				sprintf(
					/* translators: %s: name of an HTML element, as in <ul>. */
					__( '%s around fields was removed. Its contents are still there.', 'rueda' ),
					'<' . $node->name . '>'
				)
			);
		}
	}

	private function tell_attributes( Node $node ): void {
		$lost = array_diff( array_keys( $node->attributes() ), [ 'class', 'id' ] );
		if ( [] !== $lost ) {
			$this->notes->add(
				sprintf(
					/* translators: 1: name of an HTML element, as in <div>, 2: list of attributes, as in style, data-step. */
					__( '%1$s around fields became a group. These attributes were left out: %2$s.', 'rueda' ),
					'<' . $node->name . '>',
					implode( ', ', $lost )
				)
			);
		}
	}
}
