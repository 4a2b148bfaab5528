import { Button, SelectControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CONDITION_LIMITS } from '../../definitions/conditions';
import type {
	Conditions,
	Rule,
	Rules,
} from '../../frontend/conditions/conditions';
import { useRowFocus } from '../fields/useRowFocus';
import { newRule, withMore, withoutPart, withPart } from './change';
import type { RuleField } from './rule-field';
import { RuleFields } from './RuleFields';

interface ConditionsFieldsProps {
	/** The beginning of the sentence: "Show this when". */
	readonly label: string;
	/** What it means that there is no rule. */
	readonly empty: string;
	readonly conditions: Conditions;
	readonly fields: readonly RuleField[];
	/** Rules in a list of rules can have no list of their own. */
	readonly isInside?: boolean;
	readonly onChange: ( conditions: Conditions ) => void;
}

/** The editor of rules, for whatever depends on them. */
export function ConditionsFields( {
	label,
	empty,
	conditions,
	fields,
	isInside = false,
	onChange,
}: ConditionsFieldsProps ) {
	const list = useRef< HTMLUListElement >( null );
	const focusRow = useRowFocus( list );
	const { match, rules } = conditions;
	const add = ( part: Rule | Rules ) => {
		onChange( withMore( conditions, part ) );
		focusRow( rules.length, 'select' );
	};
	const remove = ( at: number ) => {
		onChange( withoutPart( conditions, at ) );
		focusRow( at, rules.length > 1 ? 'select' : 'button' );
	};
	return (
		<fieldset className="rueda-conditions">
			<legend>{ label }</legend>
			{ rules.length > 1 && (
				<Match
					match={ match }
					onChange={ ( word ) =>
						onChange( { ...conditions, match: word } )
					}
				/>
			) }
			{ rules.length === 0 && <p>{ empty }</p> }
			<ul ref={ list }>
				{ rules.map( ( part, at ) => (
					<Part
						key={ at }
						part={ part }
						number={ at + 1 }
						empty={ empty }
						fields={ fields }
						onChange={ ( changed ) =>
							onChange( withPart( conditions, at, changed ) )
						}
						onRemove={ () => remove( at ) }
					/>
				) ) }
			</ul>
			<Adding
				isInside={ isInside }
				isFull={ rules.length >= CONDITION_LIMITS.rules }
				onAdd={ ( isGroup ) => add( made( isGroup, fields[ 0 ] ) ) }
			/>
		</fieldset>
	);
}

/** A rule, or a group with one rule. */
const made = (
	isGroup: boolean,
	field: RuleField | undefined
): Rule | Rules =>
	isGroup ? { match: 'any', rules: [ newRule( field ) ] } : newRule( field );

interface MatchProps {
	readonly match: Conditions[ 'match' ];
	readonly onChange: ( match: Conditions[ 'match' ] ) => void;
}

const Match = ( { match, onChange }: MatchProps ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		hideLabelFromVision
		label={ __( 'How many of the rules have to hold', 'rueda' ) }
		value={ match }
		options={ [
			{ value: 'all', label: __( 'all of these rules hold', 'rueda' ) },
			{ value: 'any', label: __( 'one of these rules holds', 'rueda' ) },
		] }
		onChange={ ( word ) => onChange( word === 'any' ? 'any' : 'all' ) }
	/>
);

interface PartProps {
	readonly part: Rule | Rules;
	readonly number: number;
	readonly empty: string;
	readonly fields: readonly RuleField[];
	readonly onChange: ( part: Rule | Rules ) => void;
	readonly onRemove: () => void;
}

const Part = ( { part, number, empty, ...rest }: PartProps ) =>
	'rules' in part ? (
		<Group rules={ part } empty={ empty } { ...rest } />
	) : (
		<RuleFields rule={ part } number={ number } { ...rest } />
	);

interface GroupProps {
	readonly rules: Rules;
	readonly empty: string;
	readonly fields: readonly RuleField[];
	readonly onChange: ( rules: Rules ) => void;
	readonly onRemove: () => void;
}

const Group = ( { rules, empty, fields, onChange, onRemove }: GroupProps ) => (
	<li className="rueda-conditions__group">
		<ConditionsFields
			label={ __( 'A group of rules', 'rueda' ) }
			empty={ empty }
			conditions={ rules }
			fields={ fields }
			isInside
			onChange={ ( group ) => onChange( flat( group ) ) }
		/>
		<Button
			size="small"
			variant="tertiary"
			isDestructive
			onClick={ onRemove }
		>
			{ __( 'Remove group', 'rueda' ) }
		</Button>
	</li>
);

interface AddingProps {
	readonly isInside: boolean;
	readonly isFull: boolean;
	readonly onAdd: ( isGroup: boolean ) => void;
}

const Adding = ( { isInside, isFull, onAdd }: AddingProps ) => (
	<div className="rueda-conditions__add">
		<Button
			size="small"
			variant="secondary"
			disabled={ isFull }
			accessibleWhenDisabled
			onClick={ () => onAdd( false ) }
		>
			{ __( 'Add rule', 'rueda' ) }
		</Button>
		{ ! isInside && (
			<Button
				size="small"
				variant="tertiary"
				disabled={ isFull }
				accessibleWhenDisabled
				onClick={ () => onAdd( true ) }
			>
				{ __( 'Add group of rules', 'rueda' ) }
			</Button>
		) }
	</div>
);

/** The group itself: no group has another one inside. */
const flat = ( { match, rules }: Conditions ): Rules => ( {
	match,
	rules: rules.flatMap( ( part ) => ( 'rules' in part ? [] : [ part ] ) ),
} );
