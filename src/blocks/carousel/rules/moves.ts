import type { Layout, Settings } from './settings';

/** Offset sides add 0.001, so that the neighbours are laid out too. */
export const perView = (
	{ offsetSides }: Settings,
	{ show }: Layout
): number => ( offsetSides === 'none' ? show : show + 0.001 );

/**
 * Whether slides can go round. Swiper does that by moving elements, for which it needs one group more than is in view
 * and whole groups; frames, players and forms lose what is in them when they are moved. Else the last slide is followed
 * by a way back to the first.
 */
export function canLoop(
	settings: Settings,
	count: number,
	hasMedia: boolean
): boolean {
	return (
		settings.infinite &&
		settings.effect !== 'fade' &&
		! hasMedia &&
		settings.layouts.every(
			( layout ) =>
				count >=
					Math.ceil( perView( settings, layout ) ) + layout.scroll &&
				count % layout.scroll === 0
		)
	);
}
