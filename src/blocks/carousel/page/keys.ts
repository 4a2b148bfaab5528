import { KEEPS_ARROWS, moveOf } from '../rules/keyboard';
import type { Move } from '../rules/keyboard';
import { CLASSES } from './config';
import type { Stage } from './stage';

// Without controls of its own the row of slides is a Tab stop.
const HERE = [ 'arrow', 'picker', 'viewport[tabindex="0"]' ]
	.map( ( part ) => `.${ CLASSES.root }__${ part }` )
	.concat( `.${ CLASSES.slide }` )
	.join();

/** Arrow keys, where the focus is on the carousel's controls or in a slide and nothing there needs them. */
export function listenToKeys(
	{ root, swiper, signal }: Stage,
	picker: HTMLElement,
	/** False where it goes no further; then the key does what it does else. */
	move: ( move: Move ) => boolean
): void {
	root.addEventListener(
		'keydown',
		( event ) => {
			// Keys go to where the focus is.
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
