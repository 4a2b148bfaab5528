import { Button, SelectControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import type { Rule } from '../../frontend/conditions/conditions';
import { oneOf } from '../../frontend/values/one-of';
import { about, compared } from './change';
import type { RuleField } from './rule-field';
import { ValueField } from './ValueField';
import { nameOfGone, sentenceOf, wordsOfComparison } from './words';

interface RuleFieldsProps {
	readonly rule: Rule;
	readonly number: number;
	readonly fields: readonly RuleField[];
	readonly onChange: ( rule: Rule ) => void;
	readonly onRemove: () => void;
}

/** One rule, whose three parts read as a sentence. */
export function RuleFields( {
	rule,
	number,
	fields,
	onChange,
	onRemove,
}: RuleFieldsProps ) {
	const field = fields.find( ( { name } ) => name === rule.field );
	const id = useInstanceId( RuleFields, 'rueda-rule' );
	return (
		<li className="rueda-conditions__rule">
			<fieldset>
				<legend id={ id } className="screen-reader-text">
					{ sprintf(
						/* translators: 1: number of a rule, 2: the rule, as in "the lowest area is Health". */
						__( 'Rule %1$d: %2$s', 'rueda' ),
						number,
						sentenceOf( { match: 'all', rules: [ rule ] }, fields )
					) }
				</legend>
				<FieldChoice { ...{ rule, field, fields, onChange } } />
				<ComparisonChoice { ...{ rule, field, onChange } } />
				<ValueField
					rule={ rule }
					field={ field }
					onChange={ ( value ) => onChange( { ...rule, value } ) }
				/>
			</fieldset>
			<Button
				size="small"
				variant="tertiary"
				isDestructive
				aria-describedby={ id }
				onClick={ onRemove }
			>
				{ __( 'Remove rule', 'rueda' ) }
			</Button>
		</li>
	);
}

interface ChoiceProps {
	readonly rule: Rule;
	/** What the rule is about, if it is there. */
	readonly field: RuleField | undefined;
	readonly onChange: ( rule: Rule ) => void;
}

function FieldChoice( {
	rule,
	field,
	fields,
	onChange,
}: ChoiceProps & Pick< RuleFieldsProps, 'fields' > ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			hideLabelFromVision
			label={ __( 'What the rule is about', 'rueda' ) }
			help={
				field
					? undefined
					: __(
							'This is not there, so the rule never holds.',
							'rueda'
						)
			}
			value={ rule.field }
			options={ [
				...( field
					? []
					: [
							{
								value: rule.field,
								label: nameOfGone( rule.field ),
							},
						] ),
				...fields.map( ( { name, label } ) => ( {
					value: name,
					label,
				} ) ),
			] }
			onChange={ ( name ) => {
				const chosen = fields.find( ( one ) => one.name === name );
				if ( chosen ) {
					onChange( about( rule, field, chosen ) );
				}
			} }
		/>
	);
}

function ComparisonChoice( { rule, field, onChange }: ChoiceProps ) {
	const words = wordsOfComparison();
	const offered = field?.comparisons ?? [ rule.is ];
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			hideLabelFromVision
			label={ __( 'Comparison', 'rueda' ) }
			value={ rule.is }
			options={ [ ...new Set( [ ...offered, rule.is ] ) ].map(
				( is ) => ( { value: is, label: words[ is ] } )
			) }
			onChange={ ( word ) => {
				const is = oneOf( offered, word );
				if ( is ) {
					onChange( compared( rule, is ) );
				}
			} }
		/>
	);
}
