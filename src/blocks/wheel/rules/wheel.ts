import { plainText } from '../../../frontend/values/plain-text';
import type { Range } from './rating';
import { safeUrl, webUrl } from '../../../frontend/values/address';
import {
	type Fields,
	fieldsOf,
	integerOf,
	isFields,
	isOn,
	textOf,
} from '../../../frontend/values/values';

export type InputType = 'likert' | 'slider';

export interface Area extends Range {
	/** Plain text without entities and tags. */
	readonly label: string;
	readonly link: string | null;
	/** HTML that the server has cleaned. */
	readonly description: string;
	readonly type: InputType;
	/** Null for the default, which the view translates. */
	readonly skipLabel: string | null;
	readonly isRequired: boolean;
	readonly bgColor: string;
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
}

const defaultColor = '#1DB53F';
const polarChart = 'polar-chart';

/**
 * A likert scale has a button for each value. With more values than this it would be useless, and a mistyped maximum of
 * a million would freeze the page, so such a range gets a slider.
 */
const mostChoices = 1000;

const defaultRange: Range = { minValue: 1, maxValue: 10 };

/** Reads the answer of `wp/v2/wheel/{id}`; null if it is no wheel. Missing values get their defaults. */
export function readWheel( answer: unknown ): Wheel | null {
	const wheel = fieldsOf( answer );
	const { rendered } = fieldsOf( wheel[ 'title' ] );
	const { blocks } = wheel;
	if ( typeof rendered !== 'string' || ! Array.isArray( blocks ) ) {
		return null;
	}
	const meta = fieldsOf( wheel[ 'meta' ] );
	const range = wheelRange( meta );
	const type =
		meta[ 'wheel_meta_input_type' ] === 'slider' ? 'slider' : 'likert';
	return {
		title: rendered,
		description: paragraphsOf( blocks ),
		areas: areaBlocks( blocks ).flatMap(
			( block ) => readArea( block, type, range ) ?? []
		),
		chartType: textOf( meta[ 'wheel_chart_type' ] ) || polarChart,
		meta,
		picture: webUrl( wheel[ 'fimg_url' ] ),
		cta: wheel[ 'wheel_CTA' ] ?? null,
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
	type: InputType,
	wheel: Range
): Area | null {
	const attributes = fieldsOf( fieldsOf( block )[ 'attrs' ] );
	const label = plainText( textOf( attributes[ 'label' ] ) );
	if ( label === '' ) {
		return null;
	}
	const range = areaRange( attributes, wheel );
	return {
		label,
		link: safeUrl( attributes[ 'link' ] ),
		description: textOf( attributes[ 'desc' ] ).trim(),
		type: range.maxValue - range.minValue < mostChoices ? type : 'slider',
		...range,
		skipLabel: plainText( textOf( attributes[ 'skipText' ] ) ) || null,
		isRequired: isOn( attributes[ 'isRequired' ] ),
		bgColor: colorOf( attributes[ 'lengendColor' ] ),
	};
}

function wheelRange( meta: Fields ): Range {
	const minValue =
		integerOf( meta[ 'wheel_meta_range_min' ] ) ?? defaultRange.minValue;
	const maxValue =
		integerOf( meta[ 'wheel_meta_range_max' ] ) ?? defaultRange.maxValue;
	return minValue < maxValue ? { minValue, maxValue } : defaultRange;
}

/** An area may have its own minimum, maximum or both. If they make no range, the wheel's range is used. */
function areaRange( attributes: Fields, wheel: Range ): Range {
	const minValue = integerOf( attributes[ 'minValue' ] ) ?? wheel.minValue;
	const maxValue = integerOf( attributes[ 'maxValue' ] ) ?? wheel.maxValue;
	return minValue < maxValue ? { minValue, maxValue } : wheel;
}

/**
 * The colour as hex digits, which canvas, CSS and our server understand. Anything unreadable becomes the default
 * colour.
 */
export function colorOf( value: unknown ): string {
	const color = textOf( value ).trim();
	if ( /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test( color ) ) {
		return color;
	}
	const [ , red, green, blue, alpha ] = rgb.exec( color ) ?? [];
	if ( red === undefined || green === undefined || blue === undefined ) {
		return defaultColor;
	}
	const opacity = alpha === undefined || alpha === '' ? 1 : Number( alpha );
	return `#${ hexOf( red ) }${ hexOf( green ) }${ hexOf( blue ) }${ opacity < 1 ? hexOf( opacity * 255 ) : '' }`;
}

const rgb =
	/^rgba?\(\s*(\d{1,3}(?:\.\d+)?)\s*,\s*(\d{1,3}(?:\.\d+)?)\s*,\s*(\d{1,3}(?:\.\d+)?)\s*(?:,\s*([01]?(?:\.\d+)?)\s*)?\)$/i;

function hexOf( part: string | number ): string {
	return Math.min( 255, Math.round( Number( part ) ) )
		.toString( 16 )
		.padStart( 2, '0' );
}
