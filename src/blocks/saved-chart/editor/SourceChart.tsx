import { Notice, Placeholder, Spinner } from '@wordpress/components';
import { type Store, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useOwnArrowKeys } from '../../../editor/screen/useOwnArrowKeys';
import { loadChart } from './api';
import type { Attributes } from './attributes';
import { icon } from './icon';
import { notAllowed } from './notAllowed';
import { Preview } from './Preview';
import { SourcePicker, type SourceProps } from './SourcePicker';
import { useLoaded } from './useLoaded';
import { readChart } from '../rules/chart-data';

interface Editor {
	readonly getCurrentPostId?: () => unknown;
}

// Named by a string, because an import would load the post editor wherever a chart may be, which widgets forbid.
const EDITOR: Store< Editor, Record< string, never > > = {
	name: 'core/editor',
};

/** The page that is edited; 0 in widgets and templates. */
const usePost = (): number =>
	useSelect( ( select ) => {
		// A missing store has no selectors.
		const editor = (): Editor | undefined => select( EDITOR );
		const id = editor()?.getCurrentPostId?.();
		return typeof id === 'number' ? id : 0;
	}, [] );

interface SourceChartProps extends SourceProps {
	readonly attributes: Attributes;
}

/** On the canvas: the chart that visitors see, or why they see none. */
export function SourceChart( {
	attributes,
	source,
	onChange,
}: SourceChartProps ) {
	const post = usePost();
	const { reportTitle, chartType } = attributes;
	const shown = useLoaded(
		[ source.show, source.id, reportTitle, chartType, post ].join( '|' ),
		( signal ) => loadChart( source, attributes, post, signal )
	);
	if ( shown === undefined ) {
		return <Spinner />;
	}
	if ( shown === null || shown === 'forbidden' ) {
		return (
			<Empty
				why={
					shown
						? notAllowed()
						: __( 'The chart could not be loaded.', 'rueda' )
				}
			/>
		);
	}
	const { chart, note } = shown;
	return chart ? (
		<>
			<ShownChart { ...chart } />
			{ note && (
				<Notice status="warning" isDismissible={ false }>
					{ note }
				</Notice>
			) }
		</>
	) : (
		<Empty why={ note }>
			<SourcePicker { ...{ source, onChange } } />
		</Empty>
	);
}

interface EmptyProps {
	readonly why: string;
	readonly children?: ReactNode;
}

function Empty( { why, children }: EmptyProps ) {
	const pickerRef = useOwnArrowKeys();
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Saved Chart', 'rueda' ) }
			instructions={ why }
		>
			<div className="rueda-chart-choice" ref={ pickerRef }>
				{ children }
			</div>
		</Placeholder>
	);
}

interface ShownChartProps {
	readonly title: string;
	readonly link: string;
	readonly type: string;
	readonly data: unknown;
	readonly options: unknown;
}

function ShownChart( { data, options, ...others }: ShownChartProps ) {
	const chart = useMemo(
		() => readChart( data, options ),
		[ data, options ]
	);
	return <Preview { ...others } chart={ chart } />;
}
