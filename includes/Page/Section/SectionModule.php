<?php

declare( strict_types=1 );

namespace Rueda\Page\Section;

use Rueda\Blocks\BlocksModule;
use Rueda\Blocks\EarlyScript;
use Rueda\Blocks\PatternFolder;
use Rueda\Module;
use Rueda\Page\Masonry\MasonryBlock;

defined( 'ABSPATH' ) || exit;

/** Sections and masonries: the two blocks, their patterns, and what a page builder left of both in older content. */
final class SectionModule extends Module {
	public static function prints(): array {
		return [ SectionBlock::NAME => 'section.render', MasonryBlock::NAME => 'masonry.render' ];
	}

	public static function hooks(): array {
		return [
			'user' => [
				// Only editors need patterns.
				[ 'admin_init', 'register_patterns', 10, 0 ],
				[ 'rest_api_init', 'register_patterns', 10, 0 ],
			],
		];
	}

	private ?SectionBlock $section    = null;
	private ?MasonryBlock $masonry    = null;
	private ?WrittenSections $written = null;

	/** Ready-made pages and parts of pages. Each file in `patterns` is one: its title, its use and its blocks. */
	public static function register_patterns(): void {
		// With this block type, WordPress offers a pattern for a new page.
		$page = [ 'postTypes' => [ 'page' ], 'blockTypes' => [ 'core/post-content' ] ];
		( new PatternFolder( 'rueda-page', __DIR__ . '/patterns' ) )->register(
			__( 'Rueda page parts', 'rueda' ),
			__( 'Ready-made parts of a page: change the text and images as you like.', 'rueda' ),
			'rueda/',
			[ 'page-wheel', 'page-contact', 'section-opening', 'section-steps', 'masonry-voices' ],
			static fn ( array $pattern, string $name ): array => $pattern + [ 'viewportWidth' => 1280 ]
				+ ( str_starts_with( $name, 'page-' ) ? $page : [] )
		);
	}

	public function section(): SectionBlock {
		return $this->section ??= new SectionBlock( new EarlyScript( 'build/blocks/section/early.js' ) );
	}

	public function masonry(): MasonryBlock {
		return $this->masonry ??= new MasonryBlock( new EarlyScript( 'build/blocks/masonry/early.js' ) );
	}

	public function written(): WrittenSections {
		return $this->written ??= new WrittenSections( $this->modules->get( BlocksModule::class )->views() );
	}
}
