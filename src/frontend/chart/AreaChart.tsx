import {
	Chart as ChartJs,
	Tooltip,
	type AnimationEvent,
	type ChartData,
	type ChartOptions,
} from 'chart.js';
import { Chart } from 'react-chartjs-2';
import type { RefObject } from 'react';
import {
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import {
	written,
	type ChartArea,
	type ChartScale,
} from '../values/chart-series';
import type { AreaChartType } from '../values/chart-type';
import { onMotionChange, TOOLBAR_EVENT, wantsNoMotion } from '../ui/motion';
import { MORE_CONTRAST, wantsOutlines } from '../ui/page-look';
import { fontOf, outlines } from './canvas';
import { drawings } from './drawings';
import { useRedraw } from './useRedraw';
import { wishesOf, wishLines } from './wishes';

/**
 * The first drawing appears without animation, because it replaces the server's picture; later changes are animated.
 */
function useMotion(): boolean {
	const [ motion, setMotion ] = useState< 'first' | 'moves' | 'still' >(
		'first'
	);
	// Setting state in a layout effect makes React run all effects before the browser paints, also the one that draws
	// the chart. Otherwise its place would be blank for a frame.
	useLayoutEffect( () => {
		const follow = () => setMotion( wantsNoMotion() ? 'still' : 'moves' );
		follow();
		return onMotionChange( follow );
	}, [] );
	return motion === 'moves';
}

/** Visitors may switch on outlines in the toolbar or the system while the chart is shown. */
function useOutlines(): boolean {
	const [ isOutlined, setOutlined ] = useState( wantsOutlines );
	useLayoutEffect( () => {
		const follow = () => setOutlined( wantsOutlines() );
		const system = window.matchMedia( MORE_CONTRAST );
		system.addEventListener( 'change', follow );
		document.addEventListener( TOOLBAR_EVENT, follow );
		return () => {
			system.removeEventListener( 'change', follow );
			document.removeEventListener( TOOLBAR_EVENT, follow );
		};
	}, [] );
	return isOutlined;
}

/** Chart.js would finish a running animation with its old values, even if the chart has changed meanwhile. */
function useStop(
	chart: RefObject< ChartJs< AreaChartType > >,
	isStill: boolean
): void {
	useEffect( () => {
		if ( isStill ) {
			chart.current?.stop().draw();
		}
	}, [ chart, isStill ] );
}

ChartJs.register( Tooltip );

export interface AreaChartProps {
	readonly type: AreaChartType;
	readonly areas: readonly ChartArea[];
	/** Must be memoised, because a new object redraws the chart. */
	readonly scale: ChartScale;
	/** The accessible name; the numbers are beside the chart. */
	readonly name: string;
	readonly hidden?: ReadonlySet< number >;
	/** The area that is asked about, whose place is outlined. */
	readonly current?: number | null;
}

const MOTION = {
	duration: 250,
	easing: 'easeOutQuad',
	// Chart.js uses a new size only when it draws next, so a size that came with the last step of an animation is drawn
	// now. Without steps, the size is right already.
	onComplete: ( { chart, numSteps }: AnimationEvent ) =>
		numSteps > 0 && chart.draw(),
} as const;

const NONE: ReadonlySet< number > = new Set();

export function AreaChart( {
	type,
	areas,
	scale,
	name,
	hidden = NONE,
	current = null,
}: AreaChartProps ) {
	const box = useRef< HTMLDivElement >( null );
	const chart = useRef< ChartJs< AreaChartType > >( null );
	const moves = useMotion();
	const isOutlined = useOutlines();
	useRedraw( box, chart );
	useStop( chart, ! moves );

	const drawing = drawings[ type ];
	// Chart.js ignores parts that are registered already.
	ChartJs.register( ...drawing.parts );

	const data = useMemo(
		(): ChartData< AreaChartType > => ( {
			labels: areas.map( ( area ) => area.label ),
			datasets: [
				{
					...drawing.dataset( { areas, scale, hidden } ),
					...( isOutlined && outlines ),
				},
			],
		} ),
		[ drawing, areas, scale, hidden, isOutlined ]
	);
	const options = useMemo(
		(): ChartOptions< AreaChartType > => ( {
			...drawing.options( { areas, scale } ),
			responsive: true,
			maintainAspectRatio: false,
			animation: moves && MOTION,
			plugins: pluginsOf( areas, hidden, current ),
		} ),
		[ drawing, areas, scale, hidden, current, moves ]
	);
	return (
		<div className="rueda-chart" ref={ box }>
			<Chart
				key={ type }
				ref={ chart }
				type={ type }
				data={ data }
				options={ options }
				plugins={ [ drawing.plugin, wishLines ] }
				aria-label={ name }
			/>
		</div>
	);
}

const pluginsOf = (
	areas: readonly ChartArea[],
	hidden: ReadonlySet< number >,
	current: number | null
) => ( {
	rueda: { current, numbers: numbersOf( areas, hidden ) },
	ruedaWishes: wishesOf( areas, hidden ),
	tooltip: tooltipOf( areas ),
} );

const writtenHere = ( value: number ): string =>
	written( value, document.documentElement.lang );

const numbersOf = (
	areas: readonly ChartArea[],
	hidden: ReadonlySet< number >
): string[] =>
	areas.map( ( { value }, index ) =>
		hidden.has( index ) ? '' : writtenHere( value )
	);

const tooltipOf = ( areas: readonly ChartArea[] ) => ( {
	displayColors: false,
	padding: 8,
	bodyFont: fontOf( 14 ),
	callbacks: {
		title: () => '',
		// The rating itself, because what is drawn is limited to the scale.
		label: ( { dataIndex }: { readonly dataIndex: number } ) => {
			const area = areas[ dataIndex ];
			return area
				? `${ area.label }: ${ writtenHere( area.value ) }`
				: '';
		},
	},
} );
