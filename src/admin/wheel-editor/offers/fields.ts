/** What rules on a result can be about, as an author sees it. */
import { __, sprintf } from '@wordpress/i18n';
import { OFFER_AREA, OFFER_FIELDS } from '../../../definitions/offers';
import type { RuleField } from '../../../editor/conditions/rule-field';
import type { CountedArea } from '../changes';

export function resultFields(
	areas: readonly CountedArea[],
	hasWishes: boolean
): readonly RuleField[] {
	const values = [
		...new Map(
			areas.map( ( { identity, label } ) => [ identity, label ] )
		),
	].map( ( [ value, label ] ) => ( { value, label } ) );
	const ofAreas = {
		comparisons: [ 'equal', 'not-equal', 'one-of' ],
		values,
	} as const;
	const ofNumbers = {
		comparisons: [ 'less', 'greater', 'equal' ],
		isNumber: true,
	} as const;
	return [
		{
			name: OFFER_FIELDS.lowest,
			label: __( 'the lowest area', 'rueda' ),
			...ofAreas,
		},
		{
			name: OFFER_FIELDS.mean,
			label: __( 'the score', 'rueda' ),
			...ofNumbers,
		},
		...( hasWishes
			? [
					{
						name: OFFER_FIELDS.gap,
						label: __( 'the area with the largest gap', 'rueda' ),
						...ofAreas,
					},
				]
			: [] ),
		...values.map( ( { value, label } ) => ( {
			name: OFFER_AREA + value,
			label: sprintf(
				/* translators: %s: name of a life area. Part of a sentence: "the rating of Health is below 5". */
				__( 'the rating of %s', 'rueda' ),
				label
			),
			...ofNumbers,
		} ) ),
	];
}
