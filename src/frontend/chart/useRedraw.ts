import { useEffect } from '@wordpress/element';
import type { Chart } from 'chart.js';
import type { RefObject } from 'react';
import { TOOLBAR_EVENT } from '../ui/motion';
import { MORE_CONTRAST } from '../ui/page-look';

/** A canvas knows nothing of new colours and sizes of text around it, nor of the size of the paper. */
export function useRedraw(
	box: RefObject< HTMLDivElement >,
	chart: RefObject< Pick< Chart, 'resize' | 'update' > >
): void {
	useEffect( () => {
		// In the editor the canvas lies in a window of its own.
		const view = box.current?.ownerDocument.defaultView ?? window;
		const colors = [ '(prefers-color-scheme: dark)', MORE_CONTRAST ].map(
			( query ) => view.matchMedia( query )
		);
		const recolor = () => chart.current?.update( 'none' );
		// A style sheet that comes late, such as the one of the toolbar's color schemes.
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
