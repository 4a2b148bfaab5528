import type { Swiper } from 'swiper';
import { onMotionChange, wantsNoMotion } from '../../../frontend/ui/motion';
import { tellStatus } from '../../../frontend/values/block-status';
import type { Move } from '../rules/keyboard';
import { CLASSES, readConfig } from './config';
import type { Config } from './config';
import { createControls } from './controls';
import { goTo, inView, isLast, scrollOf } from './position';
import { listenToKeys } from './keys';
import { followMovements } from './movements';
import type { Carousel } from './carousel';
import { free } from './slides';
import { createSwiper } from './swiper';
import { createView } from './view';
import { createVisitorMoves } from './visitor-moves';

let count = 0;

interface Run {
	readonly end: () => void;
	/** The first slide in view. */
	readonly current: () => HTMLElement | undefined;
}

const NO_RUN: Run = { end: () => undefined, current: () => undefined };

const isShown = ( slide: HTMLElement ): boolean =>
	getComputedStyle( slide ).display !== 'none';

/** Turns the server's row of slides into a carousel. Returns a function that undoes it. */
export async function start(
	root: HTMLElement,
	config: Config = readConfig( root )
): Promise< () => void > {
	const track = root.querySelector< HTMLElement >( `.${ CLASSES.track }` );
	const all = [
		...( track?.querySelectorAll< HTMLElement >(
			`:scope > .${ CLASSES.slide }`
		) ?? [] ),
	];
	let shown = all.filter( isShown );
	let running = Promise.resolve( await begin( root, config, shown ) );
	// A page may hide slides on some devices. Swiper cannot leave out slides later, so it starts again without them.
	const adapt = (): void => {
		const now = all.filter( isShown );
		if (
			now.length === shown.length &&
			now.every( ( slide ) => shown.includes( slide ) )
		) {
			return;
		}
		shown = now;
		running = running.then( ( { end, current } ) => {
			const first = current();
			end();
			// A loop has moved slides. Others stay, because frames would lose their content.
			if (
				all.some( ( slide, at ) => track?.children[ at ] !== slide )
			) {
				track?.append( ...all );
			}
			return begin( root, config, now, first ).catch( () => {
				// The row is as the server printed it, and the next change tries again.
				shown = [];
				return NO_RUN;
			} );
		} );
	};
	window.addEventListener( 'resize', adapt );
	return () => {
		window.removeEventListener( 'resize', adapt );
		void running.then( ( { end } ) => end() );
	};
}

async function begin(
	root: HTMLElement,
	config: Config,
	slides: readonly HTMLElement[],
	current?: HTMLElement
): Promise< Run > {
	const bar = root.querySelector< HTMLElement >( `.${ CLASSES.controls }` );
	const viewport = root.querySelector< HTMLElement >(
		`.${ CLASSES.viewport }`
	);
	if ( ! bar || ! viewport || slides.length < 2 ) {
		return NO_RUN;
	}
	const id = `rueda-carousel-${ ++count }`;
	viewport.id ||= `${ id }-slides`;
	slides.forEach( ( slide, index ) => {
		slide.classList.add( CLASSES.inRow );
		slide.id ||= `${ id }-slide-${ index + 1 }`;
	} );

	// Only loaded if slides move by themselves.
	const rotate = config.settings.autoplay
		? (
				await import(
					/* webpackChunkName: "carousel-autoplay" */ './rotation'
				)
			).createRotation
		: null;
	const swiper = await createSwiper(
		viewport,
		slides,
		config.settings,
		current ? slides.indexOf( current ) : slideAt( viewport, slides )
	);
	root.classList.add( 'is-running' );
	root.classList.toggle( 'is-rtl', swiper.rtl );
	// From here on, Swiper positions the slides.
	viewport.scrollLeft = 0;
	viewport.tabIndex = -1;
	const ending = new AbortController();
	const { signal } = ending;
	const carousel: Carousel = {
		...config,
		root,
		bar,
		viewport,
		slides,
		swiper,
		signal,
		rotate,
	};
	run( carousel );
	return {
		current: () => inView( carousel )[ 0 ],
		end: () => {
			ending.abort();
			undo( carousel );
		},
	};
}

/** Leaves the row as the server has printed it. */
function undo( { root, bar, viewport, slides, swiper }: Carousel ): void {
	const { wrapperEl } = swiper;
	// Removes the controls.
	bar.replaceChildren();
	swiper.destroy( true, false );
	wrapperEl.style.transform = '';
	viewport.tabIndex = 0;
	tellStatus< 'carousel' >( root, 'printed' );
	root.classList.remove( 'is-running', 'is-locked', 'is-rtl' );
	for ( const slide of slides ) {
		slide.classList.remove( CLASSES.inRow );
		slide.style.transform = slide.style.opacity = '';
		slide.role = slide.ariaLabel = slide.ariaRoleDescription = null;
		free( slide );
	}
}

/** The slide that the visitor has scrolled to before the script was loaded. */
function slideAt(
	viewport: HTMLElement,
	slides: readonly HTMLElement[]
): number {
	const [ one, other ] = slides;
	const step =
		one && other ? Math.abs( other.offsetLeft - one.offsetLeft ) : 0;
	return step > 0 ? Math.round( Math.abs( viewport.scrollLeft ) / step ) : 0;
}

function run( carousel: Carousel ): void {
	const { root, viewport, swiper, settings, signal } = carousel;
	tellStatus< 'carousel' >( root, 'ready' );
	const controls = createControls( carousel, {
		back: () => move( 'back' ),
		forward: () => move( 'forward' ),
		stop: ( stop ) =>
			visit( () => goTo( carousel, stop * scrollOf( carousel ) ) ),
		rotation: () => rotation?.press(),
	} );
	const show = createView( carousel, controls );
	const rotation =
		carousel.rotate?.( {
			...carousel,
			shown: () => inView( carousel )[ 0 ],
			advance: () => ! isLast( carousel ) && ( swiper.slideNext(), true ),
			toFirst: () => isLast( carousel ) && goTo( carousel, 0 ),
			onChange: controls.showRotation,
		} ) ?? null;
	const visitorMoves = createVisitorMoves( carousel, rotation );
	const { visit, move } = visitorMoves;

	const lock = (): void => {
		const isLocked = swiper.isLocked;
		root.classList.toggle( 'is-locked', isLocked );
		rotation?.send( { type: isLocked ? 'locked' : 'unlocked' } );
		show( true );
	};
	const notePlace = keepPlace( carousel );
	lock();
	followMovements(
		carousel,
		() => {
			rotation?.hold( 'transition', true );
			show( false );
			controls.followFocus();
		},
		() => {
			notePlace();
			show( true );
			rotation?.hold( 'transition', false );
			visitorMoves.end();
		}
	);
	keepFocus( swiper, viewport );
	swiper.on( 'sliderFirstMove', visitorMoves.swipe );
	swiper.on( 'lock', lock );
	swiper.on( 'unlock', lock );
	swiper.on( 'resize', lock );
	watchWidths( carousel, lock );
	listenToKeys( carousel, controls.picker, move );
	listenToPeeking( carousel, move );
	followHash( carousel );
	const stopAsking = onMotionChange( () => {
		swiper.params.speed = wantsNoMotion() ? 0 : settings.speed;
	} );
	signal.addEventListener( 'abort', stopAsking );
}

/**
 * Swiper may show other slides on another device's width, so the current slide is shown again. Returns a function that
 * notes the current slide after a movement.
 */
function keepPlace( carousel: Carousel ): () => void {
	const { swiper } = carousel;
	let current = swiper.realIndex;
	let adapting = 0;
	swiper.on( '_beforeBreakpoint', () => {
		clearTimeout( adapting );
		// Swiper is busy for two frames.
		adapting = window.setTimeout( () => {
			adapting = 0;
			// The visitor may have moved on.
			if ( ! swiper.animating && ! swiper.destroyed ) {
				goTo( carousel, current, 0 );
			}
		}, 50 );
	} );
	return () => {
		current = adapting ? current : swiper.realIndex;
	};
}

/** Elements lose the focus when they are moved in the page. */
function keepFocus( swiper: Swiper, viewport: HTMLElement ): void {
	// Not `instanceof`, because in the editor's canvas elements belong to another window.
	const isInside = ( element: Element | null ): element is HTMLElement =>
		viewport.contains( element );
	let focused: HTMLElement | null = null;
	swiper.on( 'beforeLoopFix', () => {
		const { activeElement } = viewport.ownerDocument;
		focused = isInside( activeElement ) ? activeElement : null;
	} );
	swiper.on( 'loopFix', () => focused?.focus( { preventScroll: true } ) );
}

/** Swiper only notices a new width of its element, but a narrow column may have the same width on several devices. */
function watchWidths(
	{ swiper, settings, signal }: Carousel,
	lock: () => void
): void {
	for ( const { from } of settings.layouts ) {
		window.matchMedia( `(min-width: ${ from }px)` ).addEventListener(
			'change',
			() => {
				swiper.update();
				lock();
			},
			{ signal }
		);
	}
}

/** A press on a neighbouring slide moves to it. The slide itself is inert and gets no events. */
function listenToPeeking(
	carousel: Carousel,
	move: ( way: Move ) => void
): void {
	const { viewport, slides, swiper, signal, settings } = carousel;
	// Slides that fade lie on one another, so none of them shows at the edge.
	if ( settings.effect === 'fade' ) {
		return;
	}
	viewport.addEventListener(
		'click',
		( { clientX } ) => {
			const pressed = slides.find( ( slide ) => {
				const { left, right } = slide.getBoundingClientRect();
				return slide.inert && clientX >= left && clientX <= right;
			} );
			const [ first ] = inView( carousel );
			if ( pressed && first ) {
				const isLeft = pressed.offsetLeft < first.offsetLeft;
				move( isLeft === swiper.rtl ? 'forward' : 'back' );
			}
		},
		{ signal }
	);
}

/** If the address names something in a slide, that slide is shown. */
function followHash( carousel: Carousel ): void {
	const { slides, signal } = carousel;
	const follow = (): void => {
		let name = window.location.hash.slice( 1 );
		try {
			name = decodeURIComponent( name );
		} catch {
			// Then the name is used as it is.
		}
		const target = document.getElementById( name );
		const slide = slides.findIndex( ( each ) => each.contains( target ) );
		if ( slides[ slide ]?.inert ) {
			goTo( carousel, slide, 0 );
		}
	};
	window.addEventListener( 'hashchange', follow, { signal } );
	// A link to the address that the page already has changes nothing.
	document.addEventListener(
		'click',
		( { target } ) => {
			const link = target instanceof Element && target.closest( 'a' );
			if ( link && link.hash === window.location.hash ) {
				follow();
			}
		},
		{ signal }
	);
	follow();
}
