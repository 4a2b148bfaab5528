<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

defined( 'ABSPATH' ) || exit;

/** A heading and blocks of text below it, in columns where these have room on the page. */
final class PdfSection {
	/** Between columns, and from one block to the next as a share of the size of their letters. */
	private const GAP     = 16.0;
	private const BETWEEN = 0.55;

	/** So many lines stand below a heading at the end of a page, unless there are fewer. */
	private const LINES = 4;

	private PdfPages $pages;
	private PdfFlow $flow;
	private PdfSizes $sizes;
	private PdfFont $regular;
	private PdfFont $bold;

	public function __construct( PdfSheet $sheet ) {
		[ $this->pages, $this->flow, $this->sizes ] = [ $sheet->pages, $sheet->flow, $sheet->sizes ];
		[ $this->regular, $this->bold ]             = [ $sheet->regular, $sheet->bold ];
	}

	/**
	 * @param list<PdfBlock> $blocks
	 * @param int            $many   From so many blocks on, they are set in columns.
	 */
	public function set( string $heading, array $blocks, int $columns, int $many ): void {
		$blocks = array_values( array_filter( $blocks, static fn ( PdfBlock $one ): bool => ! $one->is_empty() ) );
		$sizes  = $this->sizes;
		$flow   = $this->flow;
		if ( [] === $blocks ) {
			return;
		}
		$flow->y += $sizes->space;
		$flow->need( $flow->line( $sizes->heading ) + $this->beginning( $blocks ) );
		$flow->text( $this->pages->tag( 'H2' ), $this->bold, $heading, $sizes->heading );
		if ( count( $blocks ) < $many || ! $this->in_columns( $blocks, $columns ) ) {
			foreach ( $blocks as $block ) {
				$this->block( $block, $sizes->text, $sizes->margin, $flow->width() );
			}
		}
	}

	/** @param list<PdfBlock> $blocks */
	private function beginning( array $blocks ): float {
		$size = $this->sizes->text;
		$most = self::LINES * $this->flow->line( $size );
		$all  = 0.0;
		foreach ( $blocks as $block ) {
			$all += $this->height( $block, $size, $this->flow->width() );
		}
		return min( $most, $all );
	}

	/**
	 * Sets them in two columns, or in as many more as are lower.
	 *
	 * @param non-empty-list<PdfBlock> $blocks
	 * @return bool Whether they have room there.
	 */
	private function in_columns( array $blocks, int $most ): bool {
		$flow = $this->flow;
		$size = $this->sizes->small;

		[ $width, $ends, $height ] = $this->columns( $blocks, $size, 2 );
		for ( $columns = 3; $columns <= $most; $columns++ ) {
			$other = $this->columns( $blocks, $size, $columns );
			if ( $other[2] < $height ) {
				[ $width, $ends, $height ] = $other;
			}
		}
		if ( ! $flow->has_room( $height ) ) {
			return false;
		}
		$top  = $flow->y;
		$next = 0;
		foreach ( $ends as $column => $end ) {
			$flow->y = $top;
			for ( ; $next < $end; $next++ ) {
				$left = $this->sizes->margin + $column * ( $width + self::GAP );
				$this->block( $blocks[ $next ], $size, $left, $width );
			}
		}
		$flow->y = $top + $height;
		return true;
	}

	/**
	 * @param non-empty-list<PdfBlock> $blocks
	 * @return array{float, list<int>, float} The width of each, behind which block each ends, and the greatest height.
	 */
	private function columns( array $blocks, float $size, int $columns ): array {
		$width   = ( $this->flow->width() - ( $columns - 1 ) * self::GAP ) / $columns;
		$heights = array_map( fn ( PdfBlock $block ): float => $this->height( $block, $size, $width ), $blocks );
		return [ $width, ...self::balanced( $heights, $columns ) ];
	}

	/**
	 * Columns of nearly the same height, in the order of the blocks.
	 *
	 * @param non-empty-list<float> $heights
	 * @return array{list<int>, float} Behind which block each column ends, and the height of the highest.
	 */
	private static function balanced( array $heights, int $columns ): array {
		$limit = max( max( $heights ), array_sum( $heights ) / $columns );
		do {
			$ends    = [];
			$height  = 0.0;
			$highest = 0.0;
			foreach ( $heights as $index => $one ) {
				if ( $height > 0 && $height + $one > $limit + 0.01 ) {
					$ends[] = $index;
					$height = 0.0;
				}
				$height += $one;
				$highest = max( $highest, $height );
			}
			$ends[]  = count( $heights );
			$limit  *= 1.02;
			$is_done = count( $ends ) <= $columns;
		} while ( ! $is_done );
		return [ $ends, $highest ];
	}

	private function block( PdfBlock $block, float $size, float $left, float $width ): void {
		$flow     = $this->flow;
		$pages    = $this->pages;
		$flow->y += $this->between( $block, $size );
		$flow->need( ( '' === $block->name ? 1 : 2 ) * $flow->line( $size ) );
		if ( '' !== $block->name ) {
			$tag = $pages->tag( 'H3' );
			$flow->text( $tag, $this->bold, $block->name, $size, left: $left, width: $width, most: 1 );
		}
		foreach ( $block->paragraphs as $paragraph ) {
			$flow->text( $pages->tag( 'P' ), $this->regular, $paragraph, $size, left: $left, width: $width );
		}
		if ( '' !== $block->address ) {
			$tag = $pages->tag( 'P' );
			$flow->link( $tag, $this->regular, $block->words, $block->address, $size, $left, $width );
		}
	}

	private function height( PdfBlock $block, float $size, float $width ): float {
		$lines = $block->lines( $this->regular, $size, $width );
		return $this->between( $block, $size ) + $lines * $this->flow->line( $size );
	}

	private function between( PdfBlock $block, float $size ): float {
		return '' === $block->name ? 0.0 : $size * self::BETWEEN;
	}
}
