import {
	Notice,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ChartTypeField } from '../../../editor/fields/ChartTypeField';
import type { Attributes } from './attributes';
import { SourcePicker } from './SourcePicker';
import type { Show, Source } from '../rules/source';

interface SourcePanelProps {
	readonly attributes: Attributes;
	/** Null for a chart with ratings of its own. */
	readonly source: Source | null;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

/** The names of the choices, which the placeholder shows, too. */
export const sources = (): readonly ( readonly [ Show, string ] )[] => [
	[ 'report', __( 'Choose a report', 'rueda' ) ],
	[ 'latest', __( 'Latest report of a wheel', 'rueda' ) ],
	[ 'average', __( 'Average of a wheel', 'rueda' ) ],
];

export function SourcePanel( {
	attributes,
	source,
	onChange,
}: SourcePanelProps ) {
	return (
		<PanelBody title={ __( 'What is shown', 'rueda' ) }>
			<div className="rueda-fields">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Show', 'rueda' ) }
					value={ source?.show ?? '' }
					options={ [
						{
							value: '' as const,
							label: __( 'Ratings entered here', 'rueda' ),
						},
						...sources().map( ( [ value, label ] ) => ( {
							value,
							label,
						} ) ),
					] }
					onChange={ ( show ) => onChange( { show, reportId: 0 } ) }
				/>
				{ source && (
					<>
						<SourcePicker { ...{ source, onChange } } />
						<Notice status="warning" isDismissible={ false }>
							{ warning( source.show ) }
						</Notice>
					</>
				) }
				{ source && source.show !== 'report' && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Title', 'rueda' ) }
						help={ __(
							'Without one, the chart has the title of the wheel.',
							'rueda'
						) }
						value={ attributes.reportTitle }
						onChange={ ( reportTitle ) =>
							onChange( { reportTitle } )
						}
					/>
				) }
				{ source?.show === 'average' && (
					<ChartTypeField
						word={ attributes.chartType }
						onChange={ ( chartType ) => onChange( { chartType } ) }
					/>
				) }
			</div>
		</PanelBody>
	);
}

function warning( show: Show ): string {
	switch ( show ) {
		case 'report':
			return __(
				'Everyone who can see this page will see these ratings and a link to the whole report with its notes. Ask the visitor first.',
				'rueda'
			);
		case 'latest':
			return __(
				'Everyone who can see this page will see the ratings of whoever filled in this wheel last, without a name and without a link. Tell your visitors so beside the wheel.',
				'rueda'
			);
		case 'average':
			return __(
				'Everyone who can see this page will see the averages. They change only after every tenth report, so that nobody can work out the ratings of one visitor.',
				'rueda'
			);
	}
}
