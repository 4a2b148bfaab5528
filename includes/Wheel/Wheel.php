<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Support\Range;

defined( 'ABSPATH' ) || exit;

/**
 * A wheel as an author made it, read and cleaned once, ready to be printed.
 *
 * @immutable
 */
final class Wheel {
	/**
	 * @param string       $title       Clean HTML.
	 * @param list<string> $description One piece of clean HTML a paragraph.
	 * @param list<Area>   $areas
	 * @param string       $input_type  `likert` or `slider`.
	 * @param bool         $has_wishes  Whether each area asks for the rating that the visitor wishes for, too.
	 */
	public function __construct(
		public int $id,
		public string $title,
		public array $description,
		public array $areas,
		public Range $range,
		public string $input_type,
		public string $chart_type,
		public bool $has_wishes = false
	) {}
}
