import {
	type EditorBlock,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { RadioControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { FORM_TYPE } from '../../definitions/form-post';
import {
	afterSendingIn,
	choices,
	newAfterSending,
	readAfterSending,
} from './after-sending';
import { AfterSendingFields } from './AfterSendingFields';

/** What the form does after sending. All of it is kept in a block of the form, which this makes and removes. */
export function AfterSendingPanel( { formId }: { readonly formId: number } ) {
	const root = useRoot( formId );
	const block = useSelect(
		( select ) =>
			root === undefined
				? undefined
				: afterSendingIn(
						select( blockEditorStore ).getBlocks( root )
					),
		[ root ]
	);
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const choose = useChoose( root, block );
	const value = readAfterSending( block?.attributes );
	return root === undefined ? null : (
		<div className="rueda-fields" data-rueda-part="after_sending.body">
			<RadioControl
				label={ __( 'After sending, visitors get', 'rueda' ) }
				help={ __(
					'Own content is written below the fields of the form, in the block “After sending”.',
					'rueda'
				) }
				options={ [
					{
						value: 'sentence',
						label: __( 'The message below the form', 'rueda' ),
					},
					...choices(),
				] }
				selected={ block ? value.then : 'sentence' }
				onChange={ choose }
			/>
			{ block && value.then === 'page' && (
				<AfterSendingFields
					formId={ formId }
					value={ value }
					onChange={ ( change ) =>
						updateBlockAttributes( [ block.clientId ], change )
					}
				/>
			) }
		</div>
	);
}

function useChoose(
	root: string | undefined,
	block: EditorBlock | undefined
): ( then: string ) => void {
	const { insertBlock, removeBlock, updateBlockAttributes } =
		useDispatch( blockEditorStore );
	return ( then ) => {
		if ( then !== 'content' && then !== 'page' ) {
			if ( block ) {
				removeBlock( block.clientId, false );
			}
		} else if ( block ) {
			updateBlockAttributes( [ block.clientId ], { then } );
		} else {
			// It is not selected, because the sidebar would leave this panel.
			insertBlock( newAfterSending( then ), undefined, root, false );
		}
	};
}

/** Where the blocks of the form are: on its own screen at the top, on a page in its block. */
const useRoot = ( formId: number ): string | undefined =>
	useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			return 'typenow' in window && window.typenow === FORM_TYPE
				? ''
				: editor
						.getBlocksByName( 'rueda/contact-form' )
						.find(
							( id ) =>
								editor.getBlockAttributes( id )?.[
									'formId'
								] === formId
						);
		},
		[ formId ]
	);
