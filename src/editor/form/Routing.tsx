import { Button, TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FORM_MAX_ROUTES } from '../../definitions/form-post';
import { ConditionsFields } from '../conditions/ConditionsFields';
import type { RuleField } from '../conditions/rule-field';
import { useRowFocus } from '../fields/useRowFocus';
import type { Route } from './rules/mail-rules';

const NEW: Route = { recipient: '', send_if: { match: 'all', rules: [] } };

interface RoutingProps {
	readonly part: string;
	readonly routing: readonly Route[];
	readonly fields: readonly RuleField[];
	readonly onChange: ( routing: readonly Route[] ) => void;
}

/** Addresses of the author that get the email where their rules hold. */
export function Routing( { part, routing, fields, onChange }: RoutingProps ) {
	const list = useRef< HTMLUListElement >( null );
	const focusRow = useRowFocus( list );
	const change = ( at: number, next: Partial< Route > ) =>
		onChange(
			routing.map( ( route, index ) =>
				index === at ? { ...route, ...next } : route
			)
		);
	const add = () => {
		onChange( [ ...routing, NEW ] );
		focusRow( routing.length, 'input' );
	};
	const remove = ( at: number ) => {
		onChange( routing.filter( ( _, index ) => index !== at ) );
		focusRow( at, routing.length > 1 ? 'input' : 'button' );
	};
	return (
		<fieldset
			className="rueda-routing"
			data-rueda-part={ part }
			tabIndex={ -1 }
		>
			<legend>{ __( 'Recipients by rules', 'rueda' ) }</legend>
			{ routing.length === 0 && (
				<p>
					{ __(
						'For example, complaints can go to one address and orders to another.',
						'rueda'
					) }
				</p>
			) }
			<ul ref={ list }>
				{ routing.map( ( route, at ) => (
					<li key={ at }>
						<Row
							number={ at + 1 }
							route={ route }
							fields={ fields }
							onChange={ ( next ) => change( at, next ) }
							onRemove={ () => remove( at ) }
						/>
					</li>
				) ) }
			</ul>
			<Button
				size="small"
				variant="secondary"
				disabled={ routing.length >= FORM_MAX_ROUTES }
				accessibleWhenDisabled
				onClick={ add }
			>
				{ __( 'Add recipient with rules', 'rueda' ) }
			</Button>
		</fieldset>
	);
}

interface RowProps {
	readonly number: number;
	readonly route: Route;
	readonly fields: readonly RuleField[];
	readonly onChange: ( next: Partial< Route > ) => void;
	readonly onRemove: () => void;
}

const Row = ( { number, route, fields, onChange, onRemove }: RowProps ) => (
	<>
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ sprintf(
				/* translators: %d: number of an entry in a list of recipients. */
				__( 'Also to (%d)', 'rueda' ),
				number
			) }
			help={ __(
				'Your own addresses, with commas. Answers of visitors are left out.',
				'rueda'
			) }
			value={ route.recipient }
			onChange={ ( recipient ) => onChange( { recipient } ) }
		/>
		<ConditionsFields
			label={ __( 'if', 'rueda' ) }
			empty={ __( 'It always goes there.', 'rueda' ) }
			conditions={ route.send_if }
			fields={ fields }
			onChange={ ( conditions ) => onChange( { send_if: conditions } ) }
		/>
		<Button
			size="small"
			variant="tertiary"
			isDestructive
			onClick={ onRemove }
		>
			{ sprintf(
				/* translators: %d: number of an entry in a list of recipients. */
				__( 'Remove recipient (%d)', 'rueda' ),
				number
			) }
		</Button>
	</>
);
