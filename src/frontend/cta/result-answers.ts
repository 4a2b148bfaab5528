/**
 * What rules on a result may be about. An area answers to its name and to the identity by which it is counted.
 * includes/CallToAction/ResultAnswers.php does the same; both are tested with tests/fixtures/result-answers.json.
 */
import { OFFER_AREA, OFFER_FIELDS } from '../../definitions/offers';
import type { AnswersOf } from '../conditions/conditions';
import { type RatedArea, scoreOf } from '../values/score';

export interface ResultArea extends RatedArea {
	readonly label: string;
	readonly identity: string;
	/** The rating that the visitor wishes for, if it was asked for and given. */
	readonly wished?: number | null;
}

interface Measured {
	readonly area: ResultArea;
	readonly measure: number;
}

export const answersOfResult =
	( areas: readonly ResultArea[] ): AnswersOf =>
	( field ) => {
		switch ( field ) {
			case OFFER_FIELDS.lowest:
				return withLeast(
					areas.flatMap( ( area ) => {
						const height = heightOf( area, area.value );
						return height !== null && height >= 0 && height <= 1
							? [ { area, measure: height } ]
							: [];
					} )
				);
			case OFFER_FIELDS.mean: {
				const score = scoreOf( areas );
				return score ? [ String( score.mean ) ] : [];
			}
			case OFFER_FIELDS.gap:
				return gapOf( areas );
			default:
				return field.startsWith( OFFER_AREA )
					? ratingOf( areas, field.slice( OFFER_AREA.length ) )
					: null;
		}
	};

/** How far up the range of an area a number is, from 0 to 1. */
const heightOf = (
	{ minValue, maxValue }: ResultArea,
	value: number | null | undefined
): number | null =>
	value === null || value === undefined
		? null
		: ( value - minValue ) / ( maxValue - minValue );

function gapOf( areas: readonly ResultArea[] ): readonly string[] | null {
	const gaps = areas.flatMap( ( area ) => {
		const now = heightOf( area, area.value );
		const wished = heightOf( area, area.wished );
		return now === null || wished === null
			? []
			: [ { area, measure: -Math.abs( wished - now ) } ];
	} );
	return gaps.length
		? withLeast( gaps.filter( ( { measure } ) => measure < 0 ) )
		: null;
}

function ratingOf(
	areas: readonly ResultArea[],
	name: string
): readonly string[] | null {
	const ratings = areas.flatMap( ( { label, identity, value } ) =>
		value !== null && [ label, identity ].includes( name )
			? [ String( value ) ]
			: []
	);
	return ratings.length ? ratings : null;
}

function withLeast( measured: readonly Measured[] ): readonly string[] {
	const least = Math.min( ...measured.map( ( { measure } ) => measure ) );
	return measured
		.filter( ( { measure } ) => measure - least < 1e-6 )
		.flatMap( ( { area } ) => [ area.label, area.identity ] );
}
