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
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { lengthsOf, written, type ChartArea } from './chart-series';
import { polarPlugin } from './polar-plugin';

ChartJs.register( PolarAreaController, ArcElement, RadialLinearScale, Tooltip );

export interface PolarChartProps {
	readonly areas: readonly ChartArea[];
	/** The value of the outermost ring. */
	readonly maximum: number;
	/** What somebody hears who cannot see the chart; the numbers themselves stand beside it. */
	readonly name: string;
	readonly hidden?: ReadonlySet< number >;
	/** The area that is asked about now: its sector is outlined. */
	readonly current?: number | null;
}

const NONE: ReadonlySet< number > = new Set();

export function PolarChart( {
	areas,
	maximum,
	name,
	hidden = NONE,
	current = null,
}: PolarChartProps ) {
	const box = useRef< HTMLDivElement >( null );
	const chart = useRef< ChartJs< 'polarArea' > >( null );
	const moves = useMotion( chart );
	useRedraw( box, chart );

	const data = useMemo(
		(): ChartData< 'polarArea' > => ( {
			labels: areas.map( ( area ) => area.label ),
			datasets: [
				{
					data: lengthsOf( areas, maximum, hidden ),
					backgroundColor: areas.map( ( area ) => area.color ),
				},
			],
		} ),
		[ areas, maximum, hidden ]
	);
	const options = useMemo(
		() => optionsOf( areas, maximum, current, moves ),
		[ areas, maximum, current, moves ]
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
	maximum: number,
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
			min: 0,
			max: maximum,
			ticks: { display: false },
			grid: { display: false },
		},
	},
	plugins: {
		rueda: { current },
		tooltip: {
			displayColors: false,
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
function useMotion( chart: {
	readonly current: ChartJs< 'polarArea' > | null;
} ): boolean {
	const [ moves, setMoves ] = useState( false );
	useEffect( () => {
		const calm = window.matchMedia(
			'(prefers-reduced-motion: no-preference)'
		);
		const follow = () => setMoves( calm.matches );
		follow();
		calm.addEventListener( 'change', follow );
		return () => calm.removeEventListener( 'change', follow );
	}, [ chart ] );
	return moves;
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
