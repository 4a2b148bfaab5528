import { BlockIcon, store } from '@wordpress/block-editor';
import {
	type Block,
	getBlockType,
	getPossibleBlockTransformations,
	switchToBlockType,
} from '@wordpress/blocks';
import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

const KINDS = [ 'core/paragraph', 'core/heading', 'core/list', 'core/quote' ];

/** Shows the type of the current block, and the types it can become. */
export function KindMenu() {
	const block = useSelect( ( select ) => {
		const { getBlock, getBlockHierarchyRootClientId, ...selectors } =
			select( store );
		const selected = selectors.getSelectedBlockClientId();
		const clientId = selected
			? getBlockHierarchyRootClientId( selected )
			: selectors.getBlockOrder()[ 0 ];
		return clientId === undefined ? null : getBlock( clientId );
	}, [] );
	const { replaceBlocks, selectBlock } = useDispatch( store );
	const kinds = block ? kindsFor( block ) : [];
	if ( ! block || kinds.length === 0 ) {
		return null;
	}
	const become = ( name: string ) => {
		const blocks = switchToBlockType( [ block ], name );
		const last = blocks?.at( -1 );
		if ( blocks && last ) {
			replaceBlocks( [ block.clientId ], blocks );
			selectBlock( last.clientId, -1 );
		}
	};
	return (
		<ToolbarGroup>
			<ToolbarDropdownMenu
				icon={ <KindIcon name={ block.name } /> }
				label={ __( 'Text type', 'rueda' ) }
				controls={ kinds.map( ( name ) => ( {
					title: getBlockType( name )?.title ?? name,
					icon: <KindIcon name={ name } />,
					isActive: name === block.name,
					onClick: () => become( name ),
				} ) ) }
			/>
		</ToolbarGroup>
	);
}

const KindIcon = ( { name }: { readonly name: string } ) => (
	<BlockIcon icon={ getBlockType( name )?.icon } />
);

function kindsFor( block: Block ): readonly string[] {
	const possible = getPossibleBlockTransformations( [ block ] ).map(
		( { name } ) => name
	);
	return KINDS.filter(
		( name ) => name === block.name || possible.includes( name )
	);
}
