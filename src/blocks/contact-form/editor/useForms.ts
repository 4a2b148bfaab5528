import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FORM_TYPE } from '../../../definitions/form-post';
import { siteOf } from '../../../editor/form/site';
import { useReturn } from '../../../editor/screen/useReturn';
import { formsIn, type Listed, together } from './forms';
import { useMayEdit } from './useMayEdit';

const NONE: readonly Listed[] = [];
const ALL = 'publish,future,draft,pending,private';
const OURS = `/wp/v2/${ FORM_TYPE }?_fields=id,title,status`;
/** While Contact Form 7 is active, this route lists its forms and not ours. */
const THEIRS = '/contact-form-7/v1/contact-forms';

/** Loads the forms that can be chosen. WordPress's own store lists forms only for users who may edit them. */
export function useForms( chosen: number ) {
	const mayEdit = useMayEdit();
	const status = mayEdit ? ALL : 'publish';
	const found = useList(
		mayEdit === undefined
			? null
			: `${ OURS }&per_page=-1&status=${ status }&orderby=id`
	);
	const own = useList(
		chosen > 0 ? `${ OURS }&include=${ chosen }&status=${ status }` : null
	);
	const theirs = useList( siteOf().hasPeer ? THEIRS : null );
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

/** Loads a list, and again when the author returns from another tab. WordPress reads all of it in pages of 100. */
function useList( path: string | null ): readonly Listed[] | null {
	const [ list, setList ] = useState< readonly Listed[] | null >( null );
	const [ returns, setReturns ] = useState( 0 );
	useReturn( () => setReturns( returns + 1 ) );
	useEffect( () => {
		if ( path === null ) {
			return undefined;
		}
		let isOver = false;
		void apiFetch( { path } )
			.then( formsIn, () => NONE )
			.then( ( forms ) => {
				if ( ! isOver ) {
					setList( forms );
				}
			} );
		return () => {
			isOver = true;
		};
	}, [ path, returns ] );
	return list;
}
