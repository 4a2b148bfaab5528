<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

use Rueda\Blocks\BlocksModule;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Carousels: the blocks, those that a page builder has left in the content, and ready-made ones. */
final class CarouselModule extends Module {
	private ?CarouselBlock $block      = null;
	private ?WrittenCarousels $written = null;

	public function register(): void {
		$blocks = $this->modules->get( BlocksModule::class );
		$blocks->set_printer( CarouselBlock::NAME, self::later( fn () => $this->block(), 'render' ) );
		$blocks->set_printer( CarouselBlock::SLIDE, self::later( fn () => $this->block(), 'render_slide' ) );
		self::at( 'wp_enqueue_scripts', [ $this, 'load_in_head' ], 20 );
		foreach ( BlocksModule::WRITTEN as $filter ) {
			add_filter( $filter, self::later( fn () => $this->written(), 'watch' ), 99 );
		}
		// Only editors need patterns.
		add_action( 'admin_init', [ $this, 'register_patterns' ] );
		self::at( 'rest_api_init', [ $this, 'register_patterns' ] );
	}

	public function load_in_head(): void {
		$this->written()->load_in_head();
	}

	public function register_patterns(): void {
		( new CarouselPatterns() )->register_all();
	}

	private function block(): CarouselBlock {
		return $this->block ??= new CarouselBlock();
	}

	private function written(): WrittenCarousels {
		return $this->written ??= new WrittenCarousels( $this->modules->get( BlocksModule::class )->views() );
	}
}
