import { __, _n, sprintf } from '@wordpress/i18n';
import type { Change } from './changes';

/** One sentence for each kind of change; it uses the old names, which stay the same while the author types. */
export function changesText(
	changes: readonly Change[],
	reports: number
): string {
	const sentences = sentencesOf( changes );
	return sentences.length === 0
		? ''
		: [
				sprintf(
					/* translators: %s: number of reports. */
					_n(
						'This wheel has %s report, which stays as it is. When you save:',
						'This wheel has %s reports, which stay as they are. When you save:',
						reports,
						'rueda'
					),
					reports.toLocaleString(
						document.documentElement.lang || undefined
					)
				),
				...sentences,
			].join( ' ' );
}

function sentencesOf( changes: readonly Change[] ): string[] {
	const named = (
		kind: Change[ 'kind' ],
		sentence: ( names: string ) => string
	): string[] => {
		const names = changes.flatMap( ( change ) =>
			change.kind === kind && 'name' in change ? [ change.name ] : []
		);
		return names.length > 0 ? [ sentence( names.join( ', ' ) ) ] : [];
	};
	return [
		...named( 'renamed', ( names ) =>
			sprintf(
				/* translators: %s: names of life areas. */
				__(
					'Averages continue, although the name changes: %s.',
					'rueda'
				),
				names
			)
		),
		...named( 'range', ( names ) =>
			sprintf(
				/* translators: %s: names of life areas. */
				__(
					'Averages start again, because the range changes: %s.',
					'rueda'
				),
				names
			)
		),
		...named( 'removed', ( names ) =>
			sprintf(
				/* translators: %s: names of life areas. */
				__( 'Averages are no longer shown: %s.', 'rueda' ),
				names
			)
		),
		...( changes.some( ( { kind } ) => kind === 'order' )
			? [
					__(
						'The count of visitors who start and finish begins again.',
						'rueda'
					),
				]
			: [] ),
	];
}
