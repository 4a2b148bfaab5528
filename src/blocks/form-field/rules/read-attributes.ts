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

const YES: readonly unknown[] = [ true, 1, '1', 'true' ];

/** The value as block.json declares it; undefined if it cannot be read so. As WordPress does, it takes "20" for 20. */
function readValue(
	value: unknown,
	{ type, enum: options }: Declaration
): unknown {
	if ( type === 'boolean' ) {
		return YES.includes( value );
	}
	if ( type === 'integer' ) {
		const number =
			typeof value === 'string' && /^\d+$/.test( value )
				? Number( value )
				: value;
		return Number.isInteger( number ) &&
			Number( number ) >= 1 &&
			Number( number ) <= HIGHEST
			? number
			: undefined;
	}
	if ( type === 'array' ) {
		return Array.isArray( value ) ? value : undefined;
	}
	return typeof value === type &&
		( options?.some( ( one ) => one === value ) ?? true )
		? value
		: undefined;
}

/** Limits and choices such as 1 and 2 are often written as numbers. WordPress does not check what is in a list. */
const wordsOf = ( value: unknown ): string => {
	if ( typeof value === 'number' && ! Number.isInteger( value ) ) {
		return Math.abs( value ) < 1e9 && Math.abs( value ) >= 0.001
			? String( Number( value.toFixed( 3 ) ) )
			: '';
	}
	return typeof value === 'string' || Number.isSafeInteger( value )
		? String( value )
		: '';
};

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
	...( YES.includes( isDefault ) && { isDefault: true } ),
	...( YES.includes( isEmptyInMail ) && { isEmptyInMail: true } ),
} );

const questionOf = ( { question, answer }: Fields ): Question => ( {
	question: wordsOf( question ),
	answer: wordsOf( answer ),
} );

const known = new WeakMap< Fields, Attributes >();

/**
 * The attributes of a field as valid values. What cannot be read as block.json declares counts as missing. PHP has the
 * same result (Attributes), but for spaces at the ends of texts: in the editor, an author is still typing.
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
		readValue( stored[ name ], declared ) ?? declared.default,
	] );
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- block.json declares what the type does.
	return {
		...Object.fromEntries( valid ),
		...Object.fromEntries(
			[ 'min', 'max', 'step' ].map( ( name ) => [
				name,
				wordsOf( stored[ name ] ),
			] )
		),
		choices: rowsIn( stored[ 'choices' ] ).map( choiceOf ),
		suggestions: Array.isArray( suggestions )
			? suggestions.map( wordsOf )
			: [],
		questions: rowsIn( stored[ 'questions' ] ).map( questionOf ),
	} as Attributes;
};
