import { inNextFrame } from '../../../frontend/scroll/frame';
import { observeScroll } from '../../../frontend/scroll/observer';
import { firstShare } from '../../../frontend/scroll/thresholds';
import { onMotionChange, wantsNoMotion } from '../../../frontend/ui/motion';
import type { SectionSettings } from '../rules/settings';
import { fieldOf } from '../../../frontend/values/field';
import { offsetIn, parallax, startOf } from '../rules/parallax';

const MOVING = 'is-moving';
const HEIGHT = '--rueda-picture-height';

/** How fast an image moves, and how much of its section is in view when it starts to. */
type Movement = Pick< SectionSettings, 'speed' | 'sensitivity' >;

/** Moves the section's image, unless the visitor wants less motion. Returns a function that ends that. */
export function keepMoving(
	root: HTMLElement,
	{ speed, sensitivity }: Movement
): () => void {
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
			rest ??= move( root, picture, speed, firstShare( sensitivity ) );
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
	speed: number,
	share: number
): () => void {
	const timeline = timelineOf( root );
	let isOver = false;
	let animation: Animation | undefined;
	const measure = () => {
		if ( isOver ) {
			return;
		}
		const { top, height } = root.getBoundingClientRect();
		// The height of the window with a phone's address bar, so that it stays the same when the bar disappears.
		const windowHeight = document.documentElement.clientHeight;
		const start = startOf( share, height, windowHeight );
		const at = ( place: number ) => {
			const section = { top: Math.min( place, start ), height };
			return `translateY(${ offsetIn( parallax( speed, section, windowHeight ), section, windowHeight ) }px)`;
		};
		const pictureHeight = `${ parallax( speed, { top, height }, windowHeight ).height }px`;
		return () => {
			root.style.setProperty( HEIGHT, pictureHeight );
			root.classList.add( MOVING );
			if ( timeline ) {
				animation?.cancel();
				const begins =
					( windowHeight - start ) / ( windowHeight + height );
				const frames = framesOf( at( start ), at( -height ), begins );
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

/** The movement is linear from its start, so three keyframes are enough, and the browser moves the image by itself. */
const framesOf = (
	first: string,
	last: string,
	begins: number
): PropertyIndexedKeyframes => ( {
	transform: [ first, first, last ],
	offset: [ 0, begins, 1 ],
} );

/** Null in browsers without view timelines, or if another element than the page scrolls. */
function timelineOf( subject: HTMLElement ): AnimationTimeline | null {
	if ( ! ( 'ViewTimeline' in window ) ) {
		return null;
	}
	const timeline = new ViewTimeline( { subject } );
	return timeline.source === document.scrollingElement ? timeline : null;
}

const inSight = new Set< () => void >();
const scrolled = () => inSight.forEach( ( again ) => again() );

/** One scroll listener for all visible sections, and none if there is none. */
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
				// In the capture phase, because scroll events of elements do not bubble.
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
