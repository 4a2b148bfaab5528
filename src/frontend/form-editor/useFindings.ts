import { useEffect, useMemo, useState } from '@wordpress/element';
import { fieldsOf } from '../values';
import { check } from './api';
import type { Finding } from './findings';
import { useDraft } from './useDraft';

const PAUSE = 600;

/** What is wrong with the form as it stands on the screen. Null until the server has told. */
export function useFindings( formId: number ): readonly Finding[] | null {
	const {
		title,
		content,
		mail,
		mail_2: mail2,
		messages,
		settings,
	} = useDraft( formId );
	const [ found, setFound ] = useState< readonly Finding[] | null >( null );
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
				( next ) => {
					if ( next ) {
						setFound( next );
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
	return found;
}
