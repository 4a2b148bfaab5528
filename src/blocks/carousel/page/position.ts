/** The position of a carousel, and how it moves to another slide. */
import { slidesInView } from './slides';
import type { Carousel } from './carousel';

export const loops = ( { swiper }: Carousel ): boolean =>
	swiper.params.loop === true;

export const inView = ( { swiper, slides }: Carousel ): HTMLElement[] =>
	slidesInView( slides, swiper.translate, swiper.size || 0 );

/** The number of slides of one move. */
export const scrollOf = ( { swiper }: Carousel ): number =>
	Number( swiper.params.slidesPerGroup ) || 1;

export const isFirst = ( { swiper, settings }: Carousel ): boolean =>
	! settings.infinite && swiper.isBeginning;

export const isLast = ( { swiper, settings }: Carousel ): boolean =>
	! settings.infinite && swiper.isEnd;

export function goTo(
	carousel: Carousel,
	slide: number,
	speed?: number
): void {
	if ( loops( carousel ) ) {
		carousel.swiper.slideToLoop( slide, speed );
	} else {
		carousel.swiper.slideTo( slide, speed );
	}
}
