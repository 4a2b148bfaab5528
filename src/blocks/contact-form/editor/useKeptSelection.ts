import {
	type SelectionPoint,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';

/**
 * Where a form stands on a page twice, WordPress 7.1 takes the cursor into the other one whenever that one follows a
 * change. It goes back to where somebody is writing.
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
	// After the effect by which WordPress follows the change.
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
			// Into another form it goes for a reason: what was changed there is undone.
			formOf( was ) === formOf( is )
		) {
			registry
				.dispatch( blockEditorStore )
				.selectionChange( { start, end } );
		}
	}, [ registry, value, clientId ] );
}
