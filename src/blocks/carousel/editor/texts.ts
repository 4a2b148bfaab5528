import { __, _x } from '@wordpress/i18n';
import type { Texts } from '../rules/announce';

/** The texts of the preview, the same as in includes/Page/Carousel/CarouselMarkup.php. */
export const texts = (): Texts => ( {
	carousel: _x( 'carousel', 'what screen readers call the block', 'rueda' ),
	slide: _x( 'slide', 'what screen readers call one slide', 'rueda' ),
	previous: __( 'Previous slide', 'rueda' ),
	next: __( 'Next slide', 'rueda' ),
	start: __( 'Start slide rotation', 'rueda' ),
	stop: __( 'Stop slide rotation', 'rueda' ),
	choose: __( 'Choose slide to display', 'rueda' ),
	// translators: %1$s: number of a slide
	goTo: __( 'Go to slide %1$s', 'rueda' ),
	// translators: 1: number of a slide, 2: number of slides
	numberOf: __( '%1$s of %2$s', 'rueda' ),
	// translators: 1: number of a slide, 2: number of slides
	slideOf: __( 'Slide %1$s of %2$s', 'rueda' ),
	// translators: 1: number of a slide, 2: number of slides, 3: heading of the slide
	slideTitled: __( 'Slide %1$s of %2$s: %3$s', 'rueda' ),
	// translators: 1: number of the first slide in view, 2: number of the last one, 3: number of slides
	slidesOf: __( 'Slides %1$s to %2$s of %3$s', 'rueda' ),
	// translators: 1: numbers of the slides in view, as in "5, 6, and 1", 2: number of slides
	slidesListed: __( 'Slides %1$s of %2$s', 'rueda' ),
	first: __( 'This is the first slide', 'rueda' ),
	last: __( 'This is the last slide', 'rueda' ),
} );
