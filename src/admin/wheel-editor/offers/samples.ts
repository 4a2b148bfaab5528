/** Results to try rules with. */
import { __, sprintf } from '@wordpress/i18n';
import type { ResultArea } from '../../../frontend/cta/result-answers';
import type { CountedArea } from '../changes';

export interface Sample {
	readonly label: string;
	readonly areas: readonly ResultArea[];
}

/** All low, all in the middle, all high, and one for each area that is lower than the others. */
export function samplesOf( areas: readonly CountedArea[] ): readonly Sample[] {
	const rated = ( part: number, lower = -1 ): readonly ResultArea[] =>
		areas.map( ( { label, identity, min, max }, index ) => ( {
			label,
			identity,
			minValue: min,
			maxValue: max,
			value: Math.round(
				min + ( index === lower ? 0.1 : part ) * ( max - min )
			),
		} ) );
	return [
		...areas.map( ( { label }, index ) => ( {
			label: sprintf(
				/* translators: %s: name of a life area. */
				__( '%s is low, the rest is high', 'rueda' ),
				label
			),
			areas: rated( 0.8, index ),
		} ) ),
		{ label: __( 'All areas are low', 'rueda' ), areas: rated( 0.2 ) },
		{
			label: __( 'All areas are in the middle', 'rueda' ),
			areas: rated( 0.5 ),
		},
		{ label: __( 'All areas are high', 'rueda' ), areas: rated( 0.9 ) },
	];
}
