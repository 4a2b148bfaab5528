import { KIT_DOC_TYPES } from './kit-sections';

/** What a kit may consist of. */
const PARTS = [
	...Object.values( KIT_DOC_TYPES ),
	'settings',
	'media',
] as const;

/** The events of kits, with the fields that each may have besides the common ones. */
export const KIT_EVENTS = {
	page_views_website_templates: [
		'trigger',
		'page_loaded',
		'secondary_location',
	],
	// A known name that Rueda never sends, because it sells no upgrade.
	kits_cloud_upgrade_clicked: [ 'secondary_location', 'upgrade_location' ],
	export_kit_customization: PARTS,
	import_kit_customization: PARTS,
	kit_import_status: [ 'kit_import_status', 'kit_import_error' ],
	kit_cloud_library_apply: [ 'kit_cloud_id', 'kit_apply_url' ],
	kit_cloud_library_delete: [],
	ie_admin_action: [ 'action_type' ],
	kit_import_upload_file: [ 'kit_import_upload_file_status' ],
} as const satisfies Readonly< Record< string, readonly string[] > >;

/** The fields that any event may have, under `details`. */
export const KIT_EVENT_FIELDS = [
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
] as const;

/**
 * Values with an email address or the beginning of a web address are left out. A regular expression without regard to
 * case, for code points.
 */
export const KIT_EVENT_ADDRESS =
	'[^\\s@]+@[^\\s@]+\\.[^\\s@]|[a-z][a-z0-9+.-]*://|(?:^|[^a-z0-9_])www\\.';

/** Longer values are cut. */
export const KIT_EVENT_LONGEST = 200;
