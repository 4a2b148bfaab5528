/** Answers of the server for tests. */
import type { CheckedKit, KitItem, Run } from './answers';

export const item = (
	key: string,
	uses: readonly string[] = [],
	more: Partial< KitItem > = {}
): KitItem => ( {
	key,
	title: key,
	doc_type: key.replace( /:.*/, '' ),
	section: 'pages',
	uses,
	state: 'new',
	answers: [],
	answer: '',
	draft: false,
	code: [],
	...more,
} );

const CONFLICT = {
	state: 'changed',
	answers: [ 'keep_both', 'replace', 'skip' ],
	answer: 'keep_both',
} as const;

/**
 * A page that needs a wheel, a form and a page that exist here with other content, and an item that cannot be imported.
 */
const KIT: CheckedKit = {
	id: 'k1',
	manifest: {
		title: 'Coach',
		description: '',
		locale: '',
		created: '',
		templates: {},
	},
	groups: { page: 'pages' },
	items: [
		item( 'page:home', [ 'wheel:balance', 'page:gone' ] ),
		item( 'wheel:balance', [], {
			state: 'same',
			answers: [ 'skip' ],
			answer: 'skip',
		} ),
		item( 'rueda_form:contact', [], CONFLICT ),
		item( 'page:about', [], CONFLICT ),
		item( 'page:map', [], { reason: 'Its block is not here.' } ),
	],
	settings: [
		{ part: 'cta', state: 'different', answer: 'mine' },
		{ part: 'share', state: 'same', answer: 'mine' },
	],
	media: { count: 2, bytes: 10, known: 1 },
	skipped: [ { name: 'x:y', reason: 'Unknown.' } ],
	missing: [],
	warnings: [ 'Old.' ],
	trust: false,
	publish: true,
	front: { key: 'page:home', title: 'Home', public: false },
};

const RUN: Run = {
	id: 'r1',
	title: 'Coach',
	state: 'in_progress',
	result: null,
	message: '',
	done: 1,
	total: 4,
	current: 'Page: Home',
	started: '2026-11-18T11:06:40+00:00',
	undoing: false,
	undone: false,
	report: null,
	can_undo: false,
	undo_until: null,
	kept: [],
};

export const kit = ( more: Partial< CheckedKit > = {} ): CheckedKit => ( {
	...KIT,
	...more,
} );

export const run = ( more: Partial< Run > = {} ): Run => ( {
	...RUN,
	...more,
} );
