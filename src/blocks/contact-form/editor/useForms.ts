import { useEffect, useState } from '@wordpress/element';
import { request } from '../../../frontend/rest';
import { formsIn, type Listed, together } from './forms';
import { useMayEdit } from './useMayEdit';

const NONE: readonly Listed[] = [];
const SHOWN = 20;
const ALL = 'publish,future,draft,pending,private';

/** What can be chosen. Not through the editor's own store: it knows forms only for those who may edit them. */
export function useForms( search: string, chosen: number ) {
	const mayEdit = useMayEdit();
	const status = mayEdit ? ALL : 'publish';
	const found = useList(
		`per_page=${ SHOWN }&status=${ status }&${
			search
				? `search=${ encodeURIComponent( search ) }`
				: 'orderby=modified'
		}`
	);
	const own = useList(
		chosen > 0 ? `include=${ chosen }&status=${ status }` : null
	);
	return {
		forms: together( found ?? NONE, own ?? NONE ),
		isLoaded: found !== null,
	};
}

function useList( query: string | null ): readonly Listed[] | null {
	const [ list, setList ] = useState< readonly Listed[] | null >( null );
	useEffect( () => {
		if ( query === null ) {
			return undefined;
		}
		const leaving = new AbortController();
		request( {
			path: `/wp/v2/rueda_form?_fields=id,title,status&${ query }`,
			signal: leaving.signal,
		} ).then(
			( answer ) => setList( answer.ok ? formsIn( answer.data ) : NONE ),
			// The author typed on.
			() => undefined
		);
		return () => leaving.abort();
	}, [ query ] );
	return list;
}
