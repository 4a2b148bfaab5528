<?php

declare( strict_types=1 );

namespace Rueda\Page\Section;

defined( 'ABSPATH' ) || exit;

/** Ready-made sections and a masonry. Each file in `patterns` is one: its title, what it is for, and its blocks. */
final class SectionPatterns {

	private const CATEGORY = 'rueda-page';

	private const PATTERNS = [ 'section-opening', 'section-steps', 'masonry-voices' ];

	public function register_all(): void {
		$registry = \WP_Block_Patterns_Registry::get_instance();
		// A screen that answers REST calls of its own asks twice.
		if ( $registry->is_registered( 'rueda/' . self::PATTERNS[0] ) ) {
			return;
		}
		register_block_pattern_category(
			self::CATEGORY,
			[
				'label'       => __( 'Rueda page parts', 'rueda' ),
				'description' => __( 'Ready-made parts of a page: change the text and images as you like.', 'rueda' ),
			]
		);
		foreach ( self::PATTERNS as $name ) {
			/** @var array{title: string, description: string, content: string} $pattern */
			$pattern = require __DIR__ . "/patterns/$name.php";
			register_block_pattern(
				'rueda/' . $name,
				$pattern + [
					'categories'    => [ self::CATEGORY ],
					'viewportWidth' => 1280,
				]
			);
		}
	}
}
