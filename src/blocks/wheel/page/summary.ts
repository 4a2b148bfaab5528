/**
 * Describes a finished wheel in sentences. includes/Chart/Summary.php does the same for the report;
 * tests/fixtures/summaries.json tests both.
 */
import { __, sprintf } from '@wordpress/i18n';
import { listInPageLanguage } from '../../../frontend/values/page-language';
import type { Answers } from '../rules/screens';
import type { Area } from '../rules/wheel';

export function summaryOf( areas: readonly Area[], answers: Answers ): string {
	if ( answers.length === 0 ) {
		return __(
			'You have skipped all areas, so there is nothing to show.',
			'rueda'
		);
	}
	const skipped = skippedOf( areas, answers );
	return [
		// A single area cannot be compared.
		answers.length > 1 && ratedText( areas, answers ),
		skipped.length > 0 &&
			sprintf(
				/* translators: %s: names of areas. */
				__( 'Not rated: %s.', 'rueda' ),
				listInPageLanguage( skipped )
			),
	]
		.filter( Boolean )
		.join( ' ' );
}

/** The names of the areas without an answer. */
const skippedOf = ( areas: readonly Area[], answers: Answers ): string[] =>
	areas.flatMap( ( { label }, index ) =>
		answers.some( ( { area } ) => area === index ) ? [] : [ label ]
	);

/**
 * Names the highest and lowest areas with all ties, in the order of answering. Areas with their own range are compared
 * by their position within it.
 */
function ratedText( areas: readonly Area[], answers: Answers ): string {
	const heights = answers.flatMap( ( { area, rating } ) => {
		const rated = areas[ area ];
		return rated
			? [
					{
						label: rated.label,
						height:
							( rating - rated.minValue ) /
							( rated.maxValue - rated.minValue ),
					},
				]
			: [];
	} );
	const values = heights.map( ( { height } ) => height );
	const highest = Math.max( ...values );
	const lowest = Math.min( ...values );
	if ( highest === lowest ) {
		return __( 'Your areas are in balance.', 'rueda' );
	}
	const namesAt = ( wanted: number ): string =>
		listInPageLanguage(
			heights.flatMap( ( { label, height } ) =>
				height === wanted ? [ label ] : []
			)
		);
	return sprintf(
		/* translators: 1: names of areas, 2: names of areas. */
		__( 'Strongest: %1$s. Room to grow: %2$s.', 'rueda' ),
		namesAt( highest ),
		namesAt( lowest )
	);
}
