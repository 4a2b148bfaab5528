import type { ReactNode } from 'react';
import { slots } from './slots';

interface CheckPanelsProps {
	readonly name: string;
	readonly title: string;
	/** Whether the panel before publishing is open at first. */
	readonly isOpen: boolean;
	readonly children: ReactNode;
}

/** What a check has found: in the sidebar, and once more before publishing. */
export function CheckPanels( {
	name,
	title,
	isOpen,
	children,
}: CheckPanelsProps ) {
	if ( ! slots ) {
		return null;
	}
	const { PluginDocumentSettingPanel, PluginPrePublishPanel } = slots;
	return (
		<>
			<PluginDocumentSettingPanel name={ name } title={ title }>
				{ children }
			</PluginDocumentSettingPanel>
			<PluginPrePublishPanel title={ title } initialOpen={ isOpen }>
				{ children }
			</PluginPrePublishPanel>
		</>
	);
}
