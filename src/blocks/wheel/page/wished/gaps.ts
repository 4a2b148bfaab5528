/**
 * How far the wishes of a result are from its ratings, in words. includes/Chart/Gaps.php does the same for the report;
 * tests/fixtures/gaps.json tests both.
 */
import { __, sprintf } from '@wordpress/i18n';
import {
	inPageLanguage,
	listInPageLanguage,
} from '../../../../frontend/values/page-language';
import type { Run } from '../../rules/screens';

/** A sentence for each gap, the largest first, then one that names the areas without. */
export function gapsOf( {
	areas,
	answers,
	wishes,
}: Pick< Run, 'areas' | 'answers' | 'wishes' > ): string[] {
	const gaps = answers.flatMap( ( { area: index, rating } ) => {
		const area = areas[ index ];
		const wish = wishes[ index ];
		return area && wish !== undefined
			? [
					{
						label: area.label,
						rating,
						wish,
						// Areas may have different ranges.
						part:
							Math.abs( wish - rating ) /
							( area.maxValue - area.minValue ),
					},
				]
			: [];
	} );
	const settled = gaps.filter( ( { part } ) => part === 0 );
	return [
		...gaps
			.filter( ( { part } ) => part > 0 )
			.sort( ( one, other ) => other.part - one.part )
			.map( sentenceOf ),
		...( settled.length > 0
			? [
					sprintf(
						/* translators: %s: names of areas. */
						__( 'As you wish: %s.', 'rueda' ),
						listInPageLanguage(
							settled.map( ( { label } ) => label )
						)
					),
				]
			: [] ),
	];
}

const sentenceOf = ( {
	label,
	rating,
	wish,
}: {
	readonly label: string;
	readonly rating: number;
	readonly wish: number;
} ): string =>
	wish > rating
		? sprintf(
				/* translators: 1: name of an area, 2: its rating, 3: the rating that is wished for, 4: the difference. */
				__( '%1$s: now %2$s, wished %3$s (%4$s more)', 'rueda' ),
				label,
				inPageLanguage( rating ),
				inPageLanguage( wish ),
				inPageLanguage( wish - rating )
			)
		: sprintf(
				/* translators: 1: name of an area, 2: its rating, 3: the rating that is wished for, 4: the difference. */
				__( '%1$s: now %2$s, wished %3$s (%4$s less)', 'rueda' ),
				label,
				inPageLanguage( rating ),
				inPageLanguage( wish ),
				inPageLanguage( rating - wish )
			);
