import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { textOf } from '../../frontend/values/values';

/** Whether the user may create pages. */
export const useMayMakePages = (): boolean =>
	useSelect(
		( select ) => select( coreStore ).canUser( 'create', 'pages' ) === true,
		[]
	);

/**
 * Makes a draft page with a block and opens it, named after what is edited here.
 *
 * @param block As it is stored.
 */
export function useNewPage( block: string ) {
	const title = useSelect(
		( select ) => select( editorStore ).getEditedPostAttribute( 'title' ),
		[]
	);
	const { saveEntityRecord } = useDispatch( coreStore );
	const [ state, setState ] = useState< 'idle' | 'making' | 'failed' >(
		'idle'
	);
	const make = async (): Promise< void > => {
		setState( 'making' );
		const page = await saveEntityRecord( 'postType', 'page', {
			title: textOf( title ),
			status: 'draft',
			content: block,
		} ).catch( () => undefined );
		if ( page ) {
			window.location.assign( `post.php?post=${ page.id }&action=edit` );
		} else {
			setState( 'failed' );
		}
	};
	return { make, state };
}

/** Texts used wherever a page can be created. */
export const words = {
	make: __( 'Create a draft page with it', 'rueda' ),
	failed: __( 'The page could not be created. Please try again.', 'rueda' ),
};
