import { observeScroll } from '../../../frontend/scroll/observer';
import { sensitivityOf } from '../../../frontend/scroll/sensitivity';
import { firstShare } from '../../../frontend/scroll/thresholds';
import { wantsNoMotion } from '../../../frontend/ui/motion';

const WAITING = 'is-waiting';
/** What is told of a position has two decimals. */
const ROUNDING = 0.01;

/** Cards below the window fade in when they come into view, unless the visitor wants less motion. */
export function fadeIn( root: HTMLElement ): void {
	if ( wantsNoMotion() ) {
		return;
	}
	const sensitivity = sensitivityOf( root.dataset[ 'sensitivity' ] );
	for ( const card of root.children ) {
		let isFirst = true;
		const stop = observeScroll( card, {
			sensitivity,
			callback: ( { isInViewport, scrollPercentage } ) => {
				// What visitors see already stays as it is.
				const isSeen = isFirst
					? isInViewport
					: isInViewport &&
						scrollPercentage + ROUNDING >=
							100 * shareOf( card, sensitivity );
				isFirst = false;
				card.classList.toggle( WAITING, ! isSeen );
				if ( isSeen ) {
					stop();
				}
			},
		} );
	}
}

/** A card that is higher than the window is never in view as a whole. */
const shareOf = ( card: Element, sensitivity: number ): number =>
	card.clientHeight > document.documentElement.clientHeight
		? 0
		: firstShare( sensitivity );
