import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { focusBlock } from '../../editor/screen/canvas';
import { areaNames } from './editor/area-names';
import type { Attributes } from './editor/attributes';
import { icon } from './editor/icon';
import { Preview } from './editor/Preview';
import { Sidebar } from './editor/Sidebar';
import { SourceChart } from './editor/SourceChart';
import { SourcePanel, sources } from './editor/SourcePanel';
import { readChart } from './rules/chart-data';
import {
	dataOf,
	DEFAULT_MAXIMUM,
	optionsOf,
	rowsOf,
	samples,
} from './rules/rows';
import { sourceOf } from './rules/source';

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const source = sourceOf( attributes );
	const rows = source ? null : rowsOf( attributes.chartData );
	// The pressed button disappears with its part of the block, so the focus is moved.
	const begin = ( change: Partial< Attributes > ) => {
		setAttributes( change );
		focusBlock( clientId );
	};
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<SourcePanel
					attributes={ attributes }
					source={ source }
					onChange={ setAttributes }
				/>
				{ rows && (
					<Sidebar
						attributes={ attributes }
						rows={ rows }
						onChange={ setAttributes }
					/>
				) }
			</InspectorControls>
			{ source ? (
				<SourceChart
					attributes={ attributes }
					source={ source }
					onChange={ setAttributes }
				/>
			) : (
				<OwnChart
					attributes={ attributes }
					isEmpty={ ! rows?.length }
					onBegin={ begin }
				/>
			) }
		</div>
	);
}

interface OwnChartProps {
	readonly attributes: Attributes;
	readonly isEmpty: boolean;
	readonly onBegin: ( change: Partial< Attributes > ) => void;
}

function OwnChart( { attributes, isEmpty, onBegin }: OwnChartProps ) {
	const { chartData, chartOption, chartType, reportTitle, reportLink } =
		attributes;
	const chart = useMemo(
		() => readChart( chartData, chartOption ),
		[ chartData, chartOption ]
	);
	return chart.status === 'broken' ||
		( chart.status === 'empty' && isEmpty ) ? (
		<Start isDamaged={ chart.status === 'broken' } onBegin={ onBegin } />
	) : (
		<Preview
			chart={ chart }
			type={ chartType }
			title={ reportTitle }
			link={ reportLink }
		/>
	);
}

interface StartProps {
	readonly isDamaged: boolean;
	readonly onBegin: ( change: Partial< Attributes > ) => void;
}

function Start( { isDamaged, onBegin }: StartProps ) {
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Saved Chart', 'rueda' ) }
			instructions={ instructionsFor( isDamaged ) }
		>
			<Button
				variant="primary"
				onClick={ () =>
					onBegin( {
						chartData: dataOf( samples( areaNames() ) ),
						chartOption: optionsOf( DEFAULT_MAXIMUM ),
					} )
				}
			>
				{ __( 'Start with sample data', 'rueda' ) }
			</Button>
			{ sources().map( ( [ show, name ] ) => (
				<Button
					key={ show }
					variant="secondary"
					onClick={ () => onBegin( { show } ) }
				>
					{ name }
				</Button>
			) ) }
		</Placeholder>
	);
}

const instructionsFor = ( isDamaged: boolean ): string =>
	isDamaged
		? __(
				'The saved data of this chart is damaged. Undo the last change, or start again with sample data.',
				'rueda'
			)
		: __(
				'Shows ratings of life areas as a chart, with a legend and a table. Enter ratings in the sidebar, or show what visitors have saved.',
				'rueda'
			);
