import type { Stage } from './stage';

/** A transition that the browser never ends, as in a hidden part of the page, is over then. */
const OVERTIME = 400;

/** Tells when a movement begins and when it is over. */
export function followMovements(
	{ swiper, settings, signal }: Stage,
	began: () => void,
	ended: () => void
): void {
	let overtime: ReturnType< typeof setTimeout > | undefined;
	const end = (): void => {
		clearTimeout( overtime );
		ended();
	};
	/** Swiper itself would wait for the end for ever, and take no further step. */
	const giveUp = (): void =>
		swiper.animating ? swiper.transitionEnd() : end();
	const begin = (): void => {
		clearTimeout( overtime );
		overtime = setTimeout( giveUp, settings.speed + OVERTIME );
		began();
	};

	// While Swiper puts slides to the other end it reports moves that nobody sees.
	let isFixing = false;
	swiper.on( 'beforeLoopFix', () => ( isFixing = true ) );
	swiper.on( 'loopFix', () => ( isFixing = false ) );
	swiper.on( 'transitionStart', () => isFixing || begin() );
	swiper.on( 'transitionEnd', () => isFixing || end() );
	signal.addEventListener( 'abort', () => clearTimeout( overtime ) );
}
