import {
	chartTypeOf,
	type AreaChartType,
} from '../../../frontend/values/chart-type';
import { textOf } from '../../../frontend/values/values';
import { readChart, type StoredChart } from './chart-data';

export interface SavedChartProps {
	readonly chart: StoredChart;
	readonly type: AreaChartType;
	readonly title: string;
	/** The address of the report; empty if there is none. */
	readonly link: string;
	/** The wheel whose areas have links; null if there is none. */
	readonly wheelId: number | null;
	readonly stored: Stored;
}

/** Unchanged, because other code on the page reads it. */
export interface Stored {
	readonly chartData: unknown;
	readonly chartOption: unknown;
	readonly chartType: string;
	readonly wheelId: string;
}

/** The keys have no hyphens, because they belong to a protocol that other scripts read too. */
export function parseSavedChartProps( data: DOMStringMap ): SavedChartProps {
	const chartData = parseJson( data[ 'chartdata' ] );
	const options = parseJson( data[ 'chartoption' ] );
	return {
		chart: chartData.ok
			? readChart(
					chartData.value,
					options.ok ? options.value : null,
					// Our server has read the labels already: what looks like a tag is text.
					data[ 'labels' ] === 'text' ? textOf : undefined
				)
			: { status: 'broken' },
		type: chartTypeOf( data[ 'charttype' ] ),
		title: ( data[ 'reporttitle' ] ?? '' ).trim(),
		link: webAddress( data[ 'reportlink' ] ),
		wheelId: /^[1-9]\d*$/.test( data[ 'wheelid' ] ?? '' )
			? Number( data[ 'wheelid' ] )
			: null,
		stored: {
			chartData: chartData.ok ? chartData.value : undefined,
			chartOption: options.ok ? options.value : undefined,
			chartType: data[ 'charttype' ]?.trim()
				? data[ 'charttype' ]
				: 'polar-chart',
			wheelId: data[ 'wheelid' ] ?? '',
		},
	};
}

/** An absolute http or https address, or an empty text. */
function webAddress( text: unknown ): string {
	return typeof text === 'string' && /^https?:\/\/[^\s]+$/i.test( text )
		? text
		: '';
}

type Parsed =
	{ readonly ok: true; readonly value: unknown } | { readonly ok: false };

function parseJson( text: string | undefined ): Parsed {
	if ( text === undefined || text.trim() === '' ) {
		return { ok: true, value: undefined };
	}
	try {
		return { ok: true, value: JSON.parse( text ) };
	} catch {
		return { ok: false };
	}
}
