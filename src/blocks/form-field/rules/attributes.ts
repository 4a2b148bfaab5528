/** In the order in which the inserter offers them. */
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
	/** What mails say in place of the label. */
	readonly value?: string;
	readonly isDefault?: boolean;
}

export interface Question {
	readonly question: string;
	readonly answer: string;
}

/** As block.json declares them. */
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
	/** Of a line, characters; of a list that opens, how many choices are seen at once. */
	readonly size?: number | undefined;
	readonly cols?: number | undefined;
	readonly min: string;
	readonly max: string;
	readonly step: string;
	readonly choices: readonly Choice[];
	/** Names of lists that an add-on of the site knows. */
	readonly source: string;
	/** As typed, one a line; blank ones are none. */
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
	/** Left empty, it forbids this. */
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
/** A count stands beside its words; there is no room for more. */
export const hasHelp = ( type: Type ) => hasLabel( type ) && type !== 'count';
export const hasLabel = ( type: Type ) => ! UNLABELLED.includes( type );

/** Whether an answer has to be given; null where nobody asks that: of a quiz, a counter. */
export const isNeeded = ( {
	type,
	isRequired,
}: Readonly< Record< string, unknown > > ): boolean | null => {
	const known = TYPES.find( ( one ) => one === type ) ?? 'text';
	if ( known === 'radio' ) {
		return true;
	}
	return canBeRequired( known ) ? isRequired === true : null;
};

/** Whether of several choices one alone is taken. */
export const takesOne = ( { type, isMultiple, isExclusive }: Attributes ) =>
	type === 'checkbox' ? isExclusive : type !== 'select' || ! isMultiple;

/** Where a control's width in characters is written; nowhere for those that have none. */
export function widthOf( type: Type ): 'size' | 'cols' | null {
	if ( type === 'textarea' ) {
		return 'cols';
	}
	return isLine( type ) || WITH_SIZE.includes( type ) ? 'size' : null;
}

/** An empty limit is none; nothing that is below 0 is one. */
export const limit = ( value: number | undefined ) =>
	value !== undefined && value > 0 ? value : undefined;
