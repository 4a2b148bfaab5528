import { type Store, useSelect } from '@wordpress/data';

interface Editor {
	readonly getCurrentPostType: () => string | null;
}

// By name: importing it would load the editor of posts on the screen of widgets, too.
const EDITOR: Store< Editor, Record< string, never > > = {
	name: 'core/editor',
};

/** A store that is not there answers nothing. */
const hasPost = ( editor: Editor | undefined ) =>
	Boolean( editor?.getCurrentPostType() );

/**
 * Whether a form is saved along with what else is edited here. The screen of widgets saves widgets, and loses the
 * rest.
 */
export const useSavesForms = (): boolean =>
	useSelect( ( select ) => hasPost( select( EDITOR ) ), [] );
