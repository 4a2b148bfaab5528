import {
	Chart as ChartJs,
	Tooltip,
	type AnimationEvent,
	type ChartData,
	type ChartOptions,
} from 'chart.js';
import { Chart } from 'react-chartjs-2';
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

/** The first picture stands at once, in place of the server's; only what changes later moves. */
function useMotion(): boolean {
	const [ motion, setMotion ] = useState< 'first' | 'moves' | 'still' >(
		'first'
	);
	// A state set in a layout effect has React run all effects before the browser paints, and with them the one
	// that draws the chart: without it the place would be blank for a frame.
	useLayoutEffect( () => {
		const follow = () => setMotion( wantsNoMotion() ? 'still' : 'moves' );
		follow();
		return onMotionChange( follow );
	}, [] );
	return motion === 'moves';
}

/** A visitor may ask the toolbar or the system for outlines while the chart stands there. */
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

ChartJs.register( Tooltip );

export interface AreaChartProps {
	readonly type: AreaChartType;
	readonly areas: readonly ChartArea[];
	/** Memoised by whoever draws: a new object is a new drawing. */
	readonly scale: ChartScale;
	/** What somebody hears who cannot see the chart; the numbers themselves stand beside it. */
	readonly name: string;
	readonly hidden?: ReadonlySet< number >;
	/** The area that is asked about now: its place is outlined. */
	readonly current?: number | null;
}

const MOTION = {
	duration: 250,
	easing: 'easeOutQuad',
	// Chart.js takes on a new size only when it draws next: one that came after an animation's last picture would wait.
	// What is drawn without steps calls this as well, and has its size.
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
	useEffect( () => {
		if ( ! moves ) {
			// A movement that is under way would end where it was going, whatever is drawn meanwhile.
			chart.current?.stop().draw();
		}
	}, [ moves ] );

	const drawing = drawings[ type ];
	// What is registered already is not registered again.
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
			plugins: { rueda: { current }, tooltip: tooltipOf( areas ) },
		} ),
		[ drawing, areas, scale, current, moves ]
	);
	return (
		<div className="rueda-chart" ref={ box }>
			<Chart
				key={ type }
				ref={ chart }
				type={ type }
				data={ data }
				options={ options }
				plugins={ [ drawing.plugin ] }
				aria-label={ name }
			/>
		</div>
	);
}

const tooltipOf = ( areas: readonly ChartArea[] ) => ( {
	displayColors: false,
	padding: 8,
	bodyFont: fontOf( 14 ),
	callbacks: {
		title: () => '',
		// The rating itself: what is drawn may have been cut to the scale.
		label: ( { dataIndex }: { readonly dataIndex: number } ) => {
			const area = areas[ dataIndex ];
			return area
				? `${ area.label }: ${ written(
						area.value,
						document.documentElement.lang
					) }`
				: '';
		},
	},
} );
