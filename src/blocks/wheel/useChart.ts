import { useEffect, useRef, useState } from '@wordpress/element';
import type { ComponentType, RefObject } from 'react';
import { keepTrying } from '../../frontend/patience';
import { readRecipe } from '../../frontend/recipe';
import type { PolarChartProps } from '../../frontend/ui/PolarChart';

type Chart = ComponentType< PolarChartProps >;

/** Once it is there it is there for every wheel of the page, and at once. */
let arrived: Chart | null = null;

/**
 * The chart, fetched when one is about to show. Until then null, and `box` is where the visitor reads why it
 * takes so long, and where he can try again.
 */
export function useChart(): {
	readonly PolarChart: Chart | null;
	readonly box: RefObject< HTMLDivElement >;
} {
	const [ PolarChart, setChart ] = useState< Chart | null >( () => arrived );
	const box = useRef< HTMLDivElement >( null );
	const isThere = PolarChart !== null;
	useEffect( () => {
		const texts = readRecipe()?.texts;
		if ( isThere || ! box.current || ! texts ) {
			return;
		}
		void keepTrying( box.current, 'chart', texts, async () => {
			const module = await import(
				/* webpackChunkName: "chart" */ '../../frontend/ui/PolarChart'
			);
			arrived = module.PolarChart;
			setChart( () => arrived );
		} );
	}, [ isThere ] );
	return { PolarChart, box };
}
