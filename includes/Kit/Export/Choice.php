<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

defined( 'ABSPATH' ) || exit;

/** What an admin wants to have in a kit. */
final class Choice {
	/**
	 * @param list<string> $items    Keys.
	 * @param list<string> $settings Parts.
	 * @param bool         $media    Whether images come along.
	 */
	public function __construct(
		public string $title,
		public string $description = '',
		public array $items = [],
		public array $settings = [],
		public bool $media = true
	) {}
}
