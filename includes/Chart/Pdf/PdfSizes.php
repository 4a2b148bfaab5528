<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

defined( 'ABSPATH' ) || exit;

/**
 * How large the parts of a page are, in points.
 *
 * @immutable
 */
final class PdfSizes {
	/**
	 * @param float $margin  Around the page.
	 * @param float $chart   The side of the chart, without its names.
	 * @param float $row     The height of a row of a table.
	 * @param float $space   Above a section.
	 * @param float $title   Sizes of letters, from here on.
	 * @param float $lead    Of the sentences below the title.
	 * @param float $heading Of a section's heading.
	 * @param float $leading The height of a line, as a multiple of the size of its letters.
	 */
	private function __construct(
		public float $margin,
		public float $chart,
		public float $row,
		public float $space,
		public float $title,
		public float $lead,
		public float $heading,
		public float $text,
		public float $small,
		public float $leading
	) {}

	/**
	 * From the most comfortable ones to the smallest that are still read without effort.
	 *
	 * @return non-empty-list<self>
	 */
	public static function all(): array {
		return [
			new self( 48, 208, 19, 16, 24, 12, 14, 10.5, 9, 1.4 ),
			new self( 44, 196, 16.5, 12, 22, 11.5, 12.5, 9.5, 8.5, 1.4 ),
			new self( 40, 180, 14.5, 9, 20, 10.5, 11, 8.5, 8, 1.36 ),
			new self( 34, 144, 12.5, 6, 18, 10, 9.5, 8, 7.5, 1.32 ),
		];
	}
}
