import { __, sprintf } from '@wordpress/i18n';
import type {
	Comparison,
	Conditions,
	Rule,
} from '../../frontend/conditions/conditions';
import type { RuleField } from './rule-field';

export const wordsOfComparison = (): Record< Comparison, string > => ( {
	equal: __( 'is', 'rueda' ),
	'not-equal': __( 'is not', 'rueda' ),
	contains: __( 'contains', 'rueda' ),
	empty: __( 'is empty', 'rueda' ),
	'not-empty': __( 'is not empty', 'rueda' ),
	greater: __( 'is above', 'rueda' ),
	less: __( 'is below', 'rueda' ),
	'one-of': __( 'is one of', 'rueda' ),
	before: __( 'is before', 'rueda' ),
	after: __( 'is after', 'rueda' ),
} );

/** The rules as one sentence without its beginning: "the lowest area is Health and the score is below 5". */
export function sentenceOf(
	{ match, rules }: Conditions,
	fields: readonly RuleField[]
): string {
	const parts = rules.map( ( part ) =>
		'rules' in part
			? sprintf(
					/* translators: %s: rules in brackets within a sentence, as in "the score is above 5 or …". */
					__( '(%s)', 'rueda' ),
					sentenceOf( part, fields )
				)
			: sentenceOfRule( part, fields )
	);
	const join = match === 'any' ? either : both;
	return parts
		.slice( 1 )
		.reduce( ( one, other ) => join( one, other ), parts[ 0 ] ?? '' );
}

const both = ( one: string, other: string ): string =>
	/* translators: 1: a rule, 2: another rule, as in "the lowest area is Health and the score is below 5". */
	sprintf( __( '%1$s and %2$s', 'rueda' ), one, other );

const either = ( one: string, other: string ): string =>
	/* translators: 1: a rule, 2: another rule, as in "the lowest area is Health or the score is below 5". */
	sprintf( __( '%1$s or %2$s', 'rueda' ), one, other );

function sentenceOfRule(
	{ field: name, is, value = '' }: Rule,
	fields: readonly RuleField[]
): string {
	const field = fields.find( ( one ) => one.name === name );
	const nameOfValue = ( one: string ) =>
		field?.values?.find( ( option ) => option.value === one )?.label ?? one;
	return [
		field?.label ?? nameOfGone( name ),
		wordsOfComparison()[ is ],
		[ value ].flat().map( nameOfValue ).join( ', ' ),
	]
		.filter( Boolean )
		.join( ' ' );
}

/** What a field is called that is not there any more. */
export const nameOfGone = ( name: string ): string =>
	name === ''
		? __( '(nothing chosen)', 'rueda' )
		: sprintf(
				/* translators: %s: name of a field that a rule is about and that does not exist any more. */
				__( '%s (no longer there)', 'rueda' ),
				name
			);
