import { type Store, useRegistry } from '@wordpress/data';

interface Sidebars {
	readonly closePublishSidebar?: () => void;
	readonly openGeneralSidebar?: ( name: string ) => void;
}

type Home = Store< Record< string, never >, Sidebars >;

// By name: importing them would load the editor of posts wherever a form may stand, and widgets forbid that.
const EDITOR: Home = { name: 'core/editor' };
const EDIT_POST: Home = { name: 'core/edit-post' };

/** The page's editor, where there is one. */
export function usePage(): { readonly showSidebar: () => void } {
	const registry = useRegistry();
	return {
		showSidebar: () => {
			const homes = [ EDITOR, EDIT_POST ].map(
				// A store that is not there has no actions.
				( home ): Sidebars | undefined => registry.dispatch( home )
			);
			homes
				.find( ( home ) => home?.closePublishSidebar )
				?.closePublishSidebar?.();
			homes
				.find( ( home ) => home?.openGeneralSidebar )
				?.openGeneralSidebar?.( 'edit-post/block' );
		},
	};
}
