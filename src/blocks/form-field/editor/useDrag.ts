import { type RefObject, useState } from '@wordpress/element';
import type { PointerEvent } from 'react';

/** What a row needs to be dragged by its handle. */
export interface Drag {
	readonly isDragged: boolean;
	readonly listeners: {
		readonly onPointerDown: ( event: PointerEvent ) => void;
		readonly onPointerMove: ( event: PointerEvent ) => void;
		readonly onLostPointerCapture: () => void;
	};
}

/**
 * Moves rows of a list while one of them is dragged, by mouse, pen or finger.
 *
 * @param list    The element whose children are the rows.
 * @param onStart
 * @param onMove
 */
export function useDrag(
	list: RefObject< HTMLElement >,
	onStart: () => void,
	onMove: ( from: number, to: number ) => void
): ( row: number ) => Drag {
	const [ dragged, setDragged ] = useState< number >();
	return ( row ) => ( {
		isDragged: dragged === row,
		listeners: {
			onPointerDown: ( event ) => {
				if ( event.button === 0 ) {
					// The handle that was pressed hears all, also when its row has become another one's.
					event.currentTarget.setPointerCapture( event.pointerId );
					setDragged( row );
					onStart();
				}
			},
			onPointerMove: ( { clientY } ) => {
				const target = [
					...( list.current?.children ?? [] ),
				].findIndex( ( one ) => {
					const { top, bottom } = one.getBoundingClientRect();
					return top <= clientY && clientY < bottom;
				} );
				if (
					dragged !== undefined &&
					target !== -1 &&
					target !== dragged
				) {
					setDragged( target );
					onMove( dragged, target );
				}
			},
			onLostPointerCapture: () => setDragged( undefined ),
		},
	} );
}
