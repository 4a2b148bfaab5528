<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Support\Range;

defined( 'ABSPATH' ) || exit;

/** A wheel as an author made it, read and cleaned once, ready to be printed. */
final class Wheel {
	/**
	 * @param list<string> $description One piece of clean HTML a paragraph.
	 * @param list<Area>   $areas
	 */
	public function __construct(
		private int $id,
		private string $title,
		private array $description,
		private array $areas,
		private Range $range,
		private string $input_type,
		private string $chart_type
	) {}

	public function id(): int {
		return $this->id;
	}

	/** Clean HTML. */
	public function title(): string {
		return $this->title;
	}

	/** @return list<string> */
	public function description(): array {
		return $this->description;
	}

	/** @return list<Area> */
	public function areas(): array {
		return $this->areas;
	}

	public function range(): Range {
		return $this->range;
	}

	/** `likert` or `slider`. */
	public function input_type(): string {
		return $this->input_type;
	}

	public function chart_type(): string {
		return $this->chart_type;
	}
}
