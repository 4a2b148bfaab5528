import { useLayoutEffect, useState } from '@wordpress/element';
import { columnsOf } from '../../rules/rating';

/** The least width of a button of the scale, in pixels. */
const button = 44;

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
		const fit = () => {
			const gap =
				parseFloat( getComputedStyle( element ).columnGap ) || 0;
			const fitting = ( element.clientWidth + gap ) / ( button + gap );
			setColumns( columnsOf( count, fitting ) );
		};
		// Before the first picture, so that nothing jumps.
		fit();
		const observer = new ResizeObserver( fit );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ list, count ] );
	return columns;
}
