import type { Move } from '../rules/keyboard';
import { goTo, isFirst, isLast, loops } from './position';
import type { Rotation } from './rotation';
import type { Carousel } from './carousel';
import { createAnnouncer } from './announcer';

/** The actions of visitors, as opposed to those of the timer. */
export interface VisitorMoves {
	readonly visit: ( act: () => void ) => void;
	/** False if there is no further slide. */
	readonly move: ( way: Move ) => boolean;
	readonly swipe: () => void;
	/** Called at the end of a movement; if it was a visitor's, the result is announced. */
	readonly end: () => void;
}

export function createVisitorMoves(
	carousel: Carousel,
	rotation: Rotation | null
): VisitorMoves {
	const { swiper, slides } = carousel;
	const say = createAnnouncer( carousel, rotation );
	let byVisitor = false;

	const swipe = (): void => {
		byVisitor = true;
		rotation?.send( { type: 'interacted' } );
	};
	const visit = ( act: () => void ): void => {
		swipe();
		act();
		// If nothing moves, nothing is announced later. In a loop, the movement begins later.
		byVisitor &&= swiper.animating || loops( carousel );
	};
	return {
		visit,
		move( way ) {
			if ( swiper.isLocked ) {
				return false;
			}
			if ( way === 'first' || way === 'last' ) {
				visit( () =>
					goTo( carousel, way === 'first' ? 0 : slides.length - 1 )
				);
				return true;
			}
			if ( way === 'back' ? isFirst( carousel ) : isLast( carousel ) ) {
				say( way === 'back' ? 'first' : 'last' );
				return false;
			}
			visit( () =>
				way === 'back' ? swiper.slidePrev() : swiper.slideNext()
			);
			return true;
		},
		swipe,
		end() {
			if ( byVisitor ) {
				byVisitor = false;
				const end = isLast( carousel ) ? 'last' : null;
				say( isFirst( carousel ) ? 'first' : end );
			}
		},
	};
}
