/** In the order of the inserter. */
export const TYPES = [
	'text',
	'email',
	'tel',
	'textarea',
	'select',
	'checkbox',
	'radio',
	'acceptance',
	'number',
	'range',
	'date',
	'url',
	'file',
	'quiz',
	'captcha',
	'hidden',
	'count',
	'response',
] as const;

export type Type = ( typeof TYPES )[ number ];

export interface Choice {
	readonly label: string;
	/** What emails say instead of the label. */
	readonly value?: string;
	readonly isDefault?: boolean;
	/** Whether emails say nothing for it, instead of the label, if there is no value. */
	readonly isEmptyInMail?: boolean;
}

export interface Question {
	readonly question: string;
	readonly answer: string;
}

/** The attributes as block.json declares them. */
export interface Attributes extends Record< string, unknown > {
	readonly type: Type;
	readonly name: string;
	readonly label: string;
	readonly isLabelHidden: boolean;
	readonly help: string;
	readonly isRequired: boolean;
	readonly placeholder: string;
	readonly defaultValue: string;
	readonly defaultFrom: string;
	readonly autocomplete: string;
	readonly readonly: boolean;
	readonly minlength?: number | undefined;
	readonly maxlength?: number | undefined;
	readonly rows?: number | undefined;
	/** The number of characters of a text field, or of visible choices of a list. */
	readonly size?: number | undefined;
	readonly cols?: number | undefined;
	readonly min: string;
	readonly max: string;
	readonly step: string;
	readonly choices: readonly Choice[];
	/** The names of lists that an add-on of the site provides. */
	readonly source: string;
	/** One for each typed line, without blank ones. */
	readonly suggestions: readonly string[];
	readonly isMultiple: boolean;
	readonly includeBlank: boolean;
	readonly firstAsLabel: boolean;
	readonly isExclusive: boolean;
	readonly hasFreeText: boolean;
	readonly labelFirst: boolean;
	readonly isOptional: boolean;
	readonly isInverted: boolean;
	readonly isChecked: boolean;
	/** What is not allowed if the visitor does not accept. */
	readonly consentFor: '' | 'storage';
	readonly conditionText: string;
	readonly questions: readonly Question[];
	readonly filetypes: string;
	readonly limit: string;
	readonly capture: '' | 'user' | 'environment';
	readonly target: string;
	readonly countDirection: 'up' | 'down';
	readonly akismet: '' | 'author' | 'author_email' | 'author_url';
	readonly htmlId: string;
}

export type Change = ( change: Partial< Attributes > ) => void;

const REQUIRABLE: readonly Type[] = [
	'text',
	'email',
	'url',
	'tel',
	'number',
	'range',
	'date',
	'textarea',
	'select',
	'checkbox',
	'file',
];
const LINES: readonly Type[] = [ 'text', 'email', 'url', 'tel', 'textarea' ];
const WITH_SUGGESTIONS: readonly Type[] = [ 'text', 'email', 'url', 'tel' ];
const WITH_SIZE: readonly Type[] = [ 'quiz', 'captcha', 'file' ];
const NUMBERS: readonly Type[] = [ 'number', 'range', 'date' ];
const CHOICES: readonly Type[] = [ 'select', 'checkbox', 'radio' ];
const NAMELESS: readonly Type[] = [ 'count', 'response' ];
const UNLABELLED: readonly Type[] = [ 'hidden', 'response' ];

export const canBeRequired = ( type: Type ) => REQUIRABLE.includes( type );
export const isLine = ( type: Type ) => LINES.includes( type );
export const canSuggest = ( type: Type ) => WITH_SUGGESTIONS.includes( type );
export const tellsAkismet = ( type: Type ) =>
	canSuggest( type ) && type !== 'tel';
export const hasRange = ( type: Type ) => NUMBERS.includes( type );
export const hasChoices = ( type: Type ) => CHOICES.includes( type );
export const hasName = ( type: Type ) => ! NAMELESS.includes( type );
/** A count is on one line with its text, without space for more. */
export const hasHelp = ( type: Type ) => hasLabel( type ) && type !== 'count';
export const hasLabel = ( type: Type ) => ! UNLABELLED.includes( type );

/** Whether an answer is required; null for a counter and the like. */
export const isNeeded = ( {
	type,
	isRequired,
}: Readonly< Record< string, unknown > > ): boolean | 'always' | null => {
	const known = TYPES.find( ( one ) => one === type ) ?? 'text';
	if ( known === 'radio' ) {
		return true;
	}
	if ( known === 'quiz' || known === 'captcha' ) {
		return 'always';
	}
	return canBeRequired( known ) ? isRequired === true : null;
};

/** Whether only one of the choices can be chosen. */
export const takesOne = ( { type, isMultiple, isExclusive }: Attributes ) =>
	type === 'checkbox' ? isExclusive : type !== 'select' || ! isMultiple;

/** The attribute for the width in characters; null for types without one. */
export function widthOf( type: Type ): 'size' | 'cols' | null {
	if ( type === 'textarea' ) {
		return 'cols';
	}
	return isLine( type ) || WITH_SIZE.includes( type ) ? 'size' : null;
}

/** Empty and negative limits mean no limit. */
export const limit = ( value: number | undefined ) =>
	value !== undefined && value > 0 ? value : undefined;
