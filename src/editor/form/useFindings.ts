import { useEffect, useState } from '@wordpress/element';
import { fieldsOf } from '../../frontend/values/values';
import { bodyOf, check } from './api';
import type { Finding } from './rules/findings';
import { useDraft } from './useDraft';

const PAUSE = 600;

export interface Checked {
	/** Null until the server has answered. */
	readonly findings: readonly Finding[] | null;
	/** Whether the findings are about the form as it is now. */
	readonly isFresh: boolean;
}

/** Loads the findings about the form as it is being edited. */
export function useFindings( formId: number ): Checked {
	const json = JSON.stringify( bodyOf( useDraft( formId ) ) );
	const [ found, setFound ] = useState< {
		readonly json: string;
		readonly findings: readonly Finding[];
	} | null >( null );
	useEffect( () => {
		const leaving = new AbortController();
		// After a pause, not with each letter.
		const timer = window.setTimeout( () => {
			check(
				formId,
				fieldsOf( JSON.parse( json ) ),
				leaving.signal
			).then(
				( findings ) => {
					if ( findings ) {
						setFound( { json, findings } );
					}
				},
				() => undefined
			);
		}, PAUSE );
		return () => {
			window.clearTimeout( timer );
			leaving.abort();
		};
	}, [ formId, json ] );
	return {
		findings: found?.findings ?? null,
		isFresh: found?.json === json,
	};
}
