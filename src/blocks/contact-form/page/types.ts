import type { Api } from '../rules/address';

/** What add-ons find on a form. */
export interface FormRecord {
	readonly id: number;
	/** As a class. */
	status: string;
	readonly pluginVersion: string;
	readonly locale: string;
	readonly unitTag: string;
	readonly containerPost: number;
	readonly parent: HTMLElement;
	readonly schema: unknown;
	resetOnMailSent?: boolean;
}

export interface Options {
	readonly submitter?: HTMLElement | null;
	/** The control that was changed. */
	readonly target?: Element;
	readonly scope?: HTMLElement;
}

export type FormAction = (
	form: HTMLFormElement,
	options?: Options
) => unknown;

/** The functions that a page may call, and wrap. */
export interface Actions {
	init: FormAction;
	submit: FormAction;
	reset: FormAction;
	validate: FormAction;
}

export interface Wpcf7 extends Actions {
	api: Api;
	/** By the form's id. */
	schemas: Map< number, unknown >;
	/** 1 where a cache serves the page. */
	cached?: number | string;
	blocked?: boolean;
}

declare global {
	interface Window {
		/** What the page prints has no functions yet, and theirs win if it has. */
		wpcf7?: Partial< Wpcf7 >;
	}
	interface HTMLFormElement {
		wpcf7?: FormRecord;
	}
}
