import { AREA_OPTIONS } from '../../../definitions/area-options';
import { WHEEL_SETTINGS } from '../../../definitions/wheel-settings';
import { plainText } from '../../../frontend/values/plain-text';
import type { Range } from '../../../frontend/values/band';
import { webUrl } from '../../../frontend/values/address';
import { readOptions, type ValuesOf } from '../../../frontend/values/options';
import {
	type Fields,
	fieldsOf,
	isFields,
	textOf,
} from '../../../frontend/values/values';

type Settings = ValuesOf< typeof WHEEL_SETTINGS >;

export type InputType = Settings[ 'wheel_meta_input_type' ];

/** The options of an area; an empty `skipText` is the default, which the view translates. */
export interface Area
	extends
		Range,
		Omit< ValuesOf< typeof AREA_OPTIONS >, keyof Range | 'lengendColor' > {
	readonly type: InputType;
	/** Whether it asks for the rating that the visitor wishes for, too. */
	readonly asksWish: boolean;
	readonly color: string;
}

export interface Wheel {
	/** HTML. */
	readonly title: string;
	/** The paragraphs of the intro, as HTML. */
	readonly description: readonly string[];
	readonly areas: readonly Area[];
	readonly chartType: string;
	/** Unchanged, because other code on the page reads it. */
	readonly meta: Fields;
	readonly picture: string | null;
	/** Unchanged; frontend/cta reads it. */
	readonly cta: unknown;
	/** Unchanged; frontend/cta reads it. */
	readonly offers: unknown;
}

/**
 * A likert scale has a button for each value. With more values than this it would be useless, and a mistyped maximum of
 * a million would freeze the page, so such a range gets a slider.
 */
const mostChoices = 1000;

const defaultRange: Range = {
	minValue: WHEEL_SETTINGS.wheel_meta_range_min.initial,
	maxValue: WHEEL_SETTINGS.wheel_meta_range_max.initial,
};

/** Reads the answer of `wp/v2/wheel/{id}`; null if it is no wheel. Missing values get their defaults. */
export function readWheel( answer: unknown ): Wheel | null {
	const wheel = fieldsOf( answer );
	const { rendered } = fieldsOf( wheel[ 'title' ] );
	const { blocks } = wheel;
	if ( typeof rendered !== 'string' || ! Array.isArray( blocks ) ) {
		return null;
	}
	const meta = fieldsOf( wheel[ 'meta' ] );
	const settings = readOptions( WHEEL_SETTINGS, meta );
	const range = rangeOf(
		settings.wheel_meta_range_min,
		settings.wheel_meta_range_max,
		defaultRange
	);
	return {
		title: rendered,
		description: paragraphsOf( blocks ),
		areas: areaBlocks( blocks ).flatMap(
			( block ) => readArea( block, settings, range ) ?? []
		),
		chartType: settings.wheel_chart_type,
		meta,
		picture: webUrl( wheel[ 'fimg_url' ] ),
		cta: wheel[ 'wheel_CTA' ] ?? null,
		offers: wheel[ 'rueda_offers' ],
	};
}

/** Whether there is a button to start it: not without a title, as specified, and not if there is nothing to ask. */
export const canStart = ( { title, areas }: Wheel ): boolean =>
	title !== '' && areas.length > 0;

function paragraphsOf( blocks: readonly unknown[] ): string[] {
	return blocks
		.map( fieldsOf )
		.filter( ( block ) => block[ 'blockName' ] === 'core/paragraph' )
		.map( ( block ) => textOf( block[ 'innerHTML' ] ).trim() )
		.filter( ( html ) => plainText( html ) !== '' );
}

/** The inner blocks of the first list of areas, at any depth, because an author may have put it into a group. */
function areaBlocks( blocks: readonly unknown[] ): readonly unknown[] {
	return findList( blocks ) ?? [];
}

function findList( blocks: readonly unknown[] ): readonly unknown[] | null {
	for ( const block of blocks.filter( isFields ) ) {
		const inner = block[ 'innerBlocks' ];
		const list = Array.isArray( inner ) ? inner : [];
		// Our names and those of the protocol differ only before the slash.
		const found = /(?:^|\/)add-wheels$/.test(
			textOf( block[ 'blockName' ] )
		)
			? list
			: findList( list );
		if ( found ) {
			return found;
		}
	}
	return null;
}

function readArea(
	block: unknown,
	settings: Settings,
	wheel: Range
): Area | null {
	const { lengendColor, minValue, maxValue, ...options } = readOptions(
		AREA_OPTIONS,
		fieldsOf( fieldsOf( block )[ 'attrs' ] )
	);
	if ( options.label === '' ) {
		return null;
	}
	const range = rangeOf(
		minValue ?? wheel.minValue,
		maxValue ?? wheel.maxValue,
		wheel
	);
	return {
		...options,
		...range,
		desc: options.desc.trim(),
		color: lengendColor,
		type:
			range.maxValue - range.minValue < mostChoices
				? settings.wheel_meta_input_type
				: 'slider',
		asksWish: settings.wheel_meta_wished,
	};
}

/** The range of these ends, or the other if they make none. */
const rangeOf = ( minValue: number, maxValue: number, other: Range ): Range =>
	minValue < maxValue ? { minValue, maxValue } : other;
