<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/** What an admin imports from a kit, and what to do where an item is here already. */
final class ImportChoice {
	/**
	 * @param list<string>          $items     Keys of items.
	 * @param list<string>          $settings  Parts of the settings that are taken from the kit.
	 * @param array<string, string> $answers   Answers by key; other items get the default.
	 * @param bool                  $trusts    Whether the admin trusts who made the kit, so that code may come in.
	 * @param bool                  $publishes Whether new pages get the kit's status. Otherwise they become drafts.
	 * @param bool                  $front     Whether the kit's front page becomes the site's, if visitors can see it.
	 */
	public function __construct(
		public array $items,
		public array $settings,
		public array $answers,
		public bool $trusts = false,
		public bool $publishes = false,
		public bool $front = false
	) {}

	public function answer( string $key ): string {
		$answer = $this->answers[ $key ] ?? Definitions::KIT_ANSWERS[0];
		return in_array( $answer, Definitions::KIT_ANSWERS, true ) ? $answer : Definitions::KIT_ANSWERS[0];
	}
}
