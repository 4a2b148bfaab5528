import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { Button, PanelBody } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { focusBlock } from '../screen/canvas';

/**
 * Beside a part of a form on a page: the way to the settings of the form itself, which its block has. On the form's own
 * screen they are in a tab, so there is nothing.
 */
export function WholeForm( { clientId }: { readonly clientId: string } ) {
	const form = useSelect(
		( select ) =>
			select( blockEditorStore )
				.getBlockParentsByBlockName( clientId, 'rueda/contact-form' )
				.at( -1 ),
		[ clientId ]
	);
	const { selectBlock } = useDispatch( blockEditorStore );
	return form === undefined ? null : (
		<InspectorControls>
			<PanelBody>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => {
						selectBlock( form, null );
						// The pressed button disappears with the settings of the field.
						focusBlock( form );
					} }
				>
					{ __( 'Settings of the whole form', 'rueda' ) }
				</Button>
			</PanelBody>
		</InspectorControls>
	);
}
