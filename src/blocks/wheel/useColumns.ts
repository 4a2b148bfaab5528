import { useLayoutEffect, useState } from '@wordpress/element';
import { columnsOf } from './rating';

/** A button of the scale and the gap beside it, in pixels, as style.scss has them. */
const button = 44;
const gap = 8;

/** How many buttons to set in a row of `list`, so that the rows are even and no button gets too small. */
export function useColumns(
	list: { readonly current: HTMLElement | null },
	count: number
): number {
	const [ columns, setColumns ] = useState( count );
	useLayoutEffect( () => {
		const element = list.current;
		if ( ! element ) {
			return undefined;
		}
		const fit = () =>
			setColumns(
				columnsOf(
					count,
					( element.clientWidth + gap ) / ( button + gap )
				)
			);
		// Before the first picture, so that nothing jumps.
		fit();
		const observer = new ResizeObserver( fit );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ list, count ] );
	return columns;
}
