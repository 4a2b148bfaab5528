/** Reads the settings of the accessibility toolbar from REST. */
import { oneOf } from '../../frontend/values/one-of';
import { fieldsOf, isFields, isOn, textOf } from '../../frontend/values/values';

export const TOOLBAR_OPTION = 'rueda_accessibility';

export const TOOLS = [
	'resize-plus',
	'resize-minus',
	'grayscale',
	'high-contrast',
	'negative-contrast',
	'light-background',
	'links-underline',
	'readable-font',
	'stop-motion',
	'reset',
] as const;

export type Tool = ( typeof TOOLS )[ number ];

export const LINKS = [ 'sitemap', 'help', 'feedback' ] as const;

export type LinkName = ( typeof LINKS )[ number ];

export const DEVICES = [ 'desktop', 'tablet', 'phone' ] as const;

const ICONS = [ 'accessibility', 'wheelchair', 'one-click' ] as const;

export type IconName = ( typeof ICONS )[ number ];

const SIDES = [ 'start', 'left', 'right' ] as const;

export type Side = ( typeof SIDES )[ number ];

export const COLORS = [
	'panelBackground',
	'panelText',
	'toggleBackground',
	'toggleIcon',
	'activeBackground',
	'activeText',
] as const;

export type ColorName = ( typeof COLORS )[ number ];

export interface ToolSettings {
	readonly enabled: boolean;
	readonly label: string;
}

export interface LinkSettings {
	readonly label: string;
	readonly url: string;
}

export interface Toolbar {
	readonly display: string;
	readonly devices: readonly string[];
	readonly title: string;
	readonly actions: Readonly< Record< Tool, ToolSettings > >;
	readonly links: Readonly< Record< LinkName, LinkSettings > >;
	readonly side: Side;
	readonly topDesktop: string;
	readonly topMobile: string;
	readonly icon: IconName;
	readonly colors: Readonly< Record< ColorName, string > >;
	readonly focusRing: {
		readonly enabled: boolean;
		readonly style: string;
		readonly width: string;
		readonly color: string;
	};
	readonly skipLink: { readonly enabled: boolean; readonly target: string };
	readonly save: boolean;
	readonly hours: number;
}

function recordOf< Name extends string, Value >(
	names: readonly Name[],
	valueOf: ( name: Name ) => Value
): Record< Name, Value > {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Every name has got its value.
	return Object.fromEntries(
		names.map( ( name ) => [ name, valueOf( name ) ] )
	) as Record< Name, Value >;
}

/** The first name is the default. */
function nameOf< Name extends string >(
	names: readonly [ Name, ...Name[] ],
	value: unknown
): Name {
	return oneOf( names, value ) ?? names[ 0 ];
}

/** Reads the server's answer; null if it is not what was asked for. */
export function parseToolbar( answer: unknown ): Toolbar | null {
	const option = fieldsOf( answer )[ TOOLBAR_OPTION ];
	if ( ! isFields( option ) ) {
		return null;
	}
	const text = ( name: string ) => textOf( option[ name ] );
	const part = ( group: string, name: string ) =>
		fieldsOf( fieldsOf( option[ group ] )[ name ] );
	const ring = fieldsOf( option[ 'focusRing' ] );
	const skip = fieldsOf( option[ 'skipLink' ] );
	const devices = option[ 'devices' ];
	return {
		display: text( 'display' ),
		devices: DEVICES.filter(
			( device ) => Array.isArray( devices ) && devices.includes( device )
		),
		title: text( 'title' ),
		actions: recordOf( TOOLS, ( name ) => ( {
			enabled: isOn( part( 'actions', name )[ 'enabled' ] ),
			label: textOf( part( 'actions', name )[ 'label' ] ),
		} ) ),
		links: recordOf( LINKS, ( name ) => ( {
			label: textOf( part( 'links', name )[ 'label' ] ),
			url: textOf( part( 'links', name )[ 'url' ] ),
		} ) ),
		side: nameOf( SIDES, option[ 'side' ] ),
		topDesktop: text( 'topDesktop' ),
		topMobile: text( 'topMobile' ),
		icon: nameOf( ICONS, option[ 'icon' ] ),
		colors: recordOf( COLORS, ( name ) =>
			textOf( fieldsOf( option[ 'colors' ] )[ name ] )
		),
		focusRing: {
			enabled: isOn( ring[ 'enabled' ] ),
			style: textOf( ring[ 'style' ] ),
			width: textOf( ring[ 'width' ] ),
			color: textOf( ring[ 'color' ] ),
		},
		skipLink: {
			enabled: isOn( skip[ 'enabled' ] ),
			target: textOf( skip[ 'target' ] ),
		},
		save: isOn( option[ 'save' ] ),
		hours: Number( option[ 'hours' ] ) || 12,
	};
}

/** The default toolbar, for users who may not read the settings. */
export const PLAIN_TOOLBAR: Toolbar = {
	display: 'block',
	devices: DEVICES,
	title: '',
	actions: recordOf( TOOLS, () => ( { enabled: true, label: '' } ) ),
	links: recordOf( LINKS, () => ( { label: '', url: '' } ) ),
	side: 'start',
	topDesktop: '100px',
	topMobile: '50px',
	icon: 'accessibility',
	colors: {
		panelBackground: '#ffffff',
		panelText: '#333333',
		toggleBackground: '#4054b2',
		toggleIcon: '#ffffff',
		activeBackground: '#37489b',
		activeText: '#ffffff',
	},
	focusRing: { enabled: true, style: 'solid', width: '3px', color: '' },
	skipLink: { enabled: true, target: '' },
	save: true,
	hours: 12,
};
