import { FIELD_KINDS, USUAL_MAXLENGTH } from '../../../definitions/field-kinds';
import type { Definition } from '../kinds/definition';

export type Type = keyof typeof FIELD_KINDS;

/** In the order of the inserter. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- TypeScript takes keys for any texts.
export const TYPES = Object.keys( FIELD_KINDS ) as Type[];

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
export type Attributes = Readonly< {
	type: Type;
	name: string;
	label: string;
	isLabelHidden: boolean;
	help: string;
	isRequired: boolean;
	placeholder: string;
	defaultValue: string;
	defaultFrom: string;
	autocomplete: string;
	readonly: boolean;
	minlength?: number | undefined;
	maxlength?: number | undefined;
	rows?: number | undefined;
	/** The number of characters of a text field, or of visible choices of a list. */
	size?: number | undefined;
	cols?: number | undefined;
	min: string;
	max: string;
	step: string;
	choices: readonly Choice[];
	/** The names of lists that an add-on of the site provides. */
	source: string;
	/** One for each typed line, without blank ones. */
	suggestions: readonly string[];
	isMultiple: boolean;
	includeBlank: boolean;
	firstAsLabel: boolean;
	isExclusive: boolean;
	hasFreeText: boolean;
	labelFirst: boolean;
	isOptional: boolean;
	isInverted: boolean;
	isChecked: boolean;
	/** What is not allowed if the visitor does not accept. */
	consentFor: '' | 'storage';
	conditionText: string;
	questions: readonly Question[];
	filetypes: string;
	/** The size limit of a file, or of all files of the field together. */
	limit: string;
	/** Where the field takes several files: the size limit of each, and how many. */
	limitEach: string;
	mostFiles?: number | undefined;
	/** Whether a calculation multiplies; otherwise it adds. */
	isProduct: boolean;
	/** The names of the fields that are calculated, with spaces between them. */
	operands: string;
	/** In pixels, for pictures that the browser makes smaller before they are uploaded. */
	longestSide?: number | undefined;
	capture: '' | 'user' | 'environment';
	target: string;
	countDirection: 'up' | 'down';
	akismet: '' | 'author' | 'author_email' | 'author_url';
	htmlId: string;
} >;

export type Change = ( change: Partial< Attributes > ) => void;

const isType = ( name: string ): name is Type => name in FIELD_KINDS;

type Attribute = keyof Attributes;

const definitionOf = ( type: Type ): Definition => FIELD_KINDS[ type ];

/** Whether fields of a type use an attribute. Blocks may also have attributes from an earlier type. */
export const uses = ( type: Type, attribute: Attribute ) =>
	definitionOf( type ).attributes.includes( attribute );

/** The most characters of a field where the author set no limit. */
export const usualMaxlength = ( type: string ): number => {
	const own = isType( type ) ? definitionOf( type ).usualMaxlength : 0;
	return own === undefined || own === 0 ? USUAL_MAXLENGTH : own;
};

/** Whether the sidebar has a setting for an attribute. */
export const offers = ( type: Type, attribute: Attribute ) =>
	uses( type, attribute ) &&
	definitionOf( type ).imported?.includes( attribute ) !== true;

export const canBeRequired = ( type: Type ) =>
	definitionOf( type ).required === 'choosable';
/** Whether visitors write words into it whose length can be limited. */
export const isLine = ( type: Type ) =>
	definitionOf( type ).role === 'answer' && uses( type, 'maxlength' );
export const hasName = ( type: Type ) =>
	definitionOf( type ).role !== 'nothing';
export const hasLabel = ( type: Type ) =>
	definitionOf( type ).isLabelled !== false;
/** A count is on one line with its text, without space for more. */
export const hasHelp = ( type: Type ) => hasLabel( type ) && hasName( type );

/** Whether an answer is required; null for a counter and the like. */
export const isNeeded = ( {
	type,
	isRequired,
}: Attributes ): boolean | 'always' | null => {
	const { role, required } = definitionOf( type );
	if ( role === 'question' ) {
		return 'always';
	}
	return required === 'choosable'
		? isRequired
		: required === 'always' || null;
};

/** Whether only one of the choices can be chosen. */
export const takesOne = ( { type, isMultiple, isExclusive }: Attributes ) =>
	! (
		( uses( type, 'isMultiple' ) && isMultiple ) ||
		( uses( type, 'isExclusive' ) && ! isExclusive )
	);

/** The attribute for the width in characters; null for types without one. */
export function widthOf( type: Type ): 'size' | 'cols' | null {
	if ( uses( type, 'cols' ) ) {
		return 'cols';
	}
	return uses( type, 'size' ) && ! uses( type, 'choices' ) ? 'size' : null;
}

/** Empty and negative limits mean no limit. */
export const limit = ( value: number | undefined ) =>
	value !== undefined && value > 0 ? value : undefined;
