import { useEffect } from '@wordpress/element';
import type { Chart } from 'chart.js';
import type { RefObject } from 'react';
import { TOOLBAR_EVENT } from '../ui/motion';

/** A canvas knows nothing of new colours and sizes of text around it, nor of the size of the paper. */
export function useRedraw(
	box: RefObject< HTMLDivElement >,
	chart: RefObject< Pick< Chart, 'resize' | 'update' > >
): void {
	useEffect( () => {
		// In the editor the canvas lies in a window of its own.
		const view = box.current?.ownerDocument.defaultView ?? window;
		const dark = view.matchMedia( '(prefers-color-scheme: dark)' );
		const recolor = () => chart.current?.update( 'none' );
		const fit = () => chart.current?.resize();
		dark.addEventListener( 'change', recolor );
		document.addEventListener( TOOLBAR_EVENT, recolor );
		view.addEventListener( 'beforeprint', fit );
		view.addEventListener( 'afterprint', fit );
		return () => {
			dark.removeEventListener( 'change', recolor );
			document.removeEventListener( TOOLBAR_EVENT, recolor );
			view.removeEventListener( 'beforeprint', fit );
			view.removeEventListener( 'afterprint', fit );
		};
	}, [ box, chart ] );
}
