import type { Settings } from './settings';

export type Picker = 'bullets' | 'fraction' | 'progressbar';

export interface Controls {
	readonly arrows: boolean;
	readonly picker: Picker | null;
}

/** Which controls a carousel has, of what `navigation` and `pagination` say together. */
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
