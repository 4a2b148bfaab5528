<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

defined( 'ABSPATH' ) || exit;

/** What the script of a carousel says, on pages and in the editor's preview. */
final class CarouselTexts {
	/** WordPress's handle of the block's script in editors. */
	private const EDITOR = 'rueda-carousel-editor-script';

	public static function give_to_editor(): void {
		wp_add_inline_script(
			self::EDITOR,
			'window.ruedaCarouselTexts = ' . wp_json_encode( self::all(), JSON_HEX_TAG ) . ';',
			'before'
		);
	}

	/** @return array<string, string> */
	public static function all(): array {
		return [
			'carousel'     => _x( 'carousel', 'what screen readers call the block', 'rueda' ),
			'slide'        => _x( 'slide', 'what screen readers call one slide', 'rueda' ),
			'previous'     => __( 'Previous slide', 'rueda' ),
			'next'         => __( 'Next slide', 'rueda' ),
			'start'        => __( 'Start slide rotation', 'rueda' ),
			'stop'         => __( 'Stop slide rotation', 'rueda' ),
			'choose'       => __( 'Choose slide to display', 'rueda' ),
			/* translators: %1$s: number of a slide */
			'goTo'         => __( 'Go to slide %1$s', 'rueda' ),
			/* translators: 1: number of a slide, 2: number of slides */
			'numberOf'     => __( '%1$s of %2$s', 'rueda' ),
			/* translators: 1: number of a slide, 2: number of slides */
			'slideOf'      => __( 'Slide %1$s of %2$s', 'rueda' ),
			/* translators: 1: number of a slide, 2: number of slides, 3: heading of the slide */
			'slideTitled'  => __( 'Slide %1$s of %2$s: %3$s', 'rueda' ),
			/* translators: 1: number of the first slide in view, 2: number of the last one, 3: number of slides */
			'slidesOf'     => __( 'Slides %1$s to %2$s of %3$s', 'rueda' ),
			/* translators: 1: numbers of the slides in view, as in "5, 6, and 1", 2: number of slides */
			'slidesListed' => __( 'Slides %1$s of %2$s', 'rueda' ),
			'first'        => __( 'This is the first slide', 'rueda' ),
			'last'         => __( 'This is the last slide', 'rueda' ),
		];
	}
}
