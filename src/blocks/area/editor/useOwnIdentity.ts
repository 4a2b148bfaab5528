import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { identityOf } from '../../../frontend/values/area-identity';
import { freshIdentity } from './identity';

/** The areas that were on the canvas before. */
const known = new Set< string >();

/** Gives a copied area an identity of its own, so that it has its own averages. */
export function useOwnIdentity( clientId: string ): void {
	const registry = useRegistry();
	const {
		updateBlockAttributes,
		__unstableMarkNextChangeAsNotPersistent: keepOutOfUndo,
	} = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( known.has( clientId ) ) {
			return;
		}
		known.add( clientId );
		const editor = registry.select( blockEditorStore );
		const root = editor.getBlockRootClientId( clientId ) ?? '';
		const areas = editor.getBlocks( root );
		const own = areas.find( ( area ) => area.clientId === clientId );
		const identity = own ? identityOf( own.attributes ) : '';
		if (
			identity &&
			areas.some(
				( area ) =>
					area.clientId !== clientId &&
					known.has( area.clientId ) &&
					identityOf( area.attributes ) === identity
			)
		) {
			keepOutOfUndo();
			updateBlockAttributes( [ clientId ], { areaId: freshIdentity() } );
		}
	}, [ clientId, registry, updateBlockAttributes, keepOutOfUndo ] );
}
