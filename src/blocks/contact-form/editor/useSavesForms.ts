import { type Store, useSelect } from '@wordpress/data';

interface Editor {
	readonly getCurrentPostType: () => string | null;
}

// Named by a string, because an import would load the post editor on the widgets screen too.
const EDITOR: Store< Editor, Record< string, never > > = {
	name: 'core/editor',
};

/** Outside of the post editor this store does not exist. */
const hasPost = ( editor: Editor | undefined ) =>
	Boolean( editor?.getCurrentPostType() );

/**
 * Whether forms are saved together with what is edited here. The widgets screen saves only widgets and loses other
 * changes.
 */
export const useSavesForms = (): boolean =>
	useSelect( ( select ) => hasPost( select( EDITOR ) ), [] );
