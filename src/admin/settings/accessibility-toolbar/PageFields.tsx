import {
	CheckboxControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FOCUS_RING_STYLES } from '../../../definitions/toolbar-settings';
import { PLAIN, PLAIN_INPUT } from '../plain';
import { Fold } from '../Fold';
import type { FieldsProps } from '../AccessibilityToolbarTab';
import { ColorInput } from './ColorInput';
import { TimeFields } from './TimeFields';

/** The other features of pages with the toolbar: focus ring, skip link, and how long choices are kept. */
export function PageFields( props: FieldsProps ) {
	return (
		<>
			<Fold name="keyboard" title={ __( 'Keyboard', 'rueda' ) }>
				<RingFields { ...props } />
				<SkipFields { ...props } />
			</Fold>
			<SaveFields { ...props } />
		</>
	);
}

type Ring = FieldsProps[ 'draft' ][ 'focusRing' ];

function RingFields( { draft: { focusRing }, edit }: FieldsProps ) {
	const set = ( change: Partial< Ring > ) =>
		edit( { focusRing: { ...focusRing, ...change } } );
	return (
		<>
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
		</>
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
		solid: __( 'One line', 'rueda' ),
		dotted: __( 'Dots', 'rueda' ),
		dashed: __( 'Dashes', 'rueda' ),
		double: __( 'Two lines', 'rueda' ),
		groove: __( 'A line that looks carved', 'rueda' ),
		ridge: __( 'A line that looks raised', 'rueda' ),
		outset: __( 'A box that looks raised', 'rueda' ),
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
		<>
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
		</>
	);
}

function SaveFields( { draft: { save, hours }, edit }: FieldsProps ) {
	return (
		<Fold name="memory" title={ __( 'Memory', 'rueda' ) }>
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
				<TimeFields
					hours={ hours }
					onChange={ ( chosen ) => edit( { hours: chosen } ) }
				/>
			) }
		</Fold>
	);
}
