import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MASONRY_NUMBERS } from '../../definitions/masonry';
import { SensitivityField } from '../../editor/fields/SensitivityField';
import { useAppender } from '../../editor/fields/useAppender';
import { Start } from './editor/Start';
import { startMasonry } from './page/start';
import { masonrySettings } from './rules/settings';
import type { MasonrySettings } from './rules/settings';

export interface Attributes extends Record< string, unknown > {
	readonly columns: number;
	readonly columns_tablet: number;
	readonly columns_mobile: number;
	readonly verticalSpaceBetween: number;
	readonly horizontalSpaceBetween?: number | undefined;
	readonly fadeIn: boolean;
	readonly sensitivity: number;
}

const SPACE = MASONRY_NUMBERS.verticalSpaceBetween;

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const settings = masonrySettings( { ...attributes } );
	const root = useRef< HTMLElement >( null );
	useEffect(
		() => ( root.current ? startMasonry( root.current ) : undefined ),
		[]
	);
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( {
			ref: root,
			style: {
				[ '--rueda-columns' as string ]: settings.columns,
				[ '--rueda-columns-tablet' as string ]: settings.columnsTablet,
				[ '--rueda-columns-mobile' as string ]: settings.columnsMobile,
				[ '--rueda-gap' as string ]: `${ settings.gap }px`,
				[ '--rueda-gap-beside' as string ]: `${ settings.gapBeside }px`,
			},
		} ),
		{ orientation: 'horizontal', ...useAppender( clientId ) }
	);
	return (
		<>
			<InspectorControls>
				<ColumnsPanel
					settings={ settings }
					onChange={ setAttributes }
				/>
				<SpacePanel settings={ settings } onChange={ setAttributes } />
				<FadePanel
					attributes={ attributes }
					onChange={ setAttributes }
				/>
			</InspectorControls>
			<div { ...props }>
				<Start clientId={ clientId } />
				{ children }
			</div>
		</>
	);
}

interface PanelProps {
	readonly settings: MasonrySettings;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

const ColumnsPanel = ( { settings, onChange }: PanelProps ) => (
	<PanelBody title={ __( 'Columns', 'rueda' ) }>
		<Columns
			label={ __( 'Desktop', 'rueda' ) }
			value={ settings.columns }
			onChange={ ( columns ) => onChange( { columns } ) }
		/>
		<Columns
			label={ __( 'Tablet', 'rueda' ) }
			value={ settings.columnsTablet }
			onChange={ ( columns ) => onChange( { columns_tablet: columns } ) }
		/>
		<Columns
			label={ __( 'Mobile', 'rueda' ) }
			value={ settings.columnsMobile }
			onChange={ ( columns ) => onChange( { columns_mobile: columns } ) }
		/>
	</PanelBody>
);

const SpacePanel = ( { settings, onChange }: PanelProps ) => (
	<PanelBody title={ __( 'Space between items', 'rueda' ) }>
		<RangeControl
			__nextHasNoMarginBottom
			label={ __( 'Vertical, in pixels', 'rueda' ) }
			min={ SPACE.min }
			max={ SPACE.max }
			value={ settings.gap }
			onChange={ ( gap ) =>
				onChange( { verticalSpaceBetween: gap ?? SPACE.initial } )
			}
		/>
		<RangeControl
			__nextHasNoMarginBottom
			allowReset
			label={ __( 'Horizontal, in pixels', 'rueda' ) }
			help={ __(
				'The same as the vertical space until you change it.',
				'rueda'
			) }
			min={ SPACE.min }
			max={ SPACE.max }
			value={ settings.gapBeside }
			onChange={ ( gap ) => onChange( { horizontalSpaceBetween: gap } ) }
		/>
	</PanelBody>
);

const FadePanel = ( {
	attributes: { fadeIn, sensitivity },
	onChange,
}: Pick< PanelProps, 'onChange' > & { readonly attributes: Attributes } ) => (
	<PanelBody title={ __( 'Fade in', 'rueda' ) }>
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __(
				'Fade cards in when visitors scroll to them',
				'rueda'
			) }
			help={ __(
				'Not for visitors who prefer less motion. You see the effect on the page.',
				'rueda'
			) }
			checked={ fadeIn }
			onChange={ ( isOn ) => onChange( { fadeIn: isOn } ) }
		/>
		{ fadeIn && (
			<SensitivityField
				help={ __(
					'100: a card fades in once a hundredth of it is visible. 2: once half of it is. 1: once all of it is.',
					'rueda'
				) }
				value={ sensitivity }
				onChange={ ( value ) => onChange( { sensitivity: value } ) }
			/>
		) }
	</PanelBody>
);

interface ColumnsProps {
	readonly label: string;
	readonly value: number;
	readonly onChange: ( columns: number ) => void;
}

const Columns = ( { label, value, onChange }: ColumnsProps ) => (
	<RangeControl
		__nextHasNoMarginBottom
		label={ label }
		min={ MASONRY_NUMBERS.columns.min }
		max={ MASONRY_NUMBERS.columns.max }
		value={ value }
		onChange={ ( columns ) => onChange( columns ?? value ) }
	/>
);
