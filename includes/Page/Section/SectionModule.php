<?php

declare( strict_types=1 );

namespace Rueda\Page\Section;

use Rueda\Blocks\BlocksModule;
use Rueda\Blocks\EarlyScript;
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
		add_action( 'admin_init', [ $this, 'register_patterns' ] );
		self::at( 'rest_api_init', [ $this, 'register_patterns' ] );
	}

	public function register_patterns(): void {
		( new SectionPatterns() )->register_all();
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
