/* WordPress provides them. These are the parts that Rueda uses. */
declare module '@wordpress/editor' {
	import type { Store } from '@wordpress/data';

	export const store: Store<
		{
			readonly getCurrentPostType: () => string | null;
			readonly getCurrentPostId: () => number | null;
			/** As it is stored. */
			readonly getCurrentPostAttribute: (
				name: 'content' | 'meta'
			) => unknown;
			readonly isCleanNewPost: () => boolean;
			readonly isEditedPostDirty: () => boolean;
			readonly isCurrentPostPublished: () => boolean;
			/** Since WordPress 6.5: Desktop, Tablet or Mobile. */
			readonly getDeviceType: () => string;
			readonly getEditedPostAttribute: ( name: 'title' ) => unknown;
			readonly isEditorPanelOpened: ( name: string ) => boolean;
		},
		{
			readonly editPost: ( edits: {
				readonly title?: string;
				readonly meta?: object;
			} ) => void;
			readonly setDeviceType: ( device: string ) => void;
			readonly lockPostSaving: ( name: string ) => void;
			readonly unlockPostSaving: ( name: string ) => void;
			readonly toggleEditorPanelOpened: ( name: string ) => void;
			/** Since WordPress 6.6. */
			readonly closePublishSidebar?: () => void;
		}
	>;
}

declare module '@wordpress/edit-post' {
	import type { Store } from '@wordpress/data';

	export const store: Store<
		Record< string, never >,
		{
			readonly openGeneralSidebar: ( name: string ) => void;
			/** Until WordPress 6.5; later versions log a warning. */
			readonly closePublishSidebar: () => void;
		}
	>;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(
		name: string,
		settings: { readonly render: ComponentType; readonly icon: null }
	): void;
}

declare module '@wordpress/preferences' {
	import type { Store } from '@wordpress/data';

	export const store: Store<
		{ readonly get: ( scope: string, name: string ) => unknown },
		{
			readonly set: (
				scope: string,
				name: string,
				value: unknown
			) => void;
		}
	>;
}
