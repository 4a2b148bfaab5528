import type { Settings } from './settings';

export type Picker = 'bullets' | 'fraction' | 'progressbar';

export interface Controls {
	readonly arrows: boolean;
	readonly picker: Picker | null;
}

/** The controls of a carousel, from its settings `navigation` and `pagination`. */
export function controlsOf( {
	navigation,
	pagination,
}: Pick< Settings, 'navigation' | 'pagination' > ): Controls {
	const hasPicker =
		navigation === 'dots' || navigation === 'both' || pagination !== '';
	return {
		arrows: navigation === 'arrows' || navigation === 'both',
		picker: hasPicker ? pagination || 'bullets' : null,
	};
}
