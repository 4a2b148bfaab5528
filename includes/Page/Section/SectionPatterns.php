<?php

declare( strict_types=1 );

namespace Rueda\Page\Section;

use Rueda\Blocks\PatternFolder;

defined( 'ABSPATH' ) || exit;

/** Ready-made sections and a masonry. Each file in `patterns` is one: its title, what it is for, and its blocks. */
final class SectionPatterns {
	private const CATEGORY = 'rueda-page';
	private const PATTERNS = [ 'section-opening', 'section-steps', 'masonry-voices' ];

	public function register_all(): void {
		( new PatternFolder( self::CATEGORY, __DIR__ . '/patterns' ) )->register(
			__( 'Rueda page parts', 'rueda' ),
			__( 'Ready-made parts of a page: change the text and images as you like.', 'rueda' ),
			'rueda/',
			self::PATTERNS,
			static fn ( array $pattern ): array => $pattern + [ 'viewportWidth' => 1280 ]
		);
	}
}
