/** The requests of the wheel and the checks of their answers. Nonces and retries are handled in frontend/server. */
import { ajaxOrPage } from '../../../frontend/server/ajax-or-page';
import {
	type Answer,
	type Reason,
	request,
} from '../../../frontend/server/http';
import { readReport } from '../rules/saved-report';
import type { SavedReport } from '../rules/saving';
import type { ReportFields, RunFields } from '../rules/report';
import { readWheel, type Wheel } from '../rules/wheel';

export interface Failed {
	readonly status: 'failed';
	readonly reason: Reason;
	/** Of the answer; 0 if there was none. */
	readonly httpStatus: number;
	/** The server says that it does not exist, so another try is useless. */
	readonly isGone: boolean;
	/** The site's own error message, if it sent one. */
	readonly message: string;
}

export type Loaded< T > =
	{ readonly status: 'loaded'; readonly value: T } | Failed;

export async function loadWheel(
	id: number,
	signal?: AbortSignal
): Promise< Loaded< Wheel > > {
	return read(
		await request( {
			path: `/wp/v2/wheel/${ id }${ preview() }`,
			...only( signal ),
		} ),
		readWheel
	);
}

/** In WordPress's preview of a wheel, its nonce stands for the changes that are not published yet. */
function preview(): string {
	const nonce = new URLSearchParams( window.location.search ).get(
		'preview_nonce'
	);
	return nonce ? `?preview_nonce=${ encodeURIComponent( nonce ) }` : '';
}

export async function saveReport(
	fields: ReportFields & RunFields
): Promise< Loaded< SavedReport > > {
	return read(
		await ajaxOrPage( 'saveWheelReport', { ...fields } ),
		readReport
	);
}

/** Resolves with true when the report is gone, even if somebody else has deleted it. */
export async function deleteReport(
	slug: string,
	owner: string
): Promise< Loaded< true > > {
	const deleted = read(
		await request( {
			path: `/rueda/v1/reports/${ slug }?owner=${ encodeURIComponent( owner ) }`,
			method: 'DELETE',
		} ),
		() => true as const
	);
	return deleted.status === 'failed' && deleted.isGone
		? { status: 'loaded', value: true }
		: deleted;
}

export const only = (
	signal: AbortSignal | undefined
): { signal?: AbortSignal } => ( signal ? { signal } : {} );

export function read< T >(
	answer: Answer,
	parse: ( data: unknown ) => T | null
): Loaded< T > {
	if ( ! answer.ok ) {
		const { reason, status = 0, message = '' } = answer;
		const isRefused = reason === 'refused';
		// WordPress answers 401 to a visitor who asks for a draft.
		return {
			status: 'failed',
			reason,
			httpStatus: status,
			isGone: isRefused && [ 401, 404, 410 ].includes( status ),
			message: isRefused ? message : '',
		};
	}
	const value = parse( answer.data );
	return value === null
		? {
				status: 'failed',
				reason: 'invalid_json',
				httpStatus: 200,
				isGone: false,
				message: '',
			}
		: { status: 'loaded', value };
}
