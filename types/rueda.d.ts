/**
 * Types for code that works with Rueda on a page: events, globals, and what filters get.
 * docs/extending.md in Rueda's repository says what each is for, with examples.
 */
/// <reference lib="es2015" />
/// <reference lib="dom" />

/* Forms. */

/** What every event of a form tells. */
export interface FormDetail {
	readonly contactFormId: number;
	readonly pluginVersion: string;
	/** As in `en_US`. */
	readonly contactFormLocale: string;
	/** The id of the element around the form. */
	readonly unitTag: string;
	/** The post or page that the form is on; 0 for none. */
	readonly containerPostId: number;
	readonly status: string;
}

/** With all that the form holds when the event is sent. */
export interface FormValuesDetail extends FormDetail {
	/** Without hidden inputs of the protocol: those whose names begin with `_`. */
	readonly inputs: Array< { name: string; value: FormDataEntryValue } >;
	/** What is sent: a listener of `wpcf7beforesubmit` may change it. */
	readonly formData: FormData;
}

export interface FormStatusDetail extends FormDetail {
	readonly prevStatus: string;
}

/** What the server answers to a message. Other plugins may add to it. */
export interface FormResponse {
	readonly contact_form_id?: number;
	readonly status: string;
	/** What the visitor reads. */
	readonly message: string;
	readonly posted_data_hash?: string;
	/** `#` and the form's `unitTag`. */
	readonly into?: string;
	readonly invalid_fields?: ReadonlyArray< {
		readonly field: string;
		readonly message: string;
		readonly idref: string | null;
		readonly error_id: string;
	} >;
	readonly [ more: string ]: unknown;
}

export interface FormSentDetail extends FormValuesDetail {
	readonly apiResponse: FormResponse;
}

export interface FormResetDetail extends FormValuesDetail {
	/** New questions and images, by kind. Empty where the server did not answer. */
	readonly apiResponse: unknown;
}

/** `form.wpcf7` of a form on the page. */
export interface FormRecord {
	readonly id: number;
	/** As in the form's class: `init`, `sent`, `invalid` … */
	status: string;
	readonly pluginVersion: string;
	readonly locale: string;
	readonly unitTag: string;
	readonly containerPost: number;
	readonly parent: HTMLElement;
	readonly schema: unknown;
	resetOnMailSent?: boolean;
	/** Why the last message brought no answer, as in `fetch_error`. */
	reason?: string | undefined;
}

export interface FormActionOptions {
	/** The button that was pressed. */
	readonly submitter?: HTMLElement | null;
	/** The control that was changed. */
	readonly target?: Element;
	/** The part of the form to validate. */
	readonly scope?: HTMLElement;
}

export type FormAction = (
	form: HTMLFormElement,
	options?: FormActionOptions
) => unknown;

/** What a page may call, and wrap. */
export interface FormActions {
	init: FormAction;
	submit: FormAction;
	reset: FormAction;
	validate: FormAction;
}

export interface FormApi {
	/** With a slash at its end; with plain permalinks it holds a `?` already. */
	readonly root: string;
	readonly namespace?: string | undefined;
}

export interface Wpcf7 extends FormActions {
	api: FormApi;
	/** By the form's id. */
	schemas: Map< number, unknown >;
	/** 1 where a cache serves the page. */
	cached?: number | string;
	/** True to stop every form from being sent. */
	blocked?: boolean;
}

/* Wheels. */

/** Printed on pages with a wheel or a saved chart. */
export interface WheelVariables {
	admin_url: string;
	ajax_url: string;
	ajax_nonce: string;
}

/** Three parallel lists, one entry for each rated area. */
export interface ChartData {
	readonly labels: string[];
	readonly datasets: [
		{ readonly data: number[]; readonly backgroundColor: string[] },
		/** What the visitor wishes for, where the wheel asks for it; null for each area without a wish. */
		{ readonly label: 'wished'; readonly data: ( number | null )[] }?,
	];
	/** What visitors wrote, one text for each label; absent where nobody wrote anything. */
	readonly notes?: string[];
}

/** As Chart.js takes them. */
export interface ChartOptions {
	responsive?: boolean;
	borderWidth?: number;
	scales?: { [ axis: string ]: unknown };
	plugins?: { [ plugin: string ]: unknown };
	[ more: string ]: unknown;
}

/** For `wheeloflife_chart_data`. */
export type ChartDataFilter = ( data: ChartData ) => ChartData;

/** For `wheeloflife_chart_options`. */
export type ChartOptionsFilter = ( options: ChartOptions ) => ChartOptions;

/** For `wheeloflife_chart_types`. Returns a React node, or `node` for Rueda's own chart. */
export type ChartTypesFilter = (
	node: unknown,
	meta: { [ key: string ]: unknown },
	labels: string[],
	ratings: number[],
	colors: string[]
) => unknown;

/** For `wheeloflife_submission_chart`. Returns a React node, or `node` for Rueda's own chart. */
export type SavedChartFilter = (
	node: unknown,
	chartData: unknown,
	chartOptions: unknown,
	chartType: string,
	wheelId: string
) => unknown;

/* The accessibility toolbar. */

export interface AccessibilityState {
	/** In percent, 120 to 200; 0 is off. */
	readonly text: number;
	readonly scheme:
		| 'none'
		| 'grayscale'
		| 'high-contrast'
		| 'negative-contrast'
		| 'light-background';
	readonly underline: boolean;
	readonly font: boolean;
	/** True where "Stop motion" is on. */
	readonly motion: boolean;
	/** True where another tool of that name is on. */
	readonly [ tool: string ]: string | number | boolean;
}

/* Kits, on the screen Rueda → Kits. */

/** An event of kits: its name, its own fields, and the common ones under `details`. */
export interface KitEvent {
	readonly event: string;
	readonly placement?: string;
	readonly details?: Readonly< Record< string, string | number | boolean > >;
	readonly [ field: string ]: unknown;
}

/** A part of a kit that can be chosen or left out as a whole. */
export interface KitSection {
	readonly key: string;
	readonly title: string;
	readonly description?: string;
	/** 10 if not given. */
	readonly order?: number;
	/** Whether it is on when the section around it is; true if not given. */
	readonly useParentDefault?: boolean;
	/** Whether it is on at first; undefined leaves that to `useParentDefault`. */
	readonly getInitialState?: (
		data: unknown,
		parent: boolean
	) => boolean | undefined;
	readonly isAvailable?: () => boolean;
	/** The items with this export group belong to it. */
	readonly exportGroup?: string;
	readonly children?: readonly KitSection[];
	readonly [ more: string ]: unknown;
}

export interface Rueda {
	readonly kits?: {
		readonly registerSection: ( section: KitSection ) => void;
	};
	readonly track?: {
		/** The last 50 events of this page, the newest last. */
		readonly recent: () => readonly KitEvent[];
		/** How often each event happened on this page. */
		readonly counts: () => Readonly< Record< string, number > >;
	};
}

declare global {
	interface Window {
		/** On the screen Rueda → Kits. */
		rueda?: Rueda;
		/** What the page prints has no functions until the forms' script has started. */
		wpcf7?: Partial< Wpcf7 >;
		wolVariablesFrontend?: WheelVariables;
	}

	interface HTMLFormElement {
		wpcf7?: FormRecord;
	}

	/** Sent by a form; they bubble, so its parents and the document hear them too. */
	interface GlobalEventHandlersEventMap {
		wpcf7beforesubmit: CustomEvent< FormValuesDetail >;
		wpcf7statuschanged: CustomEvent< FormStatusDetail >;
		wpcf7invalid: CustomEvent< FormSentDetail >;
		wpcf7unaccepted: CustomEvent< FormSentDetail >;
		wpcf7spam: CustomEvent< FormSentDetail >;
		wpcf7aborted: CustomEvent< FormSentDetail >;
		wpcf7mailsent: CustomEvent< FormSentDetail >;
		wpcf7mailfailed: CustomEvent< FormSentDetail >;
		wpcf7submit: CustomEvent< FormSentDetail >;
		wpcf7reset: CustomEvent< FormResetDetail >;
	}

	interface WindowEventMap {
		'rueda:track': CustomEvent< KitEvent >;
		/** Dispatch it when your code has put a wheel into the page. */
		'rueda:added': Event;
	}

	interface DocumentEventMap {
		'rueda:a11y-change': CustomEvent< AccessibilityState >;
	}

	interface HTMLElementEventMap {
		'sticky:stick': CustomEvent< null >;
		'sticky:unstick': CustomEvent< null >;
	}
}
