import type { Controls } from './controls';
import { inView, isFirst, isLast, loops, scrollOf } from './position';
import { fetchImages, free, hide, nameSlides } from './slides';
import type { Carousel } from './carousel';

/** Returns a function that updates the page at the beginning and at the end of a movement. */
export function createView(
	carousel: Carousel,
	controls: Controls
): ( isOver: boolean ) => void {
	const { viewport, slides, swiper, settings } = carousel;
	const showPlace = (): void => {
		const scroll = scrollOf( carousel );
		const slide = swiper.realIndex;
		const [ stops, stop ] = loops( carousel )
			? [
					Math.ceil( slides.length / scroll ),
					Math.floor( slide / scroll ),
				]
			: [ swiper.snapGrid.length, swiper.snapIndex ];
		controls.show(
			{ stops, stop, slide, scroll },
			isFirst( carousel ),
			isLast( carousel )
		);
		// If a number has replaced the tabs, slides are no longer tab panels.
		nameSlides(
			slides,
			carousel.texts,
			controls.picker.role === 'tablist'
		);
	};

	/** Makes Swiper put a slide on the near side, so that the neighbour there is visible. */
	const fillBefore = (): void => {
		if (
			loops( carousel ) &&
			settings.offsetSides !== 'none' &&
			swiper.activeIndex === 0
		) {
			swiper.loopFix( { direction: 'prev' } );
		}
	};

	return ( isOver ) => {
		if ( isOver ) {
			fillBefore();
		}
		const shown = swiper.isLocked ? slides : inView( carousel );
		shown.forEach( free );
		// A slide that goes out of view is visible until the movement ends.
		if ( isOver ) {
			slides
				.filter( ( slide ) => ! shown.includes( slide ) )
				.forEach( ( slide ) => hide( slide, viewport ) );
		}
		if ( settings.lazyload ) {
			fetchImages( slides, shown );
		}
		showPlace();
	};
}
