/** Reads the server's answers about kits. Missing values are empty. */
import { listOf, numberOrZero } from '../../../frontend/values/lists';
import { oneOf } from '../../../frontend/values/one-of';
import { fieldOf, isObject, textOf } from '../../../frontend/values/field';
import { fieldsOf, type Fields } from '../../../frontend/values/values';
import type { SectionInput } from './sections';
import { withDistinctTitles, type Titled } from './titles';

export interface Item {
	readonly key: string;
	readonly title: string;
	readonly docType: string;
	readonly section: string;
	/** The keys of the items that it needs. */
	readonly uses: readonly string[];
}

export interface ExportItem extends Item {
	readonly bytes: number;
	readonly modified: string;
	readonly warnings: readonly string[];
}

export interface Exportable {
	readonly items: readonly ExportItem[];
	/** The settings that exist on this site. */
	readonly settings: Readonly< Record< string, boolean > >;
	readonly mediaBytes: number;
}

const ANSWERS = [ 'keep_both', 'replace', 'skip' ] as const;
const STATES = [ 'new', 'same', 'changed', 'newer' ] as const;
const RESULTS = [ 'success', 'failure' ] as const;
const RUN_STATES = [ 'pending', 'in_progress', 'done' ] as const;
const OUTCOMES = [
	'created',
	'replaced',
	'skipped',
	'already_here',
	'refused',
] as const;
const SETTING_ANSWERS = [ 'mine', 'kit' ] as const;

export type Conflict = ( typeof ANSWERS )[ number ];
export type SettingAnswer = ( typeof SETTING_ANSWERS )[ number ];
export type Outcome = ( typeof OUTCOMES )[ number ];

export interface KitItem extends Item {
	readonly state: ( typeof STATES )[ number ];
	/** The possible decisions about an item that exists here; the first is the default. */
	readonly answers: readonly Conflict[];
	readonly answer: Conflict | null;
	/** Why it cannot be imported; empty if it can. */
	readonly reason: string;
	/** What of it is left out, unless the admin trusts who made the kit, in sentences. */
	readonly code: readonly string[];
}

export interface KitSetting {
	readonly part: string;
	readonly isSame: boolean;
	readonly answer: SettingAnswer;
}

export interface CheckedKit {
	readonly id: string;
	readonly title: string;
	readonly description: string;
	readonly locale: string;
	readonly created: string;
	readonly manifest: Fields;
	/** The export group of each kind of item. */
	readonly groups: Readonly< Record< string, string > >;
	readonly items: readonly KitItem[];
	readonly settings: readonly KitSetting[];
	readonly media: {
		readonly count: number;
		readonly bytes: number;
		/** How many of them exist on this site. */
		readonly known: number;
	};
	readonly skipped: readonly Reasoned[];
	readonly warnings: readonly string[];
	/** Whether the admin may let code in. */
	readonly mayTrust: boolean;
}

export interface Reasoned {
	readonly name: string;
	readonly reason: string;
}

export interface ReportItem {
	readonly key: string;
	readonly title: string;
	readonly docType: string;
	readonly outcome: Outcome;
	readonly reason: string;
	readonly view: string;
	readonly edit: string;
}

export interface Report {
	readonly items: readonly ReportItem[];
	readonly settings: readonly {
		readonly part: string;
		readonly outcome: string;
	}[];
	readonly unresolved: readonly string[];
	readonly addresses: readonly string[];
	readonly recipients: readonly string[];
	readonly seconds: number;
}

export interface Run {
	readonly id: string;
	readonly title: string;
	readonly state: ( typeof RUN_STATES )[ number ];
	readonly result: ( typeof RESULTS )[ number ] | null;
	/** The import is being undone in steps. */
	readonly isUndoing: boolean;
	readonly isUndone: boolean;
	readonly message: string;
	readonly done: number;
	readonly total: number;
	readonly current: string;
	readonly report: Report | null;
	readonly started: string;
	readonly canUndo: boolean;
	readonly undoUntil: string;
	readonly kept: readonly {
		readonly title: string;
		readonly edit: string;
		readonly reason: string;
	}[];
}

export interface StarterKit {
	readonly id: string;
	readonly title: string;
	readonly description: string;
	readonly locale: string;
	readonly thumbnail: string;
	/** The number of items of each kind. */
	readonly counts: Readonly< Record< string, number > >;
}

export interface SavedKit {
	readonly id: string;
	readonly title: string;
	readonly created: string;
	readonly bytes: number;
}

/** The answer after saving a kit. */
export interface JustSaved extends SavedKit {
	/** The names of images that no import would accept. */
	readonly leftOut: readonly string[];
}

export interface PastRun {
	readonly id: string;
	readonly title: string;
	readonly started: string;
	readonly result: Run[ 'result' ];
	readonly isUndone: boolean;
	readonly canUndo: boolean;
	readonly undoUntil: string;
}

export interface Library {
	readonly starter: readonly StarterKit[];
	readonly saved: readonly SavedKit[];
	readonly runs: readonly PastRun[];
	/** The import that is running or was left. */
	readonly current: Run | null;
}

export const parseExportable = ( answer: unknown ): Exportable | null =>
	isObject( answer ) && Array.isArray( answer[ 'items' ] )
		? {
				items: titledItemsOf( answer[ 'items' ], ( one ) => ( {
					...itemOf( one ),
					bytes: numberOrZero( one[ 'bytes' ] ),
					modified: textOf( one[ 'modified' ] ),
					warnings: textsOf( one[ 'warnings' ] ),
				} ) ),
				settings: mapOf( answer[ 'settings' ], ( is ) => is === true ),
				mediaBytes: numberOrZero(
					fieldOf( answer[ 'media' ], 'bytes' )
				),
			}
		: null;

/** Sections as PHP sends them, without functions; they are checked when they are registered. */
export const sectionsIn = ( value: unknown ): readonly SectionInput[] =>
	itemsOf( value, ( one ) => ( {
		...one,
		getInitialState: undefined,
		component: undefined,
		isAvailable: undefined,
		children: sectionsIn( one[ 'children' ] ),
	} ) );

export function parseKit( answer: unknown ): CheckedKit | null {
	const fields = fieldsOf( answer );
	const id = textOf( fields[ 'id' ] );
	if ( id === '' || ! Array.isArray( fields[ 'items' ] ) ) {
		return null;
	}
	const manifest = fieldsOf( fields[ 'manifest' ] );
	const media = fieldsOf( fields[ 'media' ] );
	return {
		id,
		title: textOf( manifest[ 'title' ] ),
		description: textOf( manifest[ 'description' ] ),
		locale: textOf( manifest[ 'locale' ] ),
		created: textOf( manifest[ 'created' ] ),
		manifest,
		groups: mapOf( fields[ 'groups' ], textOf ),
		items: titledItemsOf( fields[ 'items' ], ( one ) => ( {
			...itemOf( one ),
			state: oneOf( STATES, one[ 'state' ] ) ?? 'new',
			answers: textsOf( one[ 'answers' ] ).flatMap(
				( text ) => oneOf( ANSWERS, text ) ?? []
			),
			answer: oneOf( ANSWERS, one[ 'answer' ] ),
			reason: textOf( one[ 'reason' ] ),
			code: textsOf( one[ 'code' ] ),
		} ) ),
		settings: itemsOf( fields[ 'settings' ], ( one ) => ( {
			part: textOf( one[ 'part' ] ),
			isSame: one[ 'state' ] === 'same',
			answer: oneOf( SETTING_ANSWERS, one[ 'answer' ] ) ?? 'mine',
		} ) ),
		media: {
			count: numberOrZero( media[ 'count' ] ),
			bytes: numberOrZero( media[ 'bytes' ] ),
			known: numberOrZero( media[ 'known' ] ),
		},
		skipped: itemsOf( fields[ 'skipped' ], ( one ) => ( {
			name: textOf( one[ 'name' ] ),
			reason: textOf( one[ 'reason' ] ),
		} ) ),
		warnings: textsOf( fields[ 'warnings' ] ),
		mayTrust: fields[ 'trust' ] === true,
	};
}

export function parseRun( answer: unknown ): Run | null {
	const fields = fieldsOf( answer );
	const state = oneOf( RUN_STATES, fields[ 'state' ] );
	const id = textOf( fields[ 'id' ] );
	if ( id === '' || ! state ) {
		return null;
	}
	return {
		id,
		state,
		title: textOf( fields[ 'title' ] ),
		result: oneOf( RESULTS, fields[ 'result' ] ),
		isUndoing: fields[ 'undoing' ] === true,
		isUndone: fields[ 'undone' ] === true,
		message: textOf( fields[ 'message' ] ),
		done: numberOrZero( fields[ 'done' ] ),
		total: numberOrZero( fields[ 'total' ] ),
		current: textOf( fields[ 'current' ] ),
		report: reportIn( fields[ 'report' ] ),
		started: dateOf( fields[ 'started' ] ),
		canUndo: fields[ 'can_undo' ] === true,
		undoUntil: dateOf( fields[ 'undo_until' ] ),
		kept: itemsOf( fields[ 'kept' ], ( one ) => ( {
			title: textOf( one[ 'title' ] ),
			edit: textOf( one[ 'edit' ] ),
			reason: textOf( one[ 'reason' ] ),
		} ) ),
	};
}

export const parseLibrary = ( answer: unknown ): Library | null =>
	isObject( answer ) && Array.isArray( answer[ 'runs' ] )
		? {
				starter: itemsOf( answer[ 'starter' ], ( one ) => ( {
					id: textOf( one[ 'id' ] ),
					title: textOf( one[ 'title' ] ),
					description: textOf( one[ 'description' ] ),
					locale: textOf( one[ 'locale' ] ),
					thumbnail: textOf( one[ 'thumbnail' ] ),
					counts: mapOf( one[ 'counts' ], numberOrZero ),
				} ) ),
				saved: itemsOf( answer[ 'saved' ], savedOf ),
				runs: itemsOf( answer[ 'runs' ], ( one ) => ( {
					id: textOf( one[ 'id' ] ),
					title: textOf( one[ 'title' ] ),
					started: dateOf( one[ 'started' ] ),
					result: oneOf( RESULTS, one[ 'result' ] ),
					isUndone: one[ 'undone' ] === true,
					canUndo: one[ 'can_undo' ] === true,
					undoUntil: dateOf( one[ 'undo_until' ] ),
				} ) ),
				current: parseRun( answer[ 'current' ] ),
			}
		: null;

export const parseSaved = ( answer: unknown ): JustSaved | null =>
	textOf( fieldOf( answer, 'id' ) ) === ''
		? null
		: {
				...savedOf( fieldsOf( answer ) ),
				leftOut: textsOf( fieldOf( answer, 'left_out' ) ),
			};

/** The same list in a download's header: names separated by commas, each URL-encoded. */
export const leftOutIn = ( header: string | null ): readonly string[] =>
	( header ?? '' )
		.split( ',' )
		.filter( ( name ) => name !== '' )
		.map( decoded );

function decoded( name: string ): string {
	try {
		return decodeURIComponent( name );
	} catch {
		return name;
	}
}

const savedOf = ( one: Fields ): SavedKit => ( {
	id: textOf( one[ 'id' ] ),
	title: textOf( one[ 'title' ] ),
	created: dateOf( one[ 'created' ] ),
	bytes: numberOrZero( one[ 'bytes' ] ),
} );

const itemOf = ( one: Fields ): Item => ( {
	key: textOf( one[ 'key' ] ),
	title: textOf( one[ 'title' ] ),
	docType: textOf( one[ 'doc_type' ] ),
	section: textOf( one[ 'section' ] ),
	uses: textsOf( one[ 'uses' ] ),
} );

function reportIn( value: unknown ): Report | null {
	if ( ! isObject( value ) ) {
		return null;
	}
	return {
		items: titledItemsOf( value[ 'items' ], ( one ) => ( {
			key: textOf( one[ 'key' ] ),
			title: textOf( one[ 'title' ] ),
			docType: textOf( one[ 'doc_type' ] ),
			outcome: oneOf( OUTCOMES, one[ 'outcome' ] ) ?? 'skipped',
			reason: textOf( one[ 'reason' ] ),
			view: textOf( one[ 'view' ] ),
			edit: textOf( one[ 'edit' ] ),
		} ) ),
		settings: itemsOf( value[ 'settings' ], ( one ) => ( {
			part: textOf( one[ 'part' ] ),
			outcome: textOf( one[ 'outcome' ] ),
		} ) ),
		unresolved: textsOf( value[ 'unresolved' ] ),
		addresses: textsOf( value[ 'addresses' ] ),
		recipients: textsOf( value[ 'recipients' ] ),
		seconds: numberOrZero( value[ 'seconds' ] ),
	};
}

const itemsOf = < Made >(
	value: unknown,
	make: ( one: Fields ) => Made
): readonly Made[] => listOf( value ).map( ( one ) => make( fieldsOf( one ) ) );

const titledItemsOf = < Made extends Titled >(
	value: unknown,
	make: ( one: Fields ) => Made
): readonly Made[] => withDistinctTitles( itemsOf( value, make ) );

const textsOf = ( value: unknown ): readonly string[] =>
	listOf( value )
		.map( textOf )
		.filter( ( text ) => text !== '' );

const mapOf = < Made >(
	value: unknown,
	make: ( one: unknown ) => Made
): Readonly< Record< string, Made > > =>
	Object.fromEntries(
		Object.entries( fieldsOf( value ) ).map( ( [ name, one ] ) => [
			name,
			make( one ),
		] )
	);

/** Reads seconds since 1970 or a date as text, and returns text that Date can read. */
const dateOf = ( value: unknown ): string =>
	typeof value === 'number'
		? new Date( value * 1000 ).toISOString()
		: textOf( value );
