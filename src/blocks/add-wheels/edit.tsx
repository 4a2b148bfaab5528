import {
	InnerBlocks,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { lazy, Suspense, useMemo } from '@wordpress/element';
import { freeColor } from '../../frontend/values/area-colors';
import { chartTypeOf } from '../../frontend/values/chart-type';
import { useDeleteSelected } from './editor/useDeleteSelected';
import { rangeOf, samplesOf } from './rules/samples';

// Chart.js is loaded with the first chart on the canvas and not by every editor.
const SampleChart = lazy( () =>
	import(
		/* webpackChunkName: "sample-chart" */ './editor/SampleChart'
	).then( ( module ) => ( { default: module.SampleChart } ) )
);

const AREAS = [ 'rueda/area', 'wheeloflife/wheel-row' ] as const;

export function Edit( { clientId, context }: BlockEditProps ) {
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ),
		[ clientId ]
	);
	const meta = useMeta( context );
	const samples = useMemo(
		() => samplesOf( blocks, rangeOf( meta ) ),
		[ blocks, meta ]
	);
	const next = freeColor(
		blocks.map( ( block ) => String( block.attributes[ 'lengendColor' ] ) )
	);
	const list = useInnerBlocksProps(
		{ className: 'rueda-areas__list' },
		{
			allowedBlocks: AREAS,
			defaultBlock: useMemo(
				() => ( {
					name: 'rueda/area',
					attributes: { lengendColor: next },
				} ),
				[ next ]
			),
			directInsert: true,
			renderAppender: InnerBlocks.ButtonBlockAppender,
			orientation: 'vertical',
		}
	);
	return (
		<div
			{ ...useBlockProps( {
				className: 'rueda-areas',
				ref: useDeleteSelected( clientId ),
			} ) }
		>
			<div className="rueda-areas__columns">
				<div { ...list } />
				{ /* Its place is there before it is, so that nothing moves. */ }
				<div className="rueda-areas__figure">
					<Suspense fallback={ <div className="rueda-chart" /> }>
						<SampleChart
							type={ chartTypeOf( meta[ 'wheel_chart_type' ] ) }
							{ ...samples }
						/>
					</Suspense>
				</div>
			</div>
		</div>
	);
}

type Meta = Readonly< Record< string, unknown > >;

const NONE: Meta = {};

/** Only a wheel has settings; in a pattern, the defaults are used for the sample. */
function useMeta( { postId, postType }: Meta ): Meta {
	const [ meta ] = useEntityProp< Meta >(
		'postType',
		typeof postType === 'string' ? postType : 'wheel',
		'meta',
		typeof postId === 'number' ? postId : 0
	);
	return meta ?? NONE;
}
