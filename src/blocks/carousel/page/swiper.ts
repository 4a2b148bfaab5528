import { Swiper } from 'swiper';
import { wantsNoMotion } from '../../../frontend/ui/motion';
import { canLoop, gapIn, perView } from '../rules/moves';
import type { Layout, Settings } from '../rules/settings';
import { CLASSES } from './config';
import { hasMedia } from './slides';

/** Dragging inside these selects text or moves a handle, so it does not move slides. */
const NO_SWIPING =
	'input, textarea, select, [role="slider"], [contenteditable]:not([contenteditable="false"])';

const optionsOf = ( settings: Settings, layout: Layout ) => ( {
	slidesPerView: perView( settings, layout ),
	slidesPerGroup: layout.scroll,
	spaceBetween: layout.space,
} );

/** Swiper only moves the slides; their sizes are in the style sheet. */
export async function createSwiper(
	viewport: HTMLElement,
	slides: readonly HTMLElement[],
	settings: Settings,
	first: number
): Promise< Swiper > {
	const isFading = settings.effect === 'fade';
	// Only loaded if slides fade.
	const modules = isFading
		? [
				(
					await import(
						/* webpackChunkName: "carousel-fade" */ './fade'
					)
				).EffectFade,
			]
		: [];
	const loop = canLoop( settings, slides.length, hasMedia( slides ) );
	const swiper = new Swiper( viewport, {
		init: false,
		// The smallest device begins at 0, so one layout always applies.
		breakpoints: Object.fromEntries(
			settings.layouts.map( ( layout ) => [
				layout.from,
				optionsOf( settings, layout ),
			] )
		),
		modules,
		loop,
		// Presses during a movement count.
		loopPreventsSliding: false,
		rewind: settings.infinite && ! loop,
		initialSlide: Math.max( 0, first ),
		speed: wantsNoMotion() ? 0 : settings.speed,
		effect: settings.effect,
		fadeEffect: { crossFade: true },
		lazyPreload: false,
		touchStartPreventDefault: false,
		noSwipingSelector: NO_SWIPING,
		wrapperClass: CLASSES.track,
		slideClass: CLASSES.inRow,
		// Themes and other plugins have styles for Swiper's own class names.
		containerModifierClass: 'rueda-swiper-',
		slideActiveClass: 'is-active',
		slideNextClass: 'is-next',
		slidePrevClass: 'is-previous',
		slideVisibleClass: 'is-visible',
		slideFullyVisibleClass: 'is-fully-visible',
	} );
	limitGaps( swiper );
	swiper.init();
	return swiper;
}

/** Swiper sets the space of each device, and reads it whenever it lays out the slides. */
function limitGaps( swiper: Swiper ): void {
	const { params } = swiper;
	let space = Number( params.spaceBetween );
	Object.defineProperty( params, 'spaceBetween', {
		enumerable: true,
		get: () => gapIn( swiper.size, space, Number( params.slidesPerView ) ),
		set: ( wanted: number ) => ( space = wanted ),
	} );
}
