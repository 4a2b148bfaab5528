/** The icons of the toolbar, the same as in includes/Page/AccessibilityToolbar/AccessibilityToolbarIcons.php. */
const PATHS: Readonly< Record< string, string > > = {
	accessibility:
		'M12 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M4.5 8.5 9.75 9.7v3.8L7.6 20.8M19.5 8.5l-5.25 1.2v3.8l2.15 7.3M9.75 9.7h4.5M9.75 13.9h4.5',
	wheelchair:
		'M9.5 3.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2M9.7 8.6v5.6h6l2.4 5.3 1.9-.9M9.8 11.2h4.7M7.2 11.4a5.1 5.1 0 1 0 7.3 6.3',
	'one-click':
		'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4',
};

export const ToolbarIcon = ( { name }: { readonly name: string } ) => (
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
		<path d={ PATHS[ name ] ?? PATHS[ 'accessibility' ] } />
	</svg>
);
