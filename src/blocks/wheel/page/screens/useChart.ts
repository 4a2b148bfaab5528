import { useEffect, useRef, useState } from '@wordpress/element';
import type { ComponentType, RefObject } from 'react';
import { retryUntilDone } from '../../../../frontend/loader/retries';
import { readRecipe } from '../../../../frontend/loader/recipe';
import type { AreaChartProps } from '../../../../frontend/chart/AreaChart';

type Chart = ComponentType< AreaChartProps >;

/** Once loaded, it is used at once by every wheel of the page. */
let arrived: Chart | null = null;

/**
 * Loads the chart when one is about to show; null until then. In `box` the visitor reads why it takes long, and can try
 * again.
 */
export function useChart(): {
	readonly AreaChart: Chart | null;
	readonly box: RefObject< HTMLDivElement >;
} {
	const [ AreaChart, setChart ] = useState< Chart | null >( () => arrived );
	const box = useRef< HTMLDivElement >( null );
	const isThere = AreaChart !== null;
	useEffect( () => {
		const texts = readRecipe()?.texts;
		if ( isThere || ! box.current || ! texts ) {
			return;
		}
		void retryUntilDone( box.current, 'chart', texts, async () => {
			// webpack.config.js puts it into the chunk that all blocks share.
			const module =
				await import( '../../../../frontend/chart/AreaChart' );
			arrived = module.AreaChart;
			setChart( () => arrived );
		} );
	}, [ isThere ] );
	return { AreaChart, box };
}
