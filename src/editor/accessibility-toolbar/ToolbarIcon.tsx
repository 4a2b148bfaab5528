import {
	TOOLBAR_ICONS,
	TOOLBAR_TOOL_ICONS,
} from '../../definitions/toolbar-settings';

const ICONS = { ...TOOLBAR_ICONS, ...TOOLBAR_TOOL_ICONS };

export const ToolbarIcon = ( {
	name,
}: {
	readonly name: keyof typeof ICONS;
} ) => (
	<svg
		viewBox="0 0 24 24"
		width="24"
		height="24"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.75"
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
	>
		<path d={ ICONS[ name ] } />
	</svg>
);
