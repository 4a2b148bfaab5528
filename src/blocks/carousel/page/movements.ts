import type { Carousel } from './carousel';

/** Browsers do not end transitions in hidden parts of a page, so a transition ends at the latest after this. */
const OVERTIME = 400;

/** Reports the beginning and the end of movements. */
export function followMovements(
	{ swiper, settings, signal }: Carousel,
	began: () => void,
	ended: () => void
): void {
	let overtime: ReturnType< typeof setTimeout > | undefined;
	const end = (): void => {
		clearTimeout( overtime );
		ended();
	};
	/** Swiper would wait for the end for ever and make no further move. */
	const giveUp = (): void =>
		swiper.animating ? swiper.transitionEnd() : end();
	const begin = (): void => {
		clearTimeout( overtime );
		overtime = setTimeout( giveUp, settings.speed + OVERTIME );
		began();
	};

	// While Swiper moves slides to the other end or adapts to a width, it reports movements that nobody sees.
	let isFixing = false;
	swiper.on( '_beforeBreakpoint beforeLoopFix', () => ( isFixing = true ) );
	swiper.on( 'breakpoint loopFix', () => ( isFixing = false ) );
	swiper.on( 'transitionStart', () => isFixing || begin() );
	swiper.on( 'transitionEnd', () => isFixing || end() );
	signal.addEventListener( 'abort', () => clearTimeout( overtime ) );
}
