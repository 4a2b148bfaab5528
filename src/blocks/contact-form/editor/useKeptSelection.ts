import {
	type SelectionPoint,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';

/**
 * If a form is on a page twice, WordPress 7.1 moves the cursor into the other copy when that one is updated. This moves
 * it back.
 */
export function useKeptSelection( value: unknown, clientId: string ): void {
	const registry = useRegistry();
	const before = useRef< readonly [ SelectionPoint, SelectionPoint ] | null >(
		null
	);
	useLayoutEffect( () => {
		const editor = registry.select( blockEditorStore );
		before.current = [
			editor.getSelectionStart(),
			editor.getSelectionEnd(),
		];
	}, [ registry, value ] );
	// After the effect in which WordPress updates the copy.
	useEffect( () => {
		const editor = registry.select( blockEditorStore );
		const placeOf = ( block: string | undefined ) =>
			block === undefined
				? undefined
				: editor
						.getBlockParentsByBlockName(
							block,
							'rueda/contact-form'
						)
						.at( -1 );
		const [ start, end ] = before.current ?? [];
		const was = placeOf( start?.clientId );
		const is = placeOf( editor.getSelectionStart().clientId );
		const formOf = ( place: string ) =>
			editor.getBlockAttributes( place )?.[ 'formId' ];
		if (
			start &&
			end &&
			was &&
			was !== is &&
			is === clientId &&
			// A move into another form has a reason: a change there was undone.
			formOf( was ) === formOf( is )
		) {
			registry
				.dispatch( blockEditorStore )
				.selectionChange( { start, end } );
		}
	}, [ registry, value, clientId ] );
}
