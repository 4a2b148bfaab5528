import type { Attributes } from '../rules/attributes';

/** What the editor and the server both know of a kind of field. The build gives it to PHP. */
export interface Definition {
	/** The class in includes/Form/Kind that prints, reads and checks such fields. */
	readonly class: string;
	/** What such a field adds to a message. A question keeps programs out, and its answer is not kept. */
	readonly role:
		'answer' | 'hidden' | 'consent' | 'file' | 'question' | 'nothing';
	/** Whether it needs an answer: `choosable` if the author decides. */
	readonly required: 'choosable' | 'always' | 'never';
	/** The rules of a form are in the alphabetical order of these groups, as the protocol has them. */
	readonly group: string;
	/** The most characters where the author set no limit, if it is not the usual one; 0 for any number. */
	readonly usualMaxlength?: number;
	/** False for a kind that is printed without a label. */
	readonly isLabelled?: false;
	/** For a rating: how many stars it may have, and how many where the author set no such number. */
	readonly stars?: {
		readonly least: number;
		readonly most: number;
		readonly usual: number;
	};
	/** For files: which types share a checkbox, what a new field accepts, and what counts where nobody chose. */
	readonly files?: {
		/** The entries of the HTML attribute `accept`, for each checkbox. */
		readonly groups: Readonly< Record< string, readonly string[] > >;
		readonly initial: readonly string[];
		readonly usual: readonly string[];
		/** In bytes, for all files of the field together. */
		readonly usualSize: number;
		/** How many a field of several files accepts. */
		readonly usualNumber: number;
	};
	/** For a calculation: how it may be rounded, and the kinds of fields of which it may be. */
	readonly steps?: readonly string[];
	readonly sources?: readonly string[];
	/** The type of its form-tag, if that is not the name of the kind. */
	readonly tag?: string;
	/**
	 * The attributes that it uses besides those of all fields. A block may have others, from an earlier kind of the
	 * field; these have no effect.
	 */
	readonly attributes: ReadonlyArray< keyof Attributes >;
	/** Those among them that the sidebar does not offer, because only imported forms have them. */
	readonly imported?: ReadonlyArray< keyof Attributes >;
}

/** Attributes that several kinds share. */
export const TYPED = [
	'minlength',
	'maxlength',
	'autocomplete',
	'readonly',
	'placeholder',
] as const;

export const LINE = [
	'size',
	...TYPED,
	'suggestions',
	'akismet',
	'defaultFrom',
] as const;

export const BOUNDED = [
	'min',
	'max',
	'step',
	'autocomplete',
	'readonly',
	'placeholder',
	'defaultFrom',
] as const;

export const CHOSEN = [ 'source', 'choices', 'defaultFrom' ] as const;
