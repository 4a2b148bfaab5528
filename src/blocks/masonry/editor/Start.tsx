import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useIsEmpty } from '../../../editor/fields/useAppender';
import { imageBlock } from '../../../editor/images/imageBlock';
import {
	StartButton,
	StartWithImages,
} from '../../../editor/images/StartWithImages';
import { PatternButtons } from '../../../editor/patterns/PatternButtons';
import { icon } from './icon';

/** The ways to start a masonry that has no items yet. */
export function Start( { clientId }: { readonly clientId: string } ) {
	const isEmpty = useIsEmpty( clientId );
	const { insertBlocks } = useDispatch( blockEditorStore );
	if ( ! isEmpty ) {
		return null;
	}
	const begin = ( items: readonly ReturnType< typeof createBlock >[] ) =>
		insertBlocks( items, 0, clientId, false );
	return (
		<StartWithImages
			clientId={ clientId }
			icon={ icon }
			label={ __( 'Masonry', 'rueda' ) }
			instructions={ __(
				'Choose several images at once or drop them here, start with cards, or add a block below.',
				'rueda'
			) }
			onImages={ ( images ) => begin( images.map( imageBlock ) ) }
		>
			<StartButton
				clientId={ clientId }
				text={ __( 'Empty cards', 'rueda' ) }
				onStart={ () =>
					begin( Array.from( { length: 3 }, emptyCard ) )
				}
			/>
			<PatternButtons clientId={ clientId } kind="masonry" />
		</StartWithImages>
	);
}

const emptyCard = () =>
	createBlock(
		'core/group',
		{
			style: {
				border: { width: '1px', radius: '8px' },
				spacing: {
					padding: {
						top: '24px',
						right: '24px',
						bottom: '24px',
						left: '24px',
					},
				},
			},
			layout: { type: 'constrained' },
		},
		[ createBlock( 'core/paragraph' ) ]
	);
