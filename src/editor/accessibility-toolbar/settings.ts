/** Reads the settings of the accessibility toolbar from REST. */
import {
	FOCUS_RING_STYLES,
	TOOLBAR_COLORS,
	TOOLBAR_DEFAULTS,
	TOOLBAR_DEVICES,
	TOOLBAR_ICONS,
	TOOLBAR_LINKS,
	TOOLBAR_SIDES,
} from '../../definitions/toolbar-settings';
import { TOOLBAR_TOOLS } from '../../definitions/toolbar-tools';
import { oneOf } from '../../frontend/values/one-of';
import { keysOf, recordOf } from '../../frontend/values/record-of';
import { fieldsOf, isFields, isOn, textOf } from '../../frontend/values/values';

export const TOOLBAR_OPTION = 'rueda_accessibility';

type Tool = ( typeof TOOLBAR_TOOLS )[ number ][ 'id' ];

export const TOOLS = TOOLBAR_TOOLS.map( ( { id } ) => id );

type LinkName = ( typeof TOOLBAR_LINKS )[ number ];

type IconName = keyof typeof TOOLBAR_ICONS;

type Side = ( typeof TOOLBAR_SIDES )[ number ];

export type ColorName = keyof typeof TOOLBAR_COLORS;

export const COLORS = keysOf( TOOLBAR_COLORS );

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
		readonly style: ( typeof FOCUS_RING_STYLES )[ number ];
		readonly width: string;
		readonly color: string;
	};
	readonly skipLink: { readonly enabled: boolean; readonly target: string };
	readonly save: boolean;
	readonly hours: number;
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
		devices: TOOLBAR_DEVICES.filter(
			( device ) => Array.isArray( devices ) && devices.includes( device )
		),
		title: text( 'title' ),
		actions: recordOf( TOOLS, ( name ) => ( {
			enabled: isOn( part( 'actions', name )[ 'enabled' ] ),
			label: textOf( part( 'actions', name )[ 'label' ] ),
		} ) ),
		links: recordOf( TOOLBAR_LINKS, ( name ) => ( {
			label: textOf( part( 'links', name )[ 'label' ] ),
			url: textOf( part( 'links', name )[ 'url' ] ),
		} ) ),
		side: oneOf( TOOLBAR_SIDES, option[ 'side' ] ) ?? TOOLBAR_DEFAULTS.side,
		topDesktop: text( 'topDesktop' ),
		topMobile: text( 'topMobile' ),
		icon:
			oneOf( keysOf( TOOLBAR_ICONS ), option[ 'icon' ] ) ??
			TOOLBAR_DEFAULTS.icon,
		colors: recordOf( COLORS, ( name ) =>
			textOf( fieldsOf( option[ 'colors' ] )[ name ] )
		),
		focusRing: {
			enabled: isOn( ring[ 'enabled' ] ),
			style:
				oneOf( FOCUS_RING_STYLES, ring[ 'style' ] ) ??
				TOOLBAR_DEFAULTS.focusRing.style,
			width: textOf( ring[ 'width' ] ),
			color: textOf( ring[ 'color' ] ),
		},
		skipLink: {
			enabled: isOn( skip[ 'enabled' ] ),
			target: textOf( skip[ 'target' ] ),
		},
		save: isOn( option[ 'save' ] ),
		hours: Number( option[ 'hours' ] ) || TOOLBAR_DEFAULTS.hours,
	};
}

/** The default toolbar, for users who may not read the settings. */
export const PLAIN_TOOLBAR: Toolbar = TOOLBAR_DEFAULTS;
