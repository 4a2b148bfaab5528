import {
	CheckboxControl,
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONDITION_COMPARISONS } from '../../definitions/conditions';
import type { Rule } from '../../frontend/conditions/conditions';
import type { RuleField } from './rule-field';
import { nameOfGone } from './words';

interface ValueFieldProps {
	readonly rule: Rule;
	readonly field: RuleField | undefined;
	readonly onChange: ( value: string | readonly string[] ) => void;
}

/** What a rule compares with: one of the field's answers, a number, a day, a text, or several. */
export function ValueField( { rule, field, onChange }: ValueFieldProps ) {
	switch ( CONDITION_COMPARISONS[ rule.is ] ) {
		case 'none':
			return null;
		case 'list':
			return (
				<Several
					value={ [ rule.value ?? [] ].flat() }
					field={ field }
					onChange={ onChange }
				/>
			);
		case 'text':
			return (
				<One
					rule={ rule }
					value={ [ rule.value ?? '' ].flat()[ 0 ] ?? '' }
					field={ field }
					onChange={ onChange }
				/>
			);
	}
}

interface OneProps extends ValueFieldProps {
	readonly value: string;
}

function One( { rule, value, field, onChange }: OneProps ) {
	const label = __( 'Value', 'rueda' );
	const values = field?.values;
	if ( values && [ 'equal', 'not-equal' ].includes( rule.is ) ) {
		const isGone = ! values.some( ( option ) => option.value === value );
		return (
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ label }
				value={ value }
				options={ [
					...( isGone
						? [ { value, label: nameOfGone( value ) } ]
						: [] ),
					...values,
				] }
				onChange={ onChange }
			/>
		);
	}
	const isNumber =
		field?.isNumber === true || rule.is === 'greater' || rule.is === 'less';
	const isDay = rule.is === 'before' || rule.is === 'after';
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			hideLabelFromVision
			label={ label }
			type={ isDay ? 'date' : 'text' }
			inputMode={ isNumber ? 'decimal' : undefined }
			help={
				isNumber && ! /^\s*-?[0-9]+(\.[0-9]+)?\s*$/.test( value )
					? __( 'Enter a number, such as 5 or 6.5.', 'rueda' )
					: undefined
			}
			value={ value }
			onChange={ ( text ) =>
				onChange( isNumber ? text.replace( ',', '.' ) : text )
			}
		/>
	);
}

interface SeveralProps extends Omit< ValueFieldProps, 'rule' > {
	readonly value: readonly string[];
}

function Several( { value, field, onChange }: SeveralProps ) {
	if ( ! field?.values ) {
		return (
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Values, one on each line', 'rueda' ) }
				value={ value.join( '\n' ) }
				onChange={ ( text ) => onChange( text.split( '\n' ) ) }
			/>
		);
	}
	return (
		<fieldset className="rueda-conditions__values">
			<legend className="screen-reader-text">
				{ __( 'Values', 'rueda' ) }
			</legend>
			{ field.values.map( ( option ) => (
				<CheckboxControl
					key={ option.value }
					__nextHasNoMarginBottom
					label={ option.label }
					checked={ value.includes( option.value ) }
					onChange={ ( isOn ) =>
						onChange(
							isOn
								? [ ...value, option.value ]
								: value.filter(
										( one ) => one !== option.value
									)
						)
					}
				/>
			) ) }
		</fieldset>
	);
}
