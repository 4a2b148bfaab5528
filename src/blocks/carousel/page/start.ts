import type { Swiper } from 'swiper';
import { onMotionChange, wantsNoMotion } from '../../../frontend/ui/motion';
import { announcement } from '../rules/announce';
import type { Move } from '../rules/keyboard';
import { CLASSES, readConfig } from './config';
import type { Config } from './config';
import { controlsOf } from '../rules/controls';
import { createControls } from './controls';
import { listenToKeys } from './keys';
import type { createRotation } from './rotation';
import {
	fetchImages,
	free,
	hide,
	nameSlides,
	slidesInView,
	titleOf,
} from './slides';
import { createSwiper } from './swiper';

/** A screen reader says first what the press itself did. */
const PAUSE = 150;
/** A transition that the browser never ends, as in a hidden part of the page, is over then. */
const OVERTIME = 400;

let count = 0;

/** Makes the server's row of slides a carousel. What it returns takes all of it away again. */
export async function start(
	root: HTMLElement,
	config: Config = readConfig( root )
): Promise< () => void > {
	const bar = root.querySelector< HTMLElement >( `.${ CLASSES.controls }` );
	const viewport = root.querySelector< HTMLElement >(
		`.${ CLASSES.viewport }`
	);
	const track = root.querySelector< HTMLElement >( `.${ CLASSES.track }` );
	const slides = [
		...( track?.querySelectorAll< HTMLElement >(
			`:scope > .${ CLASSES.slide }`
		) ?? [] ),
	];
	if ( ! bar || ! viewport || slides.length < 2 ) {
		return () => undefined;
	}
	const id = `rueda-carousel-${ ++count }`;
	viewport.id ||= `${ id }-slides`;
	slides.forEach( ( slide, index ) => {
		slide.id ||= `${ id }-slide-${ index + 1 }`;
	} );

	// Fetched only where slides move by themselves.
	const rotate = config.settings.autoplay
		? (
				await import(
					/* webpackChunkName: "carousel-autoplay" */ './rotation'
				)
			).createRotation
		: null;
	const first = slideAt( viewport, slides );
	const swiper = await createSwiper(
		viewport,
		slides,
		config.settings,
		first
	);
	root.classList.add( 'is-running' );
	root.classList.toggle( 'is-rtl', swiper.rtl );
	// The way it has been scrolled is now Swiper's.
	viewport.scrollLeft = 0;
	return run( { root, bar, viewport, slides, swiper, config, rotate } );
}

/** The slide that a visitor has scrolled to without us. */
function slideAt(
	viewport: HTMLElement,
	slides: readonly HTMLElement[]
): number {
	const [ one, other ] = slides;
	const step =
		one && other ? Math.abs( other.offsetLeft - one.offsetLeft ) : 0;
	return step > 0 ? Math.round( Math.abs( viewport.scrollLeft ) / step ) : 0;
}

interface Stage {
	readonly root: HTMLElement;
	readonly bar: HTMLElement;
	readonly viewport: HTMLElement;
	readonly slides: readonly HTMLElement[];
	readonly swiper: Swiper;
	readonly config: Config;
	readonly rotate: typeof createRotation | null;
}

function run( stage: Stage ): () => void {
	const { root, bar, viewport, slides, swiper, config, rotate } = stage;
	const { settings, texts } = config;
	const ending = new AbortController();
	const { signal } = ending;
	const loops = swiper.params.loop === true;
	let byVisitor = false;
	let overtime: ReturnType< typeof setTimeout > | undefined;

	const inView = (): HTMLElement[] =>
		slidesInView( slides, swiper.translate, swiper.size || 0 );
	const scroll = (): number => Number( swiper.params.slidesPerGroup ) || 1;
	const isFirst = (): boolean => ! settings.infinite && swiper.isBeginning;
	const isLast = (): boolean => ! settings.infinite && swiper.isEnd;
	const endReached = (): 'first' | 'last' | null => {
		const end = isLast() ? 'last' : null;
		return isFirst() ? 'first' : end;
	};
	const goTo = ( slide: number, speed?: number ): void => {
		if ( loops ) {
			swiper.slideToLoop( slide, speed );
		} else {
			swiper.slideTo( slide, speed );
		}
	};

	const controls = createControls( bar, viewport, slides, config, {
		back: () => move( 'back' ),
		forward: () => move( 'forward' ),
		stop: ( stop ) => visit( () => goTo( stop * scroll() ) ),
		rotation: () => rotation?.press(),
	} );
	const status = document.createElement( 'span' );
	status.role = 'status';
	status.className = `${ CLASSES.root }__heard`;
	root.append( status );

	const showPlace = (): void => {
		const stops = loops
			? Math.ceil( slides.length / scroll() )
			: swiper.snapGrid.length;
		const stop = loops
			? Math.floor( swiper.realIndex / scroll() )
			: swiper.snapIndex;
		const place = {
			stops,
			stop,
			slide: swiper.realIndex,
			scroll: scroll(),
		};
		controls.show( place, isFirst(), isLast() );
		// Where tabs have given way to a number, slides are no longer their panels.
		nameSlides( slides, texts, controls.picker.role === 'tablist' );
	};

	const say = ( edge: 'first' | 'last' | null ): void => {
		const shown = inView().map( ( slide ) => slides.indexOf( slide ) );
		const title = titleOf( slides[ shown[ 0 ] ?? -1 ] );
		setTimeout( () => {
			if ( ! rotation?.isRunning() ) {
				status.textContent = announcement( texts, {
					slides: shown,
					count: slides.length,
					title,
					edge,
				} );
			}
		}, PAUSE );
	};

	/** What peeks in on the near side is there only once Swiper has put a slide there. */
	const fillBefore = (): void => {
		if (
			loops &&
			settings.offsetSides !== 'none' &&
			swiper.activeIndex === 0
		) {
			swiper.loopFix( { direction: 'prev' } );
		}
	};

	/** `hides` only when the movement is over: what goes out of view is still seen until then. */
	const show = ( hides: boolean ): void => {
		const shown = swiper.isLocked ? slides : inView();
		shown.forEach( free );
		if ( hides ) {
			slides
				.filter( ( slide ) => ! shown.includes( slide ) )
				.forEach( ( slide ) => hide( slide, viewport ) );
		}
		if ( settings.lazyload ) {
			fetchImages( slides, shown );
		}
		showPlace();
	};

	const began = (): void => {
		rotation?.hold( 'transition', true );
		clearTimeout( overtime );
		overtime = setTimeout( giveUp, settings.speed + OVERTIME );
		show( false );
		controls.followFocus();
	};
	/** Swiper itself would wait for the end for ever, and take no further step. */
	const giveUp = (): void =>
		swiper.animating ? swiper.transitionEnd() : ended();
	const ended = (): void => {
		clearTimeout( overtime );
		fillBefore();
		show( true );
		rotation?.hold( 'transition', false );
		if ( byVisitor ) {
			byVisitor = false;
			say( endReached() );
		}
	};

	/** What a visitor does, as against what the timer does. */
	const visit = ( act: () => void ): void => {
		byVisitor = true;
		rotation?.send( { type: 'interacted' } );
		act();
		// Where it stands already nothing moves, and nothing is to be said of a later move. In a loop it begins later.
		byVisitor &&= swiper.animating || loops;
	};

	const move = ( way: Move ): boolean => {
		if ( swiper.isLocked ) {
			return false;
		}
		if ( way === 'first' || way === 'last' ) {
			visit( () => goTo( way === 'first' ? 0 : slides.length - 1 ) );
			return true;
		}
		if ( way === 'back' ? isFirst() : isLast() ) {
			say( way === 'back' ? 'first' : 'last' );
			return false;
		}
		visit( () =>
			way === 'back' ? swiper.slidePrev() : swiper.slideNext()
		);
		return true;
	};

	const lock = (): void => {
		const isLocked = swiper.isLocked;
		root.classList.toggle( 'is-locked', isLocked );
		rotation?.send( { type: isLocked ? 'locked' : 'unlocked' } );
		viewport.tabIndex = ! isLocked && isBare ? 0 : -1;
		fillBefore();
		show( true );
	};
	const { arrows, picker } = controlsOf( settings );
	const isBare = ! arrows && ! picker;

	const rotation =
		rotate?.( {
			root,
			signal,
			settings,
			shown: () => inView()[ 0 ],
			advance: () => ! isLast() && ( swiper.slideNext(), true ),
			toFirst: () => isLast() && goTo( 0 ),
			onChange: controls.showRotation,
		} ) ?? null;
	lock();

	// While Swiper puts slides to the other end it reports moves that nobody sees.
	let isFixing = false;
	swiper.on( 'beforeLoopFix', () => ( isFixing = true ) );
	swiper.on( 'loopFix', () => ( isFixing = false ) );
	swiper.on( 'transitionStart', () => isFixing || began() );
	swiper.on( 'transitionEnd', () => isFixing || ended() );
	keepFocus( swiper, viewport );
	swiper.on( 'sliderFirstMove', () => {
		visit( () => undefined );
		byVisitor = true;
	} );
	swiper.on( 'lock', lock );
	swiper.on( 'unlock', lock );
	swiper.on( 'resize', lock );
	watchWidths( settings, signal, () => {
		swiper.update();
		lock();
	} );
	listenToKeys( root, controls.picker, signal, move );
	listenToPeeking( stage, inView, signal, ( isBefore ) =>
		move( isBefore ? 'back' : 'forward' )
	);
	followHash( slides, signal, ( slide ) => {
		if ( slides[ slide ]?.inert ) {
			goTo( slide, 0 );
		}
	} );
	const stopAsking = onMotionChange( () => {
		swiper.params.speed = wantsNoMotion() ? 0 : settings.speed;
	} );

	return () => {
		ending.abort();
		stopAsking();
		clearTimeout( overtime );
		// Nothing is left that could be pressed.
		bar.replaceChildren();
		swiper.destroy( true, false );
	};
}

/** An element that is put elsewhere in the page loses the focus. */
function keepFocus( swiper: Swiper, viewport: HTMLElement ): void {
	// Not `instanceof`: in the editor's canvas elements are of another window's kind.
	const isInside = ( element: Element | null ): element is HTMLElement =>
		viewport.contains( element );
	let focused: HTMLElement | null = null;
	swiper.on( 'beforeLoopFix', () => {
		const { activeElement } = viewport.ownerDocument;
		focused = isInside( activeElement ) ? activeElement : null;
	} );
	swiper.on( 'loopFix', () => focused?.focus( { preventScroll: true } ) );
}

/** Swiper hears of a new width of its element alone, which a theme's narrow column keeps on several devices. */
function watchWidths(
	{ layouts }: Config[ 'settings' ],
	signal: AbortSignal,
	onChange: () => void
): void {
	for ( const { from } of layouts ) {
		window
			.matchMedia( `(min-width: ${ from }px)` )
			.addEventListener( 'change', onChange, { signal } );
	}
}

/** A press on a neighbour that peeks in moves to it; being inert, it does not hear the press itself. */
function listenToPeeking(
	{ viewport, slides }: Stage,
	inView: () => readonly HTMLElement[],
	signal: AbortSignal,
	move: ( isBefore: boolean ) => void
): void {
	viewport.addEventListener(
		'click',
		( { clientX } ) => {
			const pressed = slides.find( ( slide ) => {
				const { left, right } = slide.getBoundingClientRect();
				return slide.inert && clientX >= left && clientX <= right;
			} );
			const [ first ] = inView();
			if ( pressed && first ) {
				const isLeft = pressed.offsetLeft < first.offsetLeft;
				move(
					isLeft !==
						( getComputedStyle( viewport ).direction === 'rtl' )
				);
			}
		},
		{ signal }
	);
}

/** An address that names something in a slide leads to that slide. */
function followHash(
	slides: readonly HTMLElement[],
	signal: AbortSignal,
	go: ( slide: number ) => void
): void {
	const follow = (): void => {
		let name = window.location.hash.slice( 1 );
		try {
			name = decodeURIComponent( name );
		} catch {
			// Then it is a name as it stands.
		}
		const target = name ? document.getElementById( name ) : null;
		const slide = slides.findIndex( ( each ) => each.contains( target ) );
		if ( target && slide >= 0 ) {
			go( slide );
		}
	};
	window.addEventListener( 'hashchange', follow, { signal } );
	follow();
}
