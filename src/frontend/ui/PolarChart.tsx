import {
	ArcElement,
	Chart as ChartJs,
	PolarAreaController,
	RadialLinearScale,
	Tooltip,
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
	reachOf,
	written,
	type ChartArea,
	type ChartScale,
} from '../chart-series';
import { polarPlugin } from './polar-plugin';

ChartJs.register( PolarAreaController, ArcElement, RadialLinearScale, Tooltip );

export interface PolarChartProps {
	readonly areas: readonly ChartArea[];
	/** Memoised by whoever draws: a new object is a new drawing. */
	readonly scale: ChartScale;
	/** What somebody hears who cannot see the chart; the numbers themselves stand beside it. */
	readonly name: string;
	readonly hidden?: ReadonlySet< number >;
	/** The area that is asked about now: its sector is outlined. */
	readonly current?: number | null;
}

const NONE: ReadonlySet< number > = new Set();

export function PolarChart( {
	areas,
	scale,
	name,
	hidden = NONE,
	current = null,
}: PolarChartProps ) {
	const box = useRef< HTMLDivElement >( null );
	const chart = useRef< ChartJs< 'polarArea' > >( null );
	const moves = useMotion();
	useRedraw( box, chart );

	const data = useMemo(
		(): ChartData< 'polarArea' > => ( {
			labels: areas.map( ( area ) => area.label ),
			datasets: [
				{
					data: reachOf( areas, scale, hidden ),
					backgroundColor: areas.map( ( area ) => area.color ),
				},
			],
		} ),
		[ areas, scale, hidden ]
	);
	const options = useMemo(
		() => optionsOf( areas, scale, current, moves ),
		[ areas, scale, current, moves ]
	);
	return (
		<div className="rueda-chart" ref={ box }>
			<Chart
				ref={ chart }
				type="polarArea"
				data={ data }
				options={ options }
				plugins={ [ polarPlugin ] }
				aria-label={ name }
			/>
		</div>
	);
}

const optionsOf = (
	areas: readonly ChartArea[],
	scale: ChartScale,
	current: number | null,
	moves: boolean
): ChartOptions< 'polarArea' > => ( {
	responsive: true,
	maintainAspectRatio: false,
	animation: moves ? { duration: 250, easing: 'easeOutQuad' } : false,
	layout: { padding: 2 },
	elements: { arc: { borderWidth: 0 } },
	scales: {
		r: {
			...scale,
			ticks: { display: false },
			grid: { display: false },
		},
	},
	plugins: {
		rueda: { current },
		tooltip: {
			displayColors: false,
			padding: 8,
			bodyFont: ( { chart } ) => ( {
				family: getComputedStyle( chart.canvas ).fontFamily,
				size: 14,
			} ),
			callbacks: {
				title: () => '',
				// The rating itself: what is drawn may have been cut to the scale.
				label: ( { dataIndex } ) => {
					const area = areas[ dataIndex ];
					return area
						? `${ area.label }: ${ written(
								area.value,
								document.documentElement.lang
							) }`
						: '';
				},
			},
		},
	},
} );

/** The first picture stands at once, in place of the server's; only what changes later moves. */
function useMotion(): boolean {
	const [ motion, setMotion ] = useState< 'first' | 'moves' | 'still' >(
		'first'
	);
	// A state set in a layout effect has React run all effects before the browser paints, and with them the one
	// that draws the chart: without it the place would be blank for a frame.
	useLayoutEffect( () => {
		const welcome = window.matchMedia(
			'(prefers-reduced-motion: no-preference)'
		);
		const follow = () => setMotion( welcome.matches ? 'moves' : 'still' );
		follow();
		welcome.addEventListener( 'change', follow );
		return () => welcome.removeEventListener( 'change', follow );
	}, [] );
	return motion === 'moves';
}

/** A canvas knows nothing of new colours around it, nor of the size of the paper. */
function useRedraw(
	box: { readonly current: HTMLDivElement | null },
	chart: { readonly current: ChartJs< 'polarArea' > | null }
): void {
	useEffect( () => {
		// In the editor the canvas lies in a window of its own.
		const view = box.current?.ownerDocument.defaultView ?? window;
		const dark = view.matchMedia( '(prefers-color-scheme: dark)' );
		const draw = () => chart.current?.draw();
		const fit = () => chart.current?.resize();
		dark.addEventListener( 'change', draw );
		view.addEventListener( 'beforeprint', fit );
		view.addEventListener( 'afterprint', fit );
		return () => {
			dark.removeEventListener( 'change', draw );
			view.removeEventListener( 'beforeprint', fit );
			view.removeEventListener( 'afterprint', fit );
		};
	}, [ box, chart ] );
}
