import { TOOLBAR_TOOLS } from './toolbar-tools';

/** The same settings for each name. */
function each< Name extends string, Value >(
	names: readonly Name[],
	value: Value
): Record< Name, Value > {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Every name has got its value.
	return Object.fromEntries(
		names.map( ( name ) => [ name, value ] )
	) as Record< Name, Value >;
}

const TOOLS = TOOLBAR_TOOLS.map( ( { id } ) => id );

/** The links are always in this order, so that visitors find help in the same place on each page. */
export const TOOLBAR_LINKS = [ 'sitemap', 'help', 'feedback' ] as const;

export const TOOLBAR_DEVICES = [ 'desktop', 'tablet', 'phone' ] as const;

export const TOOLBAR_SIDES = [ 'start', 'left', 'right' ] as const;

/** The drawings on the button that opens the panel. */
export const TOOLBAR_ICONS = {
	accessibility:
		'M12 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M4.5 8.5 9.75 9.7v3.8L7.6 20.8M19.5 8.5l-5.25 1.2v3.8l2.15 7.3M9.75 9.7h4.5M9.75 13.9h4.5',
	wheelchair:
		'M9.5 3.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2M9.7 8.6v5.6h6l2.4 5.3 1.9-.9M9.8 11.2h4.7M7.2 11.4a5.1 5.1 0 1 0 7.3 6.3',
	'one-click':
		'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4',
} as const;

/** The drawings beside the names of the tools. */
export const TOOLBAR_TOOL_ICONS = {
	'resize-plus': 'M3 19 8.5 5 14 19M5 14h7M18 7v6M15 10h6',
	'resize-minus': 'M3 19 8.5 5 14 19M5 14h7M15 10h6',
	grayscale:
		'M12 3.5c3.8 4.1 6 7.1 6 10.2a6 6 0 0 1-12 0c0-3.1 2.2-6.1 6-10.2M12 10.5v9.2',
	'high-contrast':
		'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16v16M14.4 4.6v14.8M16.7 6.2v11.6M18.7 8.8v6.4',
	'negative-contrast': 'M20 14.5A8.5 8.5 0 1 1 9.5 4 6.6 6.6 0 0 0 20 14.5',
	'light-background':
		'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
	'links-underline': 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
	'readable-font':
		'M2.5 18 7 6l4.5 12M4 14h6M21 11.5V18M21 14.8a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0',
	'letter-spacing':
		'M7.5 14 12 3l4.5 11M9.1 10h5.8M3 19h18M5.5 16.5 3 19l2.5 2.5M18.5 16.5 21 19l-2.5 2.5',
	'stop-motion':
		'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M10 9v6M14 9v6',
	reset: 'M5 13a7 7 0 1 0 2-5.9L4.5 9.5M4.5 4.5v5h5',
} as const satisfies Record< ( typeof TOOLS )[ number ], string >;

export const TOOLBAR_COLORS = {
	panelBackground: '#ffffff',
	panelText: '#333333',
	toggleBackground: '#4054b2',
	toggleIcon: '#ffffff',
	// Darker than the toggle: its text has to stand out by 7:1.
	activeBackground: '#37489b',
	activeText: '#ffffff',
} as const;

export const FOCUS_RING_STYLES = [
	'solid',
	'dotted',
	'dashed',
	'double',
	'groove',
	'ridge',
	'outset',
] as const;

/** The settings of a new site. */
export const TOOLBAR_DEFAULTS = {
	display: 'block',
	devices: TOOLBAR_DEVICES,
	title: '',
	actions: each( TOOLS, { enabled: true, label: '' } ),
	links: each( TOOLBAR_LINKS, { label: '', url: '' } ),
	side: 'start',
	topDesktop: '100px',
	topMobile: '50px',
	icon: 'accessibility',
	colors: TOOLBAR_COLORS,
	focusRing: { enabled: true, style: 'solid', width: '3px', color: '' },
	skipLink: { enabled: true, target: '' },
	save: true,
	hours: 12,
} as const;
