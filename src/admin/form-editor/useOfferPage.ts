import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NOTICES } from '../../editor/screen/notices';
import {
	useMayMakePages,
	useNewPage,
	words,
} from '../../editor/screen/useNewPage';

const NOTICE = 'rueda-form-page';

/**
 * Offers a page for a form that was just published. WordPress shows no panel after publishing a post that has no page
 * of its own.
 */
export function useOfferPage( formId: number ): void {
	const isPublished = useSelect(
		( select ) => select( editorStore ).isCurrentPostPublished(),
		[]
	);
	const isAllowed = useMayMakePages();
	const { make, state } = useNewPage(
		`<!-- wp:rueda/contact-form {"formId":${ formId }} /-->`
	);
	const { createSuccessNotice, createErrorNotice } = useDispatch( NOTICES );
	const wasPublished = useRef( isPublished );
	const press = useRef( make );
	press.current = make;

	useEffect( () => {
		if ( isPublished && ! wasPublished.current && isAllowed ) {
			createSuccessNotice(
				__(
					'The form is published. Visitors see it on the pages that you put it on.',
					'rueda'
				),
				{
					id: NOTICE,
					actions: [
						{
							label: words.make,
							onClick: () => void press.current(),
						},
					],
				}
			);
		}
		wasPublished.current = isPublished;
	}, [ isPublished, isAllowed, createSuccessNotice ] );
	useEffect( () => {
		if ( state === 'failed' ) {
			createErrorNotice( words.failed, { id: `${ NOTICE }-failed` } );
		}
	}, [ state, createErrorNotice ] );
}
