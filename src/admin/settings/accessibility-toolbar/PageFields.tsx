import {
	CheckboxControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FOCUS_RING_STYLES } from '../../../definitions/toolbar-settings';
import { RangeField } from '../../../editor/fields/RangeField';
import { PLAIN, PLAIN_INPUT } from '../plain';
import { HOURS } from '../rules/accessibility-toolbar';
import type { FieldsProps } from '../AccessibilityToolbarTab';
import { ColorInput } from './ColorInput';

/** The other features of pages with the toolbar: focus ring, skip link, and how long choices are kept. */
export function PageFields( props: FieldsProps ) {
	return (
		<>
			<RingFields { ...props } />
			<SkipFields { ...props } />
			<SaveFields { ...props } />
		</>
	);
}

type Ring = FieldsProps[ 'draft' ][ 'focusRing' ];

function RingFields( { draft: { focusRing }, edit }: FieldsProps ) {
	const set = ( change: Partial< Ring > ) =>
		edit( { focusRing: { ...focusRing, ...change } } );
	return (
		<fieldset className="rueda-settings__group">
			<legend>
				<h3>{ __( 'Keyboard', 'rueda' ) }</h3>
			</legend>
			<CheckboxControl
				{ ...PLAIN }
				label={ __(
					'Show a clear ring around what has the focus',
					'rueda'
				) }
				checked={ focusRing.enabled }
				onChange={ ( enabled ) => set( { enabled } ) }
			/>
			{ focusRing.enabled && (
				<>
					<RingShape ring={ focusRing } onChange={ set } />
					<CheckboxControl
						{ ...PLAIN }
						label={ __(
							'Black and white, so that it is seen on any background',
							'rueda'
						) }
						checked={ focusRing.color === '' }
						onChange={ ( isPlain ) =>
							set( { color: isPlain ? '' : '#ff0000' } )
						}
					/>
					{ focusRing.color !== '' && (
						<div className="rueda-settings__colors">
							<ColorInput
								label={ __( 'Ring color', 'rueda' ) }
								value={ focusRing.color }
								onChange={ ( color ) => set( { color } ) }
							/>
						</div>
					) }
				</>
			) }
		</fieldset>
	);
}

const WIDTHS = Array.from( { length: 10 }, ( _, index ) => ( {
	value: `${ index + 1 }px`,
	label: `${ index + 1 } px`,
} ) );

interface RingShapeProps {
	readonly ring: Ring;
	readonly onChange: ( change: Partial< Ring > ) => void;
}

function RingShape( { ring, onChange }: RingShapeProps ) {
	const styles = {
		solid: __( 'Solid', 'rueda' ),
		dotted: __( 'Dotted', 'rueda' ),
		dashed: __( 'Dashed', 'rueda' ),
		double: __( 'Double', 'rueda' ),
		groove: __( 'Groove', 'rueda' ),
		ridge: __( 'Ridge', 'rueda' ),
		outset: __( 'Outset', 'rueda' ),
	};
	return (
		<div className="rueda-settings__row">
			<SelectControl
				{ ...PLAIN_INPUT }
				label={ __( 'Ring style', 'rueda' ) }
				value={ ring.style }
				options={ FOCUS_RING_STYLES.map( ( value ) => ( {
					value,
					label: styles[ value ],
				} ) ) }
				onChange={ ( style ) => onChange( { style } ) }
			/>
			<SelectControl
				{ ...PLAIN_INPUT }
				label={ __( 'Ring width', 'rueda' ) }
				value={ ring.width }
				options={ WIDTHS }
				onChange={ ( width ) => onChange( { width } ) }
			/>
		</div>
	);
}

function SkipFields( { draft: { skipLink }, edit }: FieldsProps ) {
	const set = ( change: Partial< typeof skipLink > ) =>
		edit( { skipLink: { ...skipLink, ...change } } );
	return (
		<fieldset className="rueda-settings__group">
			<legend>
				<h3>{ __( 'Skip link', 'rueda' ) }</h3>
			</legend>
			<CheckboxControl
				{ ...PLAIN }
				label={ __(
					'Start pages with a link to their content',
					'rueda'
				) }
				help={ __(
					'Block themes have such a link already. Other themes get it where the toolbar is shown.',
					'rueda'
				) }
				checked={ skipLink.enabled }
				onChange={ ( enabled ) => set( { enabled } ) }
			/>
			{ skipLink.enabled && (
				<TextControl
					{ ...PLAIN_INPUT }
					label={ __( 'HTML anchor of the content', 'rueda' ) }
					help={ __(
						'Leave empty to let Rueda look for the content.',
						'rueda'
					) }
					placeholder="content"
					maxLength={ 100 }
					value={ skipLink.target }
					onChange={ ( target ) =>
						set( {
							target: target.replace(
								/[^\p{L}\p{M}\p{N}_-]/gu,
								''
							),
						} )
					}
				/>
			) }
		</fieldset>
	);
}

const OTHER = 'other';

function SaveFields( { draft: { save, hours }, edit }: FieldsProps ) {
	return (
		<fieldset className="rueda-settings__group">
			<legend>
				<h3>{ __( 'Memory', 'rueda' ) }</h3>
			</legend>
			<CheckboxControl
				{ ...PLAIN }
				label={ __(
					'Browsers remember what visitors choose',
					'rueda'
				) }
				help={ __(
					'It stays on the visitor’s device. No cookies are set, and nothing is sent to the server.',
					'rueda'
				) }
				checked={ save }
				onChange={ ( isOn ) => edit( { save: isOn } ) }
			/>
			{ save && (
				<HoursFields
					hours={ hours }
					onChange={ ( chosen ) => edit( { hours: chosen } ) }
				/>
			) }
		</fieldset>
	);
}

interface HoursFieldsProps {
	readonly hours: number;
	readonly onChange: ( hours: number ) => void;
}

/** One of the usual times, or a number of hours. */
function HoursFields( { hours, onChange }: HoursFieldsProps ) {
	// A usual time may also be typed, so the choice does not depend on the number alone.
	const [ isOther, setOther ] = useState(
		! HOURS.some( ( preset ) => preset === hours )
	);
	return (
		<div className="rueda-settings__row">
			<SelectControl
				{ ...PLAIN_INPUT }
				label={ __( 'For how long', 'rueda' ) }
				value={ isOther ? OTHER : `${ hours }` }
				options={ [
					...HOURS.map( ( preset ) => ( {
						value: `${ preset }`,
						label: sprintf(
							/* translators: %s: a number of hours. */
							_n( '%s hour', '%s hours', preset, 'rueda' ),
							String( preset )
						),
					} ) ),
					{
						value: OTHER,
						label: __( 'Another time', 'rueda' ),
					},
				] }
				onChange={ ( value ) => {
					setOther( value === OTHER );
					if ( value !== OTHER ) {
						onChange( Number( value ) );
					}
				} }
			/>
			{ isOther && (
				<RangeField
					label={ __( 'Hours', 'rueda' ) }
					min={ 1 }
					max={ 8760 }
					value={ hours }
					onChange={ onChange }
				/>
			) }
		</div>
	);
}
