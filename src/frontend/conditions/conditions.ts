/**
 * Rules about answers, all or any of which have to hold. Knows nothing of forms and wheels: whoever asks says how the
 * answers of a field are read. includes/Support/Conditions comes to the same verdicts, and both are tested with
 * tests/fixtures/conditions.jsonl.
 */
import {
	CONDITION_COMPARISONS,
	CONDITION_DATE,
	CONDITION_LIMITS,
	type CONDITION_MATCHES,
	CONDITION_NUMBER,
} from '../../definitions/conditions';
import { keysOf } from '../values/keys-of';
import { oneOf } from '../values/one-of';
import { fieldsOf, isFields } from '../values/values';

export type Comparison = keyof typeof CONDITION_COMPARISONS;

export interface Rule {
	readonly field: string;
	readonly is: Comparison;
	/** A list for `one-of`, none for `empty` and `not-empty`. */
	readonly value?: string | readonly string[];
}

export interface Rules {
	readonly match: ( typeof CONDITION_MATCHES )[ number ];
	readonly rules: readonly Rule[];
}

export interface Conditions {
	readonly match: Rules[ 'match' ];
	readonly rules: readonly ( Rule | Rules )[];
}

/**
 * The answers of a field by its name: none where it was not answered or is hidden, null where there is no such field.
 */
export type AnswersOf = ( field: string ) => readonly string[] | null;

/** A rule on no field never holds. */
const NEVER: Rule = { field: '', is: 'equal', value: '' };

/** Reads what is stored. What cannot be read is a rule that never holds, and so is all beyond the limits. */
export const readConditions = ( stored: unknown ): Conditions =>
	typeof stored === 'object' || stored === undefined || stored === ''
		? readList( stored, ( part ) =>
				isGroup( part ) ? readList( part, readRule ) : readRule( part )
			)
		: { match: 'all', rules: [ NEVER ] };

const isGroup = ( part: unknown ): boolean =>
	isFields( part ) && ( part[ 'rules' ] ?? null ) !== null;

function readList< Part >(
	stored: unknown,
	read: ( part: unknown ) => Part
): { match: Rules[ 'match' ]; rules: readonly ( Part | Rule )[] } {
	const fields = fieldsOf( stored );
	const rules = listOf( fields[ 'rules' ] ?? [] );
	const parts = ( rules ?? [] )
		.slice( 0, CONDITION_LIMITS.rules )
		.map( read );
	return {
		match: fields[ 'match' ] === 'any' ? 'any' : 'all',
		rules:
			rules === null || rules.length > CONDITION_LIMITS.rules
				? [ ...parts, NEVER ]
				: parts,
	};
}

/** PHP cannot tell an empty object from an empty list. */
function listOf( value: unknown ): readonly unknown[] | null {
	if ( Array.isArray( value ) ) {
		return value as readonly unknown[];
	}
	return isFields( value ) && Object.keys( value ).length === 0 ? [] : null;
}

function readRule( stored: unknown ): Rule {
	const { field, is: word, value } = fieldsOf( stored );
	const is = oneOf( keysOf( CONDITION_COMPARISONS ), word );
	if ( ! isText( field ) || is === null ) {
		return NEVER;
	}
	switch ( CONDITION_COMPARISONS[ is ] ) {
		case 'none':
			return { field, is };
		case 'text':
			return isText( value ) ? { field, is, value } : NEVER;
		case 'list': {
			const texts = listOf( value );
			return texts &&
				texts.length <= CONDITION_LIMITS.values &&
				texts.every( isText )
				? { field, is, value: texts }
				: NEVER;
		}
	}
}

const isText = ( value: unknown ): value is string =>
	typeof value === 'string' && SHORT.test( value );

const SHORT = new RegExp( `^.{0,${ CONDITION_LIMITS.characters }}$`, 'su' );

export function conditionsHold(
	{ match, rules }: Conditions,
	answersOf: AnswersOf
): boolean {
	const holds = ( part: Rule | Rules ): boolean =>
		'rules' in part
			? conditionsHold( part, answersOf )
			: ruleHolds( part, answersOf );
	return match === 'any' && rules.length > 0
		? rules.some( holds )
		: rules.every( holds );
}

function ruleHolds( { field, is, value = [] }: Rule, answersOf: AnswersOf ) {
	const given = field === '' ? null : answersOf( field );
	if ( given === null ) {
		return false;
	}
	const filled = given.map( plain ).filter( Boolean );
	const values = [ value ].flat().map( plain );
	const isMet = ( compares: ( answer: string, other: string ) => boolean ) =>
		values.some( ( other ) =>
			( filled.length ? filled : [ '' ] ).some( ( answer ) =>
				compares( answer, other )
			)
		);
	switch ( is ) {
		case 'empty':
			return filled.length === 0;
		case 'not-empty':
			return filled.length > 0;
		case 'not-equal':
			return ! isMet( isSame );
		case 'equal':
		case 'one-of':
			return isMet( isSame );
		case 'contains':
			return isMet( ( answer, other ) => answer.includes( other ) );
		case 'greater':
			return isMet(
				( answer, other ) =>
					are( CONDITION_NUMBER, answer, other ) &&
					Number( answer ) > Number( other )
			);
		case 'less':
			return isMet(
				( answer, other ) =>
					are( CONDITION_NUMBER, answer, other ) &&
					Number( answer ) < Number( other )
			);
		case 'before':
			return isMet(
				( answer, other ) =>
					are( CONDITION_DATE, answer, other ) && answer < other
			);
		case 'after':
			return isMet(
				( answer, other ) =>
					are( CONDITION_DATE, answer, other ) && answer > other
			);
	}
}

const isSame = ( one: string, other: string ): boolean => one === other;

const are = ( pattern: string, ...texts: readonly string[] ): boolean =>
	texts.every( ( text ) => new RegExp( pattern ).test( text ) );

/** Without case and blanks at the ends. Capitals, because small letters depend on their place in Greek. */
const plain = ( text: string ): string => text.trim().toUpperCase();
