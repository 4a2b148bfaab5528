import { inNextFrame } from '../../../frontend/scroll/frame';
import { observeScroll } from '../../../frontend/scroll/observer';
import { onMotionChange, wantsNoMotion } from '../../../frontend/ui/motion';
import { fieldOf } from '../../../frontend/values/field';
import { offsetIn, parallax } from '../rules/parallax';

const MOVING = 'is-moving';
const HEIGHT = '--rueda-picture-height';

/** Moves the section's picture while nobody minds motion. What it returns ends that. */
export function keepMoving( root: HTMLElement, speed: number ): () => void {
	const picture = root.querySelector< HTMLElement >(
		':scope > .wp-block-rueda-section__picture img, :scope > img'
	);
	if ( ! picture ) {
		return () => undefined;
	}
	let rest: ( () => void ) | null = null;
	const renew = () => {
		const isStill =
			wantsNoMotion() ||
			fieldOf( fieldOf( navigator, 'connection' ), 'saveData' ) === true;
		if ( isStill ) {
			rest?.();
			rest = null;
		} else {
			rest ??= move( root, picture, speed );
		}
	};
	renew();
	const stopAsking = onMotionChange( renew );
	return () => {
		stopAsking();
		rest?.();
	};
}

function move(
	root: HTMLElement,
	picture: HTMLElement,
	speed: number
): () => void {
	const timeline = timelineOf( root );
	let isOver = false;
	let animation: Animation | undefined;
	const measure = () => {
		if ( isOver ) {
			return;
		}
		const { top, height } = root.getBoundingClientRect();
		// On telephones this is the window with its address bar: it does not change while the bar comes and goes.
		const windowHeight = document.documentElement.clientHeight;
		const at = ( place: number ) => {
			const section = { top: place, height };
			return `translateY(${ offsetIn( parallax( speed, section, windowHeight ), section, windowHeight ) }px)`;
		};
		const pictureHeight = `${ parallax( speed, { top, height }, windowHeight ).height }px`;
		return () => {
			root.style.setProperty( HEIGHT, pictureHeight );
			root.classList.add( MOVING );
			if ( timeline ) {
				animation?.cancel();
				// The way is straight, so its two ends are enough, and the browser moves the picture with the page.
				const frames = {
					transform: [ at( windowHeight ), at( -height ) ],
				};
				animation = picture.animate( frames, {
					timeline,
					fill: 'both',
				} );
			} else {
				picture.style.transform = at( top );
			}
		};
	};
	const again = () => inNextFrame( measure );
	const sizes = new ResizeObserver( again );
	sizes.observe( root );
	window.addEventListener( 'resize', again );
	const stopListening = timeline ? undefined : whileInSight( root, again );
	return () => {
		isOver = true;
		sizes.disconnect();
		window.removeEventListener( 'resize', again );
		stopListening?.();
		animation?.cancel();
		picture.style.transform = '';
		root.style.removeProperty( HEIGHT );
		root.classList.remove( MOVING );
	};
}

/** Null where the browser has none, or where the section scrolls in something else than the page. */
function timelineOf( subject: HTMLElement ): AnimationTimeline | null {
	if ( ! ( 'ViewTimeline' in window ) ) {
		return null;
	}
	const timeline = new ViewTimeline( { subject } );
	return timeline.source === document.scrollingElement ? timeline : null;
}

const inSight = new Set< () => void >();
const scrolled = () => inSight.forEach( ( again ) => again() );

/** One listener for all sections in sight, and none without one. */
function whileInSight( root: HTMLElement, again: () => void ): () => void {
	const leave = () => {
		inSight.delete( again );
		if ( inSight.size === 0 ) {
			document.removeEventListener( 'scroll', scrolled, true );
		}
	};
	const stop = observeScroll( root, {
		callback: ( { isInViewport } ) => {
			if ( isInViewport ) {
				// Also of elements that scroll: their events do not bubble.
				document.addEventListener( 'scroll', scrolled, {
					passive: true,
					capture: true,
				} );
				inSight.add( again );
				again();
			} else {
				leave();
			}
		},
	} );
	return () => {
		stop();
		leave();
	};
}
