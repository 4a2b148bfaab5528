/** Rules as authors change them. Each function returns new ones. */
import { CONDITION_COMPARISONS } from '../../definitions/conditions';
import type {
	Comparison,
	Conditions,
	Rule,
} from '../../frontend/conditions/conditions';
import type { RuleField } from './rule-field';

type Part = Conditions[ 'rules' ][ number ];

export const newRule = ( field: RuleField | undefined ): Rule =>
	field
		? compared(
				{ field: field.name, is: 'equal', value: firstValue( field ) },
				field.comparisons[ 0 ] ?? 'equal'
			)
		: { field: '', is: 'equal', value: '' };

/** A value stays as long as the comparison has one of its kind. */
export function compared( { field, value }: Rule, is: Comparison ): Rule {
	switch ( CONDITION_COMPARISONS[ is ] ) {
		case 'none':
			return { field, is };
		case 'list':
			return {
				field,
				is,
				value: [ value ?? [] ].flat().filter( Boolean ),
			};
		case 'text':
			return { field, is, value: [ value ?? '' ].flat()[ 0 ] ?? '' };
	}
}

/** The rest of the rule stays where both fields have the same answers. */
export function about(
	rule: Rule,
	before: RuleField | undefined,
	field: RuleField
): Rule {
	const isKept =
		before?.values === field.values &&
		before?.isNumber === field.isNumber &&
		field.comparisons.includes( rule.is );
	return isKept ? { ...rule, field: field.name } : newRule( field );
}

export const withPart = (
	conditions: Conditions,
	at: number,
	part: Part
): Conditions => ( {
	...conditions,
	rules: conditions.rules.map( ( old, index ) =>
		index === at ? part : old
	),
} );

export const withoutPart = (
	conditions: Conditions,
	at: number
): Conditions => ( {
	...conditions,
	rules: conditions.rules.filter( ( _, index ) => index !== at ),
} );

export const withMore = (
	conditions: Conditions,
	part: Part
): Conditions => ( {
	...conditions,
	rules: [ ...conditions.rules, part ],
} );

const firstValue = ( { values }: RuleField ): string =>
	values?.[ 0 ]?.value ?? '';
