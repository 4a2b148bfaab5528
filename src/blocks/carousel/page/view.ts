import type { Controls } from './controls';
import { inView, isFirst, isLast, loops, scrollOf } from './course';
import { fetchImages, free, hide, nameSlides } from './slides';
import type { Stage } from './stage';

/** What it returns makes the page show where the carousel stands, when a movement begins and when it is over. */
export function createView(
	stage: Stage,
	controls: Controls
): ( isOver: boolean ) => void {
	const { viewport, slides, swiper, settings } = stage;
	const showPlace = (): void => {
		const scroll = scrollOf( stage );
		const slide = swiper.realIndex;
		const [ stops, stop ] = loops( stage )
			? [
					Math.ceil( slides.length / scroll ),
					Math.floor( slide / scroll ),
				]
			: [ swiper.snapGrid.length, swiper.snapIndex ];
		controls.show(
			{ stops, stop, slide, scroll },
			isFirst( stage ),
			isLast( stage )
		);
		// Where tabs have given way to a number, slides are no longer their panels.
		nameSlides( slides, stage.texts, controls.picker.role === 'tablist' );
	};

	/** What peeks in on the near side is there only once Swiper has put a slide there. */
	const fillBefore = (): void => {
		if (
			loops( stage ) &&
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
		const shown = swiper.isLocked ? slides : inView( stage );
		shown.forEach( free );
		// What goes out of view is still seen until the movement is over.
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
