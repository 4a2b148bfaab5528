import { type Fields, isFields } from '../../../frontend/values/values';
import block from '../block.json';
import {
	type Attributes,
	type Choice,
	type Question,
	TYPES,
} from './attributes';

interface Declaration {
	readonly type: string;
	// WordPress’s own type is not read-only.
	readonly enum?: string[];
	readonly default?: unknown;
}

/** The attributes as block.json declares them, with the types that the build adds. */
export const DECLARED: Readonly< Record< keyof Attributes, Declaration > > = {
	...block.attributes,
	type: { ...block.attributes.type, enum: TYPES },
};

const HIGHEST = 999999999;

const isAllowed = ( value: unknown, { type, enum: options }: Declaration ) => {
	if ( type === 'integer' ) {
		return (
			Number.isInteger( value ) &&
			Number( value ) >= 1 &&
			Number( value ) <= HIGHEST
		);
	}
	return type === 'array'
		? Array.isArray( value )
		: typeof value === type &&
				( options?.some( ( one ) => one === value ) ?? true );
};

/** WordPress does not check what is in a list. Choices such as 1, 2 and 3 are often written as numbers. */
const wordsOf = ( value: unknown ): string =>
	typeof value === 'string' || Number.isSafeInteger( value )
		? String( value )
		: '';

const rowsIn = ( value: unknown ): readonly Fields[] =>
	Array.isArray( value ) ? value.filter( isFields ) : [];

const choiceOf = ( {
	label,
	value,
	isDefault,
	isEmptyInMail,
}: Fields ): Choice => ( {
	label: wordsOf( label ),
	...( value === undefined ? {} : { value: wordsOf( value ) } ),
	...( isDefault === true && { isDefault } ),
	...( isEmptyInMail === true && { isEmptyInMail } ),
} );

const questionOf = ( { question, answer }: Fields ): Question => ( {
	question: wordsOf( question ),
	answer: wordsOf( answer ),
} );

const known = new WeakMap< Fields, Attributes >();

/**
 * The attributes of a field as valid values. What block.json does not allow counts as missing. PHP has the same result
 * (Attributes), but for spaces at the ends of texts: in the editor, an author is still typing.
 */
export function readAttributes( stored: Fields ): Attributes {
	const read = known.get( stored ) ?? readAnew( stored );
	known.set( stored, read );
	return read;
}

const readAnew = ( stored: Fields ): Attributes => {
	const { suggestions } = stored;
	const valid = Object.entries( DECLARED ).map( ( [ name, declared ] ) => [
		name,
		isAllowed( stored[ name ], declared )
			? stored[ name ]
			: declared.default,
	] );
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- block.json declares what the type does.
	return {
		...Object.fromEntries( valid ),
		choices: rowsIn( stored[ 'choices' ] ).map( choiceOf ),
		suggestions: Array.isArray( suggestions )
			? suggestions.map( wordsOf )
			: [],
		questions: rowsIn( stored[ 'questions' ] ).map( questionOf ),
	} as Attributes;
};
