import type { Layout, Settings } from './settings';

/** Offset sides add 0.001, so that neighbours are positioned too. */
export const perView = (
	{ offsetSides }: Settings,
	{ show }: Layout
): number => ( offsetSides === 'none' ? show : show + 0.001 );

/**
 * Whether slides can loop. Swiper moves elements for that, so it needs whole groups and one more than is in view;
 * frames, players and forms would lose their content. Otherwise the first slide follows the last one by going back.
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

/** The space between two slides, in px. All of it takes at most half of the width. */
export const gapIn = ( width: number, space: number, show: number ): number =>
	Math.min( space, width / 2 / Math.max( 1, show - 1 ) );
