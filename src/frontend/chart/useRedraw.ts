import { useEffect } from '@wordpress/element';
import type { Chart } from 'chart.js';
import type { RefObject } from 'react';
import { TOOLBAR_EVENT } from '../ui/motion';
import { MORE_CONTRAST } from '../ui/page-look';

/** Redraws the chart when colours, text sizes or the paper change, because a canvas does not notice. */
export function useRedraw(
	box: RefObject< HTMLDivElement >,
	chart: RefObject< Pick< Chart, 'resize' | 'update' > >
): void {
	useEffect( () => {
		// In the editor, the canvas is in another window.
		const view = box.current?.ownerDocument.defaultView ?? window;
		const colors = [ '(prefers-color-scheme: dark)', MORE_CONTRAST ].map(
			( query ) => view.matchMedia( query )
		);
		const recolor = () => chart.current?.update( 'none' );
		// For style sheets that load late, such as the toolbar's color schemes.
		const recolorFor = ( { target }: Event ) =>
			target instanceof HTMLLinkElement && recolor();
		const fit = () => chart.current?.resize();
		colors.forEach( ( query ) =>
			query.addEventListener( 'change', recolor )
		);
		document.addEventListener( TOOLBAR_EVENT, recolor );
		document.addEventListener( 'load', recolorFor, true );
		view.addEventListener( 'beforeprint', fit );
		view.addEventListener( 'afterprint', fit );
		return () => {
			colors.forEach( ( query ) =>
				query.removeEventListener( 'change', recolor )
			);
			document.removeEventListener( TOOLBAR_EVENT, recolor );
			document.removeEventListener( 'load', recolorFor, true );
			view.removeEventListener( 'beforeprint', fit );
			view.removeEventListener( 'afterprint', fit );
		};
	}, [ box, chart ] );
}
