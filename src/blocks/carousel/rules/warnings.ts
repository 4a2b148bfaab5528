import { controlsOf } from './controls';
import type { Settings } from './settings';

export type Warning = 'label' | 'fast' | 'many' | 'pointless' | 'fade';

const MOST_SLIDES = 12;
const FASTEST = 3000;

/** The warnings for the author. `wantsFade` tells what is stored, even if slides cannot fade. */
export function warningsOf(
	settings: Settings,
	count: number,
	wantsFade: boolean
): readonly Warning[] {
	const { arrows, picker } = controlsOf( settings );
	const warnings: readonly ( readonly [ Warning, boolean ] )[] = [
		[ 'label', settings.label === '' ],
		[ 'fast', settings.autoplay && settings.autoplaySpeed < FASTEST ],
		[ 'many', count > MOST_SLIDES ],
		[ 'pointless', ! arrows && ! picker ],
		[ 'fade', wantsFade && settings.effect !== 'fade' ],
	];
	return warnings.flatMap( ( [ warning, applies ] ) =>
		applies ? [ warning ] : []
	);
}
