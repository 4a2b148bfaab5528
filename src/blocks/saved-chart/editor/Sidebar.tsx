import { Button, PanelBody, TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ChartTypeField } from '../../../editor/fields/ChartTypeField';
import { useRowFocus } from '../../../editor/fields/useRowFocus';
import type { Attributes } from './attributes';
import { RowEditor } from './RowEditor';
import {
	added,
	changed,
	dataOf,
	moved,
	optionsOf,
	removed,
	scaleOf,
	type Row,
} from '../rules/rows';

interface SidebarProps {
	readonly attributes: Attributes;
	readonly rows: readonly Row[];
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

export function Sidebar( { attributes, rows, onChange }: SidebarProps ) {
	return (
		<>
			<AreasPanel { ...{ attributes, rows, onChange } } />
			<ChartPanel { ...{ attributes, onChange } } />
			<ReportPanel { ...{ attributes, onChange } } />
		</>
	);
}

function AreasPanel( { attributes, rows, onChange }: SidebarProps ) {
	const list = useRef< HTMLOListElement >( null );
	const focusRow = useRowFocus( list );
	const maximum = scaleOf( attributes.chartOption );
	const store = ( next: readonly Row[] ) =>
		onChange( { chartData: dataOf( next ) } );
	return (
		<PanelBody title={ __( 'Areas', 'rueda' ) }>
			<ol
				className="rueda-rows"
				ref={ list }
				tabIndex={ -1 }
				aria-label={ __( 'Areas', 'rueda' ) }
			>
				{ rows.map( ( row, index ) => (
					<RowEditor
						key={ index }
						row={ row }
						maximum={ maximum }
						isFirst={ index === 0 }
						isLast={ index === rows.length - 1 }
						onChange={ ( change ) =>
							store( changed( rows, index, change ) )
						}
						onMove={ ( by ) => {
							store( moved( rows, index, by ) );
							focusRow( index + by, `[data-move="${ by }"]` );
						} }
						onRemove={ () => {
							store( removed( rows, index ) );
							// The button with the focus is gone, so the list gets the focus.
							list.current?.focus();
						} }
					/>
				) ) }
			</ol>
			<Button
				variant="secondary"
				onClick={ () =>
					store(
						added(
							rows,
							sprintf(
								/* translators: %d: position of a life area in the list. */
								__( 'Area %d', 'rueda' ),
								rows.length + 1
							)
						)
					)
				}
			>
				{ __( 'Add area', 'rueda' ) }
			</Button>
		</PanelBody>
	);
}

type PanelProps = Omit< SidebarProps, 'rows' >;

function ChartPanel( { attributes, onChange }: PanelProps ) {
	const { chartOption, chartType } = attributes;
	return (
		<PanelBody title={ __( 'Chart', 'rueda' ) }>
			<ChartTypeField
				word={ chartType }
				onChange={ ( word ) => onChange( { chartType: word } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				type="number"
				min={ 1 }
				label={ __( 'Highest possible rating', 'rueda' ) }
				help={ __( 'Where the scale of the chart ends.', 'rueda' ) }
				value={ scaleOf( chartOption ) }
				onChange={ ( value ) => {
					if ( Number( value ) > 0 ) {
						onChange( {
							chartOption: optionsOf( Number( value ) ),
						} );
					}
				} }
			/>
		</PanelBody>
	);
}

function ReportPanel( { attributes, onChange }: PanelProps ) {
	const { reportTitle, reportLink } = attributes;
	return (
		<PanelBody title={ __( 'Report', 'rueda' ) }>
			<div className="rueda-fields">
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Title', 'rueda' ) }
					value={ reportTitle }
					onChange={ ( value ) => onChange( { reportTitle: value } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					type="url"
					label={ __( 'Title link', 'rueda' ) }
					help={ __(
						'The page with the whole report, if there is one.',
						'rueda'
					) }
					value={ reportLink }
					onChange={ ( value ) => onChange( { reportLink: value } ) }
				/>
			</div>
		</PanelBody>
	);
}
