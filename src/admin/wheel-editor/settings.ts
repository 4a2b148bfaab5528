/** The settings of a wheel as its metas. Other plugins rely on the names. */
export interface Meta extends Readonly< Record< string, unknown > > {
	readonly wheel_meta_range_min?: number;
	readonly wheel_meta_range_max?: number;
	readonly wheel_meta_input_type?: string;
	readonly wheel_chart_type?: string;
	/** How long reports are kept: -1 for the site's setting, 0 for ever. */
	readonly rueda_report_months?: number;
}

export interface Settings {
	readonly min: number;
	readonly max: number;
	readonly inputType: 'likert' | 'slider';
}

export const settingsOf = ( meta: Meta ): Settings => ( {
	min: meta.wheel_meta_range_min ?? 1,
	max: meta.wheel_meta_range_max ?? 10,
	inputType: meta.wheel_meta_input_type === 'slider' ? 'slider' : 'likert',
} );
