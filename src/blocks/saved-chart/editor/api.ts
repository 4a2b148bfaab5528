/* What the server says about reports, to authors who may see all of them. */
import { fieldOf, isObject } from '../../../frontend/values/field';
import type { Answer } from '../../../frontend/server/answer';
import { request } from '../../../frontend/server/http';
import { textOf } from '../../../frontend/values/values';
import type { Attributes } from './attributes';
import type { Source } from '../rules/source';

export interface Choice {
	readonly value: string;
	readonly label: string;
}

/** What visitors see. */
export interface Shown {
	/** Null where they see nothing. */
	readonly chart: Chart | null;
	/** A sentence for the author; empty if all is well. */
	readonly note: string;
}

interface Chart {
	readonly title: string;
	readonly link: string;
	readonly type: string;
	readonly data: unknown;
	readonly options: unknown;
}

/** 'forbidden' for an author who may not see all reports; null if the server could not be asked. */
export type Loaded< T > = T | 'forbidden' | null;

const ROUTE = '/rueda/v1/saved-chart';

export async function loadReports(
	search: string,
	chosen: number,
	signal: AbortSignal
): Promise< Loaded< readonly Choice[] > > {
	const query = new URLSearchParams( { search, chosen: String( chosen ) } );
	const answer = await request( {
		path: `${ ROUTE }/reports?${ query.toString() }`,
		signal,
	} );
	return read( answer, ( data ) =>
		( Array.isArray( data ) ? data : [] ).map( ( one: unknown ) => ( {
			value: String( fieldOf( one, 'id' ) ),
			label: textOf( fieldOf( one, 'label' ) ),
		} ) )
	);
}

export async function loadChart(
	{ show, id }: Source,
	{ reportTitle, chartType }: Attributes,
	post: number,
	signal: AbortSignal
): Promise< Loaded< Shown > > {
	const query = new URLSearchParams( {
		show,
		[ show === 'report' ? 'reportId' : 'wheelId' ]: String( id ),
		reportTitle,
		chartType,
		post: String( post ),
	} );
	const answer = await request( {
		path: `${ ROUTE }?${ query.toString() }`,
		signal,
	} );
	return read( answer, ( data ) => {
		const chart = fieldOf( data, 'chart' );
		return {
			chart: isObject( chart )
				? {
						title: textOf( chart[ 'reportTitle' ] ),
						link: textOf( chart[ 'reportLink' ] ),
						type: textOf( chart[ 'chartType' ] ),
						data: chart[ 'chartData' ],
						options: chart[ 'chartOption' ],
					}
				: null,
			note: textOf( fieldOf( data, 'note' ) ),
		};
	} );
}

const read = < T >(
	answer: Answer,
	reader: ( data: unknown ) => T
): Loaded< T > => {
	if ( answer.ok ) {
		return reader( answer.data );
	}
	return answer.status === 403 ? 'forbidden' : null;
};
