import type { Swiper } from 'swiper';
import { onMotionChange, wantsNoMotion } from '../../../frontend/ui/motion';
import type { Move } from '../rules/keyboard';
import { CLASSES, readConfig } from './config';
import type { Config } from './config';
import { createControls } from './controls';
import { goTo, inView, isLast, scrollOf } from './course';
import { listenToKeys } from './keys';
import { followMovements } from './movements';
import type { Stage } from './stage';
import { createSwiper } from './swiper';
import { createView } from './view';
import { createVisits } from './visits';

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
	const ending = new AbortController();
	const { signal } = ending;
	run( { ...config, root, bar, viewport, slides, swiper, rotate, signal } );
	return () => {
		ending.abort();
		// Nothing is left that could be pressed.
		bar.replaceChildren();
		swiper.destroy( true, false );
	};
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

function run( stage: Stage ): void {
	const { root, viewport, swiper, settings, signal } = stage;
	const controls = createControls( stage, {
		back: () => move( 'back' ),
		forward: () => move( 'forward' ),
		stop: ( stop ) =>
			visit( () => goTo( stage, stop * scrollOf( stage ) ) ),
		rotation: () => rotation?.press(),
	} );
	const show = createView( stage, controls );
	const rotation =
		stage.rotate?.( {
			...stage,
			shown: () => inView( stage )[ 0 ],
			advance: () => ! isLast( stage ) && ( swiper.slideNext(), true ),
			toFirst: () => isLast( stage ) && goTo( stage, 0 ),
			onChange: controls.showRotation,
		} ) ?? null;
	const visits = createVisits( stage, rotation );
	const { visit, move } = visits;

	const lock = (): void => {
		const isLocked = swiper.isLocked;
		root.classList.toggle( 'is-locked', isLocked );
		rotation?.send( { type: isLocked ? 'locked' : 'unlocked' } );
		viewport.tabIndex = ! isLocked && controls.isBare ? 0 : -1;
		show( true );
	};
	lock();
	followMovements(
		stage,
		() => {
			rotation?.hold( 'transition', true );
			show( false );
			controls.followFocus();
		},
		() => {
			show( true );
			rotation?.hold( 'transition', false );
			visits.end();
		}
	);
	keepFocus( swiper, viewport );
	swiper.on( 'sliderFirstMove', visits.swipe );
	swiper.on( 'lock', lock );
	swiper.on( 'unlock', lock );
	swiper.on( 'resize', lock );
	watchWidths( stage, lock );
	listenToKeys( stage, controls.picker, move );
	listenToPeeking( stage, move );
	followHash( stage );
	const stopAsking = onMotionChange( () => {
		swiper.params.speed = wantsNoMotion() ? 0 : settings.speed;
	} );
	signal.addEventListener( 'abort', stopAsking );
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
	{ swiper, settings, signal }: Stage,
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

/** A press on a neighbour that peeks in moves to it; being inert, it does not hear the press itself. */
function listenToPeeking( stage: Stage, move: ( way: Move ) => void ): void {
	const { viewport, slides, swiper, signal } = stage;
	viewport.addEventListener(
		'click',
		( { clientX } ) => {
			const pressed = slides.find( ( slide ) => {
				const { left, right } = slide.getBoundingClientRect();
				return slide.inert && clientX >= left && clientX <= right;
			} );
			const [ first ] = inView( stage );
			if ( pressed && first ) {
				const isLeft = pressed.offsetLeft < first.offsetLeft;
				move( isLeft === swiper.rtl ? 'forward' : 'back' );
			}
		},
		{ signal }
	);
}

/** An address that names something in a slide leads to that slide. */
function followHash( stage: Stage ): void {
	const { slides, signal } = stage;
	const follow = (): void => {
		let name = window.location.hash.slice( 1 );
		try {
			name = decodeURIComponent( name );
		} catch {
			// Then it is a name as it stands.
		}
		const target = document.getElementById( name );
		const slide = slides.findIndex( ( each ) => each.contains( target ) );
		if ( slides[ slide ]?.inert ) {
			goTo( stage, slide, 0 );
		}
	};
	window.addEventListener( 'hashchange', follow, { signal } );
	follow();
}
