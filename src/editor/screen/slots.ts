import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';
import type { ComponentType, ReactNode } from 'react';

type PublishPanel = ComponentType< {
	readonly title: string;
	readonly initialOpen: boolean;
	readonly children: ReactNode;
} >;

interface Slots {
	readonly PluginDocumentSettingPanel: ComponentType< {
		readonly name: string;
		readonly title: string;
		readonly children: ReactNode;
	} >;
	readonly PluginPrePublishPanel: PublishPanel;
	readonly PluginPostPublishPanel: PublishPanel;
}

const isComplete = ( module: object ): module is Slots =>
	[
		'PluginDocumentSettingPanel',
		'PluginPrePublishPanel',
		'PluginPostPublishPanel',
	].every( ( name ) => name in module );

// These components moved after WordPress 6.5, and the old place logs warnings.
const homes: readonly object[] = [ editor, editPost ];

export const slots: Slots | null = homes.find( isComplete ) ?? null;
