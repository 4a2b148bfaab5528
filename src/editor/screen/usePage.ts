import { type Store, useRegistry } from '@wordpress/data';

interface Sidebars {
	readonly closePublishSidebar?: () => void;
	readonly openGeneralSidebar?: ( name: string ) => void;
}

type Home = Store< Record< string, never >, Sidebars >;

// Named by strings, because imports would load the post editor wherever a form may be, which widgets forbid.
const EDITOR: Home = { name: 'core/editor' };
const EDIT_POST: Home = { name: 'core/edit-post' };

/** The editor of the page, if there is one. */
export function usePage(): { readonly showSidebar: () => void } {
	const registry = useRegistry();
	return {
		showSidebar: () => {
			const homes = [ EDITOR, EDIT_POST ].map(
				// A missing store has no actions.
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
