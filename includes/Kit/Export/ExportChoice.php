<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

defined( 'ABSPATH' ) || exit;

/** What an admin wants to have in a kit. */
final class ExportChoice {
	/**
	 * @param list<string> $items    Keys of items.
	 * @param list<string> $settings Parts of the settings.
	 * @param bool         $media    Whether the kit gets images.
	 */
	public function __construct(
		public string $title,
		public string $description = '',
		public array $items = [],
		public array $settings = [],
		public bool $media = true
	) {}
}
