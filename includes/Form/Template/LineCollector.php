<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/**
 * Collects text and fields line by line, and makes paragraphs of them, and fields with the labels that stand before
 * them.
 *
 * @phpstan-import-type Block from Blocks
 */
final class LineCollector {
	/** @var list<Block> */
	private array $blocks = [];

	/** @var list<list<Words|FormTag>> */
	private array $lines = [ [] ];

	/** @var list<Words> Lines that belong to no field yet. */
	private array $waiting = [];

	private bool $was_broken = false;

	public function __construct( private FieldBlocks $fields ) {}

	/** Adds text that may have several lines; a blank line ends a paragraph. */
	public function text( string $html ): void {
		$parts = preg_split( '/(\n[ \t]*(?:\n\s*)?)/', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( false === $parts ? [ $html ] : $parts as $index => $part ) {
			if ( 0 === $index % 2 ) {
				$this->words( new Words( $part ) );
			} elseif ( substr_count( $part, "\n" ) > 1 ) {
				$this->gap();
			} else {
				$this->lines[] = [];
			}
		}
	}

	public function words( Words $words ): void {
		$this->was_broken                           = $this->was_broken && $words->is_blank();
		$this->lines[ count( $this->lines ) - 1 ][] = $words;
	}

	public function tag( FormTag $tag ): void {
		$this->was_broken                           = false;
		$this->lines[ count( $this->lines ) - 1 ][] = $tag;
	}

	/** Ends a line; a second end without text in between makes a blank line. */
	public function line_end(): void {
		if ( $this->was_broken ) {
			$this->gap();
			return;
		}
		$this->was_broken = true;
		$this->lines[]    = [];
	}

	/** Ends a paragraph, so that text before it cannot label a field behind it. */
	public function gap(): void {
		$lines            = $this->lines;
		$this->lines      = [ [] ];
		$this->was_broken = false;
		foreach ( $lines as $line ) {
			$this->add_line( $line );
		}
		$this->add_words();
	}

	/** @param list<Block> $blocks */
	public function add( array $blocks ): void {
		$this->gap();
		foreach ( $blocks as $block ) {
			$this->put( $block );
		}
	}

	/** @return list<Block> */
	public function finish(): array {
		$this->gap();
		return $this->blocks;
	}

	/** @param list<Words|FormTag> $line */
	private function add_line( array $line ): void {
		$words  = new Words();
		$tags   = array_values(
			array_filter(
				$line,
				fn ( Words|FormTag $item ): bool => $item instanceof FormTag && $this->fields->has_label( $item )
			)
		);
		$is_one = 1 === count( $tags );
		$last   = null;
		foreach ( $line as $item ) {
			if ( $item instanceof Words ) {
				$words = $words->and( $item );
				continue;
			}
			$block = $this->fields->from_tag( $item );
			if ( null === $block ) {
				continue;
			}
			if ( $item->is( 'hidden' ) ) {
				// A hidden field needs no label, so the text before it goes to the field behind it.
				$this->put( $block );
				continue;
			}
			$label = $this->label_of( $item, $words, $is_one );
			$words = new Words();
			$this->add_words();
			$this->put( FieldBlocks::with_label( $block, $label ) );
			$last = $item;
		}
		if ( $words->is_blank() ) {
			return;
		}
		if ( null !== $last && $last->is( 'acceptance' ) && $this->condition( $words ) ) {
			return;
		}
		$this->waiting[] = $words;
		if ( null !== $last ) {
			// Text behind a field cannot be the label of a field on the next line.
			$this->add_words();
		}
	}

	/**
	 * Returns the text before a field, or else the line above, if it can be the label of the field. Other text is kept
	 * for a paragraph.
	 *
	 * @param bool $is_one Whether exactly one field of the line can have a label.
	 */
	private function label_of( FormTag $item, Words $before, bool $is_one ): Words {
		$lacks_label = $this->fields->has_label( $item ) && ! $this->fields->is_labelled( $item );
		if ( $before->is_blank() && $is_one && $lacks_label && [] !== $this->waiting ) {
			$before = array_pop( $this->waiting );
		}
		if (
			! $before->is_blank()
			&& ( ! $lacks_label || ! $before->can_be_label() )
			&& ! ( $item->is( 'count' ) && $before->can_be_label() )
		) {
			$this->waiting[] = $before;
			return new Words();
		}
		return $before;
	}

	/** Makes the text behind a consent its condition, unless it has one already. Returns whether it did. */
	private function condition( Words $words ): bool {
		$index = count( $this->blocks ) - 1;
		if ( $index < 0 || isset( $this->blocks[ $index ]['attrs']['conditionText'] ) ) {
			return false;
		}
		$this->blocks[ $index ]['attrs']['conditionText'] = $words->html();
		return true;
	}

	private function add_words(): void {
		$waiting       = $this->waiting;
		$this->waiting = [];
		if ( [] === $waiting ) {
			return;
		}
		$html      = implode( '<br>', array_map( static fn ( Words $words ): string => $words->html(), $waiting ) );
		$is_rich   = [] === array_filter( $waiting, static fn ( Words $words ): bool => ! $words->is_rich );
		$has_words = [] !== array_filter( $waiting, static fn ( Words $words ): bool => $words->has_words() );
		$this->put( $is_rich ? Blocks::paragraph( $html ) : Blocks::html( $has_words ? "<p>$html</p>" : $html ) );
	}

	/** @param Block $block */
	private function put( array $block ): void {
		$index = count( $this->blocks ) - 1;
		if (
			$index >= 0
			&& 'core/html' === $block['blockName']
			&& 'core/html' === $this->blocks[ $index ]['blockName']
		) {
			$this->blocks[ $index ] = Blocks::html( $this->blocks[ $index ]['innerHTML'] . "\n" . $block['innerHTML'] );
			return;
		}
		$this->blocks[] = $block;
	}
}
