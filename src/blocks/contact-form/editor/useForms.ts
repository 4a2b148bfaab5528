import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { siteOf } from '../../../editor/form/site';
import { request } from '../../../frontend/server/rest';
import { formsIn, type Listed, together } from './forms';
import { useMayEdit } from './useMayEdit';

const NONE: readonly Listed[] = [];
const SHOWN = 20;
const ALL = 'publish,future,draft,pending,private';
const OURS = '/wp/v2/rueda_form?_fields=id,title,status';
/** While Contact Form 7 is active, this route lists its forms and not ours. */
const THEIRS = '/contact-form-7/v1/contact-forms';

/** Loads the forms that can be chosen. WordPress's own store lists forms only for users who may edit them. */
export function useForms( search: string, chosen: number ) {
	const mayEdit = useMayEdit();
	const status = mayEdit ? ALL : 'publish';
	const wanted = `search=${ encodeURIComponent( search ) }`;
	const found = useList(
		`${ OURS }&per_page=${ SHOWN }&status=${ status }&${
			search ? wanted : 'orderby=modified'
		}`
	);
	const own = useList(
		chosen > 0 ? `${ OURS }&include=${ chosen }&status=${ status }` : null
	);
	const theirs = useList(
		siteOf().hasPeer ? `${ THEIRS }?${ wanted }` : null
	);
	return {
		forms: together(
			found ?? NONE,
			own ?? NONE,
			( theirs ?? NONE ).map( ( form ) => ( {
				...form,
				title: sprintf(
					/* translators: %s: title of a form that was made with the plugin Contact Form 7. */
					__( '%s (Contact Form 7)', 'rueda' ),
					form.title
				),
			} ) )
		),
		isLoaded: found !== null,
	};
}

/**
 * For users who may edit forms: whether a form is ours and not one of Contact Form 7; undefined until that is known. It
 * asks for a list, which is empty where the form itself would answer with an error.
 */
export function useIsOurs( formId: number ): boolean | undefined {
	const { hasPeer } = siteOf();
	const mayAsk = useMayEdit() === true && hasPeer;
	const found = useList(
		mayAsk ? `${ OURS }&include=${ formId }&status=${ ALL },trash` : null
	);
	if ( ! hasPeer ) {
		return true;
	}
	return found ? found.length > 0 : undefined;
}

function useList( path: string | null ): readonly Listed[] | null {
	const [ list, setList ] = useState< readonly Listed[] | null >( null );
	useEffect( () => {
		if ( path === null ) {
			return undefined;
		}
		const leaving = new AbortController();
		request( {
			path,
			signal: leaving.signal,
		} ).then(
			( answer ) => setList( answer.ok ? formsIn( answer.data ) : NONE ),
			// The author has typed more, so this request was cancelled.
			() => undefined
		);
		return () => leaving.abort();
	}, [ path ] );
	return list;
}
