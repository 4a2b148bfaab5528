import { reasonText } from '../../../../frontend/server/errors';
import { request } from '../../../../frontend/server/http';
import { webUrl } from '../../../../frontend/values/address';
import { fieldsOf } from '../../../../frontend/values/values';
import { ownerOf } from '../../rules/owner';
import type { SavedReport } from '../../rules/saving';
import type { Step } from './draft';

export type SavedSteps =
	/** The address of their calendar file; null if no step has a day. */
	| { readonly isSaved: true; readonly calendar: string | null }
	| { readonly isSaved: false; readonly problem: string };

/**
 * Sends the steps to the page's own site.
 *
 * @param report
 * @param steps
 * @param labels Of the areas, in the order in which they were sent.
 */
export async function saveSteps(
	report: SavedReport,
	steps: readonly Step[],
	labels: readonly string[]
): Promise< SavedSteps > {
	const { slug = '', owner = '' } = ownerOf( report ) ?? {};
	const answer = await request( {
		path: `/rueda/v1/reports/${ slug }/steps`,
		method: 'POST',
		data: {
			owner,
			steps: steps
				.filter( ( { text } ) => text.trim() !== '' )
				.map( ( { area, ...step } ) => ( {
					...step,
					area: area ?? 0,
					label: area === null ? '' : labels[ area ],
				} ) ),
		},
	} );
	return answer.ok
		? {
				isSaved: true,
				calendar: webUrl( fieldsOf( answer.data )[ 'calendar' ] ),
			}
		: {
				isSaved: false,
				problem:
					answer.reason === 'refused' && answer.message
						? answer.message
						: reasonText( answer.reason ),
			};
}
