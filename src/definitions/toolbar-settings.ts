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
