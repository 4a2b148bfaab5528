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

/** What the block with the cursor is, and what it can become. */
export function KindMenu() {
	const block = useSelect( ( select ) => {
		const { getBlock, getBlockHierarchyRootClientId, ...selectors } =
			select( store );
		const selected = selectors.getSelectedBlockClientId();
		return selected
			? getBlock( getBlockHierarchyRootClientId( selected ) )
			: null;
	}, [] );
	const { replaceBlocks, selectBlock } = useDispatch( store );
	const become = ( name: string ) => {
		const blocks = block && switchToBlockType( [ block ], name );
		if ( blocks ) {
			replaceBlocks( [ block.clientId ], blocks );
		}
		const last = blocks?.at( -1 );
		if ( last ) {
			selectBlock( last.clientId, -1 );
		}
	};
	return (
		<ToolbarGroup>
			<ToolbarDropdownMenu
				icon={ <KindIcon name={ block?.name ?? 'core/paragraph' } /> }
				label={ __( 'Text type', 'rueda' ) }
				toggleProps={ { disabled: ! block } }
				controls={ kindsFor( block ).map( ( name ) => ( {
					title: getBlockType( name )?.title ?? name,
					icon: <KindIcon name={ name } />,
					isActive: name === block?.name,
					onClick: () => become( name ),
				} ) ) }
			/>
		</ToolbarGroup>
	);
}

const KindIcon = ( { name }: { readonly name: string } ) => (
	<BlockIcon icon={ getBlockType( name )?.icon } />
);

function kindsFor( block: Block | null ): readonly string[] {
	if ( ! block ) {
		return KINDS;
	}
	const possible = getPossibleBlockTransformations( [ block ] ).map(
		( { name } ) => name
	);
	return KINDS.filter(
		( name ) => name === block.name || possible.includes( name )
	);
}
