/** The sections of kits that have items: by kinds of items, which are named like their post types. */
export const KIT_DOC_TYPES = {
	wheel: 'wheels',
	rueda_form: 'forms',
	page: 'pages',
	wp_block: 'patterns',
} as const;

/** What else than a key and a title a section may be registered with, by its type as JavaScript names it. */
export const KIT_SECTION_ARGUMENTS = {
	description: 'string',
	order: 'number',
	useParentDefault: 'boolean',
	exportGroup: 'string',
	children: 'object',
	isAvailable: 'function',
} as const;

/** The order of sections that are registered without one. */
export const KIT_SECTION_ORDER = 10;
