/** The server's answers about kits, as its routes give them. */
import type {
	KIT_ANSWERS,
	KIT_OUTCOMES,
} from '../../../definitions/kit-import';

export interface Item {
	/** The kind and the slug, as in "page:contact". */
	readonly key: string;
	readonly title: string;
	readonly doc_type: string;
	readonly section: string;
	/** The keys of the items that it needs. */
	readonly uses: readonly string[];
}

export interface ExportItem extends Item {
	readonly bytes: number;
	readonly warnings: readonly string[];
}

export interface Exportable {
	readonly items: readonly ExportItem[];
	/** The settings that exist on this site. */
	readonly settings: Readonly< Record< string, boolean > >;
	readonly media: { readonly bytes: number };
}

export type Conflict = ( typeof KIT_ANSWERS )[ number ];
export type SettingAnswer = 'mine' | 'kit';
export type Outcome = ( typeof KIT_OUTCOMES )[ number ];

export interface KitItem extends Item {
	readonly state: 'new' | 'same' | 'changed' | 'newer';
	/** The possible decisions about an item that exists here. */
	readonly answers: readonly Conflict[];
	/** The decision that is proposed; empty without a choice. */
	readonly answer: Conflict | '';
	/** It is a draft in the kit. */
	readonly draft: boolean;
	/** Why it cannot be imported. */
	readonly reason?: string;
	/** What of it is left out, unless the admin trusts who made the kit, in sentences. */
	readonly code: readonly string[];
}

export interface CheckedKit {
	readonly id: string;
	readonly manifest: {
		readonly title: string;
		readonly description: string;
		readonly locale: string;
		readonly created: string;
		readonly templates: Readonly<
			Record< string, { readonly doc_type: string } >
		>;
	};
	/** The export group of each kind of item. */
	readonly groups: Readonly< Record< string, string > >;
	readonly items: readonly KitItem[];
	readonly settings: readonly {
		readonly part: string;
		readonly state: 'same' | 'different';
		readonly answer: SettingAnswer;
	}[];
	readonly media: {
		readonly count: number;
		readonly bytes: number;
		/** How many of them exist on this site. */
		readonly known: number;
	};
	readonly skipped: readonly Reasoned[];
	/** Addresses of images that the kit lacks and that can be fetched. */
	readonly missing: readonly string[];
	readonly warnings: readonly string[];
	/** Whether the admin may let code in. */
	readonly trust: boolean;
	/** Whether the admin may publish pages. */
	readonly publish: boolean;
	/** The page that can become the front page. */
	readonly front: {
		readonly key: string;
		readonly title: string;
		/** Whether visitors see it on this site already. */
		readonly public: boolean;
	} | null;
}

export interface Reasoned {
	readonly name: string;
	readonly reason: string;
}

export interface ReportItem extends Pick< Item, 'key' | 'title' | 'doc_type' > {
	readonly outcome: Outcome;
	readonly reason: string;
	/** It is a draft by now, so its view is a preview. */
	readonly draft: boolean;
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
	/** Addresses of images that are missing and that can be fetched. */
	readonly missing: readonly string[];
	readonly seconds: number;
}

export interface PastRun {
	readonly id: string;
	readonly title: string;
	readonly state: 'pending' | 'in_progress' | 'done';
	readonly result: 'success' | 'failure' | null;
	/** The number of its steps: 0 if everything was here already or was skipped. */
	readonly total: number;
	readonly undone: boolean;
	readonly started: string;
	readonly can_undo: boolean;
	readonly undo_until: string | null;
}

export interface Run extends PastRun {
	/** The import is being undone in steps. */
	readonly undoing: boolean;
	readonly message: string;
	readonly done: number;
	readonly current: string;
	readonly report: Report | null;
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
	readonly left_out?: readonly string[];
}

export interface Library {
	readonly starter: readonly StarterKit[];
	readonly saved: readonly SavedKit[];
	readonly runs: readonly PastRun[];
	/** The import that is running or was left. */
	readonly current: Run | null;
}

/** The names of images that are left out, in a download's header: separated by commas, each URL-encoded. */
export const leftOutIn = ( header: string | null ): readonly string[] =>
	header ? header.split( ',' ).map( decodeURIComponent ) : [];
