/** The events of kits and their allowed fields. It depends on neither a page nor a network. */
import type { KitEvent } from '../../../../types/rueda';

const STATUS = 'kit_import_status';

const PARTS = [
	'wheels',
	'forms',
	'pages',
	'patterns',
	'settings',
	'media',
] as const;

/** The events, with the fields that each may have besides the common ones. */
export const EVENTS: Readonly< Record< string, readonly string[] > > = {
	page_views_website_templates: [
		'trigger',
		'page_loaded',
		'secondary_location',
	],
	// A known name that Rueda never sends, because it sells no upgrade.
	kits_cloud_upgrade_clicked: [ 'secondary_location', 'upgrade_location' ],
	export_kit_customization: PARTS,
	import_kit_customization: PARTS,
	kit_import_status: [ STATUS, 'kit_import_error' ],
	kit_cloud_library_apply: [ 'kit_cloud_id', 'kit_apply_url' ],
	kit_cloud_library_delete: [],
	ie_admin_action: [ 'action_type' ],
	kit_import_upload_file: [ 'kit_import_upload_file_status' ],
};

/** The fields that any event may have, under `details`. */
export const FIELDS: readonly string[] = [
	'layout',
	'site_part',
	'error',
	'document_name',
	'document_type',
	'view_type_clicked',
	'tag',
	'sort_direction',
	'sort_type',
	'action',
	'grid_location',
	'kit_name',
	'page_source',
	'element_position',
	'element',
	'event_type',
	'modal_type',
	'method',
	'status',
	'step',
	'item',
	'category',
	'element_location',
	'search_term',
	'section',
	'site_area',
];

type Value = string | number | boolean;

/** An allowed event or null, with a message for developers about each part that was left out. */
export interface Filtered {
	readonly event: KitEvent | null;
	readonly warnings: readonly string[];
}

const LONGEST = 200;

/** Email addresses and the beginnings of web addresses, which are removed for privacy. */
const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]|\b[a-z][a-z0-9+.-]*:\/\/|\bwww\./i;

/**
 * @param command The name of an event, or "placement/event".
 * @param given   The common fields and those of the event.
 */
export function filterEvent( command: string, given: object = {} ): Filtered {
	const cut = command.lastIndexOf( '/' );
	const event = command.slice( cut + 1 );
	const placement = command.slice( 0, Math.max( 0, cut ) );
	if ( ! Object.hasOwn( EVENTS, event ) ) {
		return {
			event: null,
			warnings: [ `The event "${ event }" is unknown.` ],
		};
	}
	const own: Record< string, Value > = {};
	const details: Record< string, Value > = {};
	const warnings: string[] = [];
	for ( const [ name, value ] of Object.entries( given ) ) {
		if ( value === null || value === undefined ) {
			continue;
		}
		const place = placeOf( name, event, own, details );
		if ( ! place ) {
			warnings.push( `${ event } has no field "${ name }".` );
			continue;
		}
		const kept = keptOf( value );
		if ( kept === null ) {
			warnings.push( `${ event } cannot tell the value of "${ name }".` );
			continue;
		}
		place[ name ] = kept;
	}
	const where = keptOf( placement );
	return {
		event: {
			event,
			...( typeof where === 'string' &&
				where !== '' && { placement: where } ),
			...own,
			...( Object.keys( details ).length > 0 && { details } ),
		},
		warnings,
	};
}

const placeOf = < Place >(
	name: string,
	event: string,
	own: Place,
	details: Place
): Place | null => {
	if ( EVENTS[ event ]?.includes( name ) ) {
		return own;
	}
	return FIELDS.includes( name ) ? details : null;
};

/** Cuts long values, and leaves out addresses and anything that is no plain value. */
function keptOf( value: unknown ): Value | null {
	switch ( typeof value ) {
		case 'string':
			return ADDRESS.test( value )
				? null
				: Array.from( value ).slice( 0, LONGEST ).join( '' );
		case 'number':
			return Number.isFinite( value ) ? value : null;
		case 'boolean':
			return value;
		default:
			return null;
	}
}

/** How much of a list was chosen. */
export function shareOf( chosen: number, all: number ): string {
	if ( chosen === 0 ) {
		return 'None';
	}
	return chosen < all ? 'Partial' : 'All';
}
