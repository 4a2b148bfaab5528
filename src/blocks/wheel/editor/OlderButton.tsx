import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { Button, PanelBody } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { fromOlderButton } from '../rules/older-button';
import { WheelPreview } from './WheelPreview';

/** Shows the wheel that an older button stands for. To change it, the author converts it to our block. */
export function OlderButton( { attributes, clientId }: BlockEditProps ) {
	const { replaceBlock } = useDispatch( blockEditorStore );
	const placed = fromOlderButton( attributes );
	return (
		<div { ...useBlockProps( { className: 'wp-block-rueda-wheel' } ) }>
			<InspectorControls>
				<PanelBody>
					<p>
						{ __(
							'This block comes from an older plugin. It works on the page as it is; to edit it, convert it to a Rueda block.',
							'rueda'
						) }
					</p>
					<Button
						variant="secondary"
						__next40pxDefaultSize
						onClick={ () =>
							replaceBlock(
								clientId,
								createBlock( 'rueda/wheel', { ...placed } )
							)
						}
					>
						{ __( 'Convert to a wheel', 'rueda' ) }
					</Button>
				</PanelBody>
			</InspectorControls>
			<WheelPreview key={ placed.wheelId } { ...placed } />
		</div>
	);
}
