import { KEEPS_ARROWS, moveOf } from '../rules/keyboard';
import type { Move } from '../rules/keyboard';
import { CLASSES } from './config';
import type { Carousel } from './carousel';

// The row of slides gets the focus itself when the slide with the focus goes out of view.
const HERE = [ 'arrow', 'picker', 'viewport' ]
	.map( ( part ) => `.${ CLASSES.root }__${ part }` )
	.join();

/** Handles arrow keys if the focus is on the controls or in a slide, and nothing there needs the keys. */
export function listenToKeys(
	{ root, swiper, signal }: Carousel,
	picker: HTMLElement,
	/** False if there is no further slide; then the key keeps its usual effect. */
	move: ( move: Move ) => boolean
): void {
	root.addEventListener(
		'keydown',
		( event ) => {
			// Keys go to the element with the focus.
			const target = root.ownerDocument.activeElement;
			if ( event.defaultPrevented || ! target ) {
				return;
			}
			const onPicker = picker.contains( target );
			const keeper = onPicker ? null : target.closest( KEEPS_ARROWS );
			const isOurs =
				target.closest( HERE ) !== null &&
				! ( keeper && root.contains( keeper ) );
			const wanted = moveOf( {
				key: event.key,
				hasModifier:
					event.altKey ||
					event.ctrlKey ||
					event.metaKey ||
					event.shiftKey,
				isRtl: swiper.rtl,
				onPicker,
			} );
			if ( isOurs && wanted && move( wanted ) ) {
				event.preventDefault();
			}
		},
		{ signal }
	);
}
