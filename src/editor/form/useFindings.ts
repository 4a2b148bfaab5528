import { useEffect, useMemo, useState } from '@wordpress/element';
import { fieldsOf } from '../../frontend/values/values';
import { check } from './api';
import type { Finding } from './rules/findings';
import { useDraft } from './useDraft';

const PAUSE = 600;

export interface Checked {
	/** What is wrong with the form. Null until the server has told. */
	readonly findings: readonly Finding[] | null;
	/** Whether the server has told it of the form as it stands on the screen now. */
	readonly isFresh: boolean;
}

/** What is wrong with the form as it stands on the screen. */
export function useFindings( formId: number ): Checked {
	const {
		title,
		content,
		mail,
		mail_2: mail2,
		messages,
		settings,
	} = useDraft( formId );
	const [ found, setFound ] = useState< {
		readonly json: string;
		readonly findings: readonly Finding[];
	} | null >( null );
	const json = useMemo(
		() =>
			JSON.stringify( {
				title,
				content,
				mail,
				mail_2: mail2,
				messages,
				settings,
			} ),
		[ title, content, mail, mail2, messages, settings ]
	);
	useEffect( () => {
		const leaving = new AbortController();
		// Not with each letter that somebody types.
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
