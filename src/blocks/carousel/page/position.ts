/** The position of a carousel, and how it moves to another slide. */
import { slidesInView } from './slides';
import type { Stage } from './stage';

export const loops = ( { swiper }: Stage ): boolean =>
	swiper.params.loop === true;

export const inView = ( { swiper, slides }: Stage ): HTMLElement[] =>
	slidesInView( slides, swiper.translate, swiper.size || 0 );

/** The number of slides of one move. */
export const scrollOf = ( { swiper }: Stage ): number =>
	Number( swiper.params.slidesPerGroup ) || 1;

export const isFirst = ( { swiper, settings }: Stage ): boolean =>
	! settings.infinite && swiper.isBeginning;

export const isLast = ( { swiper, settings }: Stage ): boolean =>
	! settings.infinite && swiper.isEnd;

export function goTo( stage: Stage, slide: number, speed?: number ): void {
	if ( loops( stage ) ) {
		stage.swiper.slideToLoop( slide, speed );
	} else {
		stage.swiper.slideTo( slide, speed );
	}
}
