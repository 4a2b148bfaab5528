/** The fields of a form, about which rules can be. */
import { FIELD_KINDS } from '../../../definitions/field-kinds';
import { REPEAT_BLOCK } from '../../../definitions/form-repeat';
import { labelText } from '../../../frontend/values/label-text';
import { fieldsOf, textOf } from '../../../frontend/values/values';
import type { RuleField } from '../../conditions/rule-field';
import type { Block } from './tags';

interface Source {
	readonly name: string;
	readonly type: string;
	readonly label: string;
	readonly conditionText: string;
	readonly choices: readonly { readonly label: string }[];
}

interface Kind {
	readonly role: string;
	readonly attributes: readonly string[];
}

const KINDS: Readonly< Record< string, Kind | undefined > > = FIELD_KINDS;

/** Kinds whose answers are numbers, and those whose answers are days. */
const NUMBERS: readonly string[] = [
	'number',
	'range',
	'rating',
	'calculation',
];
const DAYS: readonly string[] = [ 'date' ];

/** Null for a field without an answer. */
export function ruleFieldOf( field: Source ): RuleField | null {
	const { role, attributes } = KINDS[ field.type ] ?? FIELD_KINDS.text;
	return field.name === '' || role === 'nothing'
		? null
		: {
				name: field.name,
				label:
					labelText( field.label ) ||
					labelText( field.conditionText ) ||
					field.name,
				...answersOf( field, attributes ),
			};
}

function answersOf(
	{ type, choices }: Source,
	attributes: readonly string[]
): Omit< RuleField, 'name' | 'label' > {
	if ( attributes.includes( 'choices' ) ) {
		return {
			comparisons: [
				'equal',
				'not-equal',
				'one-of',
				'empty',
				'not-empty',
			],
			values: choices.map( ( { label } ) => ( { value: label, label } ) ),
		};
	}
	if ( NUMBERS.includes( type ) ) {
		return {
			comparisons: [ 'equal', 'greater', 'less', 'empty', 'not-empty' ],
			isNumber: true,
		};
	}
	if ( DAYS.includes( type ) ) {
		return {
			comparisons: [ 'before', 'after', 'equal', 'empty', 'not-empty' ],
		};
	}
	return {
		comparisons:
			type === 'acceptance' || type === 'file' || type === 'signature'
				? [ 'not-empty', 'empty' ]
				: [ 'equal', 'not-equal', 'contains', 'empty', 'not-empty' ],
	};
}

/** Those among blocks, in the order of the page. */
export const ruleFieldsIn = ( blocks: readonly Block[] ): RuleField[] =>
	blocks.flatMap( ( { name, attributes, innerBlocks } ) => [
		...( name === 'rueda/form-field'
			? [ ruleFieldOf( sourceOf( attributes ) ) ?? [] ].flat()
			: [] ),
		...( name === REPEAT_BLOCK
			? [ ruleFieldOf( numberOf( attributes ) ) ?? [] ].flat()
			: [] ),
		...ruleFieldsIn( innerBlocks ),
	] );

/** How many entries a repeatable group has. */
function numberOf( attributes: object ): Source {
	const { name, title } = fieldsOf( attributes );
	return sourceOf( { name, type: 'number', label: title } );
}

function sourceOf( attributes: object ): Source {
	const { name, type, label, conditionText, choices } =
		fieldsOf( attributes );
	return {
		name: textOf( name ),
		type: textOf( type ),
		label: textOf( label ),
		conditionText: textOf( conditionText ),
		choices: ( Array.isArray( choices ) ? choices : [] )
			.map( fieldsOf )
			.map( ( choice ) => ( { label: textOf( choice[ 'label' ] ) } ) ),
	};
}
