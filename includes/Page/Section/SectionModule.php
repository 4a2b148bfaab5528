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
	private ?SectionBlock $section    = null;
	private ?MasonryBlock $masonry    = null;
	private ?WrittenSections $written = null;

	public function register(): void {
		$blocks = $this->modules->get( BlocksModule::class );
		$blocks->set_printer( SectionBlock::NAME, self::later( fn () => $this->section(), 'render' ) );
		$blocks->set_printer( MasonryBlock::NAME, self::later( fn () => $this->masonry(), 'render' ) );
		// After blocks have been rendered.
		add_filter( 'the_content', self::later( fn () => $this->written(), 'watch' ), 99 );
		self::at( 'wp_enqueue_scripts', fn () => $this->written()->load_in_head() );
		// Only editors need patterns.
		add_action( 'admin_init', [ self::class, 'register_patterns' ] );
		self::at( 'rest_api_init', [ self::class, 'register_patterns' ] );
	}

	/** Ready-made sections and a masonry. Each file in `patterns` is one: its title, what it is for, and its blocks. */
	public static function register_patterns(): void {
		( new PatternFolder( 'rueda-page', __DIR__ . '/patterns' ) )->register(
			__( 'Rueda page parts', 'rueda' ),
			__( 'Ready-made parts of a page: change the text and images as you like.', 'rueda' ),
			'rueda/',
			[ 'section-opening', 'section-steps', 'masonry-voices' ],
			static fn ( array $pattern ): array => $pattern + [ 'viewportWidth' => 1280 ]
		);
	}

	private function section(): SectionBlock {
		return $this->section ??= new SectionBlock( new EarlyScript( 'build/blocks/section/early.js' ) );
	}

	private function masonry(): MasonryBlock {
		return $this->masonry ??= new MasonryBlock( new EarlyScript( 'build/blocks/masonry/early.js' ) );
	}

	private function written(): WrittenSections {
		return $this->written ??= new WrittenSections( $this->modules->get( BlocksModule::class )->views() );
	}
}
