import { type RefObject, useEffect, useState } from '@wordpress/element';

/**
 * Moves the focus to a row after a list has changed, because the element that had it is gone or belongs to another row.
 *
 * @param list The element whose children are the rows.
 */
export function useRowFocus(
	list: RefObject< HTMLElement >
): ( row: number, selector?: string ) => void {
	const [ wanted, want ] = useState< [ row: number, selector: string ] >();
	useEffect( () => {
		if ( ! wanted ) {
			return;
		}
		const [ row, selector ] = wanted;
		const rows = list.current?.children;
		const target =
			rows?.[ Math.min( row, rows.length - 1 ) ] ??
			list.current?.parentElement;
		target?.querySelector< HTMLElement >( selector )?.focus();
	}, [ wanted, list ] );
	return ( row, selector = 'input, button' ) => want( [ row, selector ] );
}
