import { useLayoutEffect, useState } from '@wordpress/element';
import { columnsOf } from '../../rules/rating';

/** The smallest width of a button of the scale, in pixels. */
const button = 44;

/** Computes how many buttons go into a row of `list`, so that rows are even and no button is too small. */
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
		// Before the first paint, so that nothing moves.
		fit();
		const observer = new ResizeObserver( fit );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ list, count ] );
	return columns;
}
