import { WHEEL_SETTINGS } from '../../definitions/wheel-settings';
import { readOptions, type StoredOptions } from '../../frontend/values/options';

/** The metas of a wheel. */
export type Meta = StoredOptions< typeof WHEEL_SETTINGS > & {
	/** How long reports are kept: -1 for the site's setting, 0 for ever. */
	readonly rueda_report_months?: number;
};

export interface Settings {
	readonly min: number;
	readonly max: number;
	readonly inputType: 'likert' | 'slider';
	readonly asksWish: boolean;
}

export function settingsOf( meta: Meta ): Settings {
	const settings = readOptions( WHEEL_SETTINGS, meta );
	return {
		min: settings.wheel_meta_range_min,
		max: settings.wheel_meta_range_max,
		inputType: settings.wheel_meta_input_type,
		asksWish: settings.wheel_meta_wished,
	};
}
