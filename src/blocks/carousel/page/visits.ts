import type { Move } from '../rules/keyboard';
import { goTo, isFirst, isLast, loops } from './course';
import type { Rotation } from './rotation';
import type { Stage } from './stage';
import { createVoice } from './voice';

/** What a visitor does, as against what the timer does. */
export interface Visits {
	readonly visit: ( act: () => void ) => void;
	/** False where it goes no further. */
	readonly move: ( way: Move ) => boolean;
	readonly swipe: () => void;
	/** The movement is over: if it was a visitor's, it is said where it has led. */
	readonly end: () => void;
}

export function createVisits(
	stage: Stage,
	rotation: Rotation | null
): Visits {
	const { swiper, slides } = stage;
	const say = createVoice( stage, rotation );
	let byVisitor = false;

	const swipe = (): void => {
		byVisitor = true;
		rotation?.send( { type: 'interacted' } );
	};
	const visit = ( act: () => void ): void => {
		swipe();
		act();
		// Where it stands already nothing moves, and nothing is to be said of a later move. In a loop it begins later.
		byVisitor &&= swiper.animating || loops( stage );
	};
	return {
		visit,
		move( way ) {
			if ( swiper.isLocked ) {
				return false;
			}
			if ( way === 'first' || way === 'last' ) {
				visit( () =>
					goTo( stage, way === 'first' ? 0 : slides.length - 1 )
				);
				return true;
			}
			if ( way === 'back' ? isFirst( stage ) : isLast( stage ) ) {
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
				const end = isLast( stage ) ? 'last' : null;
				say( isFirst( stage ) ? 'first' : end );
			}
		},
	};
}
