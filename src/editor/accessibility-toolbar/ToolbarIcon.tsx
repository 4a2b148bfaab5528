import { TOOLBAR_ICONS } from '../../definitions/toolbar-settings';

export const ToolbarIcon = ( {
	name,
}: {
	readonly name: keyof typeof TOOLBAR_ICONS;
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
		<path d={ TOOLBAR_ICONS[ name ] } />
	</svg>
);
