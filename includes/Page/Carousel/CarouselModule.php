<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

use Rueda\Blocks\BlocksModule;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Carousels: the blocks, those that a page builder has left in the content, and ready-made ones. */
final class CarouselModule extends Module {
	public static function prints(): array {
		return [ CarouselBlock::NAME => 'block.render', CarouselBlock::SLIDE => 'block.render_slide' ];
	}

	public static function hooks(): array {
		return [
			'user' => [
				// Only editors need patterns.
				[ 'admin_init', 'CarouselPatterns.register_all', 10, 0 ],
				[ 'rest_api_init', 'CarouselPatterns.register_all', 10, 0 ],
				[ 'enqueue_block_editor_assets', 'CarouselTexts.give_to_editor', 10, 0 ],
			],
		];
	}

	private ?CarouselBlock $block      = null;
	private ?WrittenCarousels $written = null;

	public function block(): CarouselBlock {
		return $this->block ??= new CarouselBlock();
	}

	public function written(): WrittenCarousels {
		return $this->written ??= new WrittenCarousels( $this->modules->get( BlocksModule::class )->views() );
	}
}
