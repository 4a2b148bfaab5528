import { __, sprintf } from '@wordpress/i18n';
import {
	inPageLanguage,
	listInPageLanguage,
} from '../../../frontend/values/page-language';
import {
	byDifference,
	type Comparison,
	differenceOf,
	endsOf,
	type Row,
} from './rules/comparison';

/** A sentence for each change, the largest first, then those that name the areas without. */
export function sentencesOf( { rows, isPercent }: Comparison ): string[] {
	const changes = byDifference( rows );
	const isSame = ( row: Row ) =>
		differenceOf( row ) === 0 && row.wished === null;
	const same = changes.filter( isSame );
	const once = rows.filter( ( row ) => endsOf( row ) === null );
	const sentences = changes
		.filter( ( row ) => ! isSame( row ) )
		.map( ( row ) => sentenceOf( row, isPercent ) );
	if ( same.length > 0 ) {
		sentences.push(
			/* translators: %s: names of life areas. */
			sprintf( __( 'As before: %s.', 'rueda' ), namesOf( same ) )
		);
	}
	if ( once.length > 0 ) {
		sentences.push(
			/* translators: %s: names of life areas. */
			sprintf( __( 'Rated only once: %s.', 'rueda' ), namesOf( once ) )
		);
	}
	return sentences;
}

const namesOf = ( rows: readonly Row[] ): string =>
	listInPageLanguage( rows.map( ( { label } ) => label ) );

export const shown = ( value: number, isPercent: boolean ): string =>
	inPageLanguage( value ) + ( isPercent ? ' %' : '' );

function sentenceOf( row: Row, isPercent: boolean ): string {
	const { before, after } = endsOf( row ) ?? { before: 0, after: 0 };
	const told = [
		row.label,
		shown( before, isPercent ),
		shown( after, isPercent ),
		shown( Math.abs( differenceOf( row ) ?? 0 ), isPercent ),
	] as const;
	if ( row.wished !== null ) {
		return sentenceWithWish(
			told,
			after - before,
			shown( row.wished, isPercent )
		);
	}
	return after > before
		? sprintf(
				/* translators: 1: name of an area, 2: its first rating, 3: its last rating, 4: the difference. */
				__( '%1$s: from %2$s to %3$s (%4$s more)', 'rueda' ),
				...told
			)
		: sprintf(
				/* translators: 1: name of an area, 2: its first rating, 3: its last rating, 4: the difference. */
				__( '%1$s: from %2$s to %3$s (%4$s less)', 'rueda' ),
				...told
			);
}

function sentenceWithWish(
	told: readonly [
		label: string,
		before: string,
		after: string,
		size: string,
	],
	difference: number,
	wished: string
): string {
	const [ label, , after ] = told;
	if ( difference === 0 ) {
		return sprintf(
			/* translators: 1: name of an area, 2: its rating, 3: the rating that is wished for. */
			__( '%1$s: still %2$s, wished %3$s', 'rueda' ),
			label,
			after,
			wished
		);
	}
	return difference > 0
		? sprintf(
				/* translators: 1: an area, 2: its first rating, 3: its last, 4: the difference, 5: the wished rating. */
				__(
					'%1$s: from %2$s to %3$s (%4$s more), wished %5$s',
					'rueda'
				),
				...told,
				wished
			)
		: sprintf(
				/* translators: 1: an area, 2: its first rating, 3: its last, 4: the difference, 5: the wished rating. */
				__(
					'%1$s: from %2$s to %3$s (%4$s less), wished %5$s',
					'rueda'
				),
				...told,
				wished
			);
}
