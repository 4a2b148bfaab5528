/** The settings of the accessibility toolbar, as REST gives them. */
import type {
	FOCUS_RING_STYLES,
	TOOLBAR_ICONS,
	TOOLBAR_LINKS,
	TOOLBAR_SIDES,
} from '../../definitions/toolbar-settings';
import {
	TOOLBAR_COLORS,
	TOOLBAR_DEFAULTS,
} from '../../definitions/toolbar-settings';
import { TOOLBAR_TOOLS } from '../../definitions/toolbar-tools';
import { keysOf } from '../../frontend/values/keys-of';

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

/** The default toolbar, for users who may not read the settings. */
export const PLAIN_TOOLBAR: Toolbar = TOOLBAR_DEFAULTS;
