<?php

declare( strict_types=1 );

namespace Rueda\Report\Pdf;

use Closure;
use Rueda\Chart\ChartArea;
use Rueda\Chart\Pdf\PdfFlow;
use Rueda\Chart\Pdf\PdfFont;
use Rueda\Chart\Pdf\PdfPages;
use Rueda\Wheel\AreaAdvice;

defined( 'ABSPATH' ) || exit;

/** A heading and texts below it, each about an area. */
final class TextsAboutAreas {
	/** From so many texts on, they are set in two columns. */
	private const MANY = 4;

	private const GAP     = 16.0;
	private const HEADING = 14.0;
	private const TEXT    = 10.5;
	private const SMALL   = 9.0;

	/** A heading does not stand alone at the end of a page. */
	private const ROOM = 76.0;

	public function __construct(
		private PdfPages $pages,
		private PdfFlow $flow,
		private PdfFont $regular,
		private PdfFont $bold
	) {}

	/**
	 * @param array<int, array{area: ChartArea, text: string, link?: string}> $texts     By the place of the area.
	 * @param Closure( ChartArea, int ): string                                $area_name As our font can show it.
	 */
	public function set( string $heading, array $texts, Closure $area_name ): void {
		$texts = array_filter( $texts, static fn ( array $one ): bool => '' !== $one['text'] . ( $one['link'] ?? '' ) );
		$shown = array_filter(
			$texts,
			fn ( array $one ): bool => '' !== $this->regular->text->readable( $one['text'] ) . ( $one['link'] ?? '' )
		);

		$this->flow->has_left_out = $this->flow->has_left_out || count( $shown ) < count( $texts );
		if ( [] === $shown ) {
			return;
		}
		$this->flow->y += 16;
		$this->flow->need( self::ROOM );
		$this->flow->text( $this->pages->tag( 'H2' ), $this->bold, $heading, self::HEADING );
		if ( ! $this->in_columns( $shown, $area_name ) ) {
			foreach ( $shown as $index => $one ) {
				$this->about( $index, $one, $area_name, self::TEXT, PdfFlow::MARGIN, $this->flow->width() );
			}
		}
	}

	/**
	 * Sets many texts in two columns of smaller letters, so that a report with a text for each area has one page.
	 *
	 * @param array<int, array{area: ChartArea, text: string, link?: string}> $texts
	 * @param Closure( ChartArea, int ): string                $area_name
	 * @return bool Whether they have room there.
	 */
	private function in_columns( array $texts, Closure $area_name ): bool {
		$width   = ( $this->flow->width() - self::GAP ) / 2;
		$columns = array_chunk( $texts, max( 1, (int) ceil( count( $texts ) / 2 ) ), true );
		$height  = 0.0;
		foreach ( $columns as $column ) {
			$lines = 0;
			foreach ( $column as $one ) {
				$lines += isset( $one['link'] ) && '' !== $one['link'] ? 2 : 1;
				foreach ( self::paragraphs( $one['text'] ) as $paragraph ) {
					$lines += count( $this->regular->text->lines( $paragraph, self::SMALL, $width, 500 ) );
				}
			}
			$height = max( $height, count( $column ) * 6 + $lines * self::SMALL * PdfFlow::LINE );
		}
		if ( count( $texts ) < self::MANY || ! $this->flow->has_room( $height ) ) {
			return false;
		}
		$top = $this->flow->y;
		$end = $top;
		foreach ( $columns as $number => $column ) {
			$this->flow->y = $top;
			foreach ( $column as $index => $one ) {
				$left = PdfFlow::MARGIN + $number * ( $width + self::GAP );
				$this->about( $index, $one, $area_name, self::SMALL, $left, $width );
			}
			$end = max( $end, $this->flow->y );
		}
		$this->flow->y = $end;
		return true;
	}

	/**
	 * @param array{area: ChartArea, text: string, link?: string} $one
	 * @param Closure( ChartArea, int ): string    $area_name
	 */
	private function about(
		int $index,
		array $one,
		Closure $area_name,
		float $size,
		float $left,
		float $width
	): void {
		$this->flow->y += 6;
		$this->flow->need( 2 * $size * PdfFlow::LINE );
		$name = $area_name( $one['area'], $index );
		$this->flow->text( $this->pages->tag( 'H3' ), $this->bold, $name, $size, left: $left, width: $width, most: 1 );
		foreach ( self::paragraphs( $one['text'] ) as $paragraph ) {
			$tag = $this->pages->tag( 'P' );
			$this->flow->text( $tag, $this->regular, $paragraph, $size, left: $left, width: $width );
		}
		if ( isset( $one['link'] ) && '' !== $one['link'] ) {
			$tag   = $this->pages->tag( 'P' );
			$words = AreaAdvice::link_text( $name );
			$this->flow->link( $tag, $this->regular, $words, $one['link'], $size, $left, $width );
		}
	}

	/** @return list<string> */
	private static function paragraphs( string $text ): array {
		$paragraphs = preg_split( '/\R+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
		return false === $paragraphs ? [] : $paragraphs;
	}
}
