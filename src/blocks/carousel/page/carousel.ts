import type { Swiper } from 'swiper';
import type { Config } from './config';
import type { createRotation } from './rotation';

/** A carousel on a page: its elements, its settings and its Swiper. */
export interface Carousel extends Config {
	readonly root: HTMLElement;
	readonly bar: HTMLElement;
	readonly viewport: HTMLElement;
	readonly slides: readonly HTMLElement[];
	readonly swiper: Swiper;
	readonly rotate: typeof createRotation | null;
	/** Aborted when the carousel is removed. */
	readonly signal: AbortSignal;
}
