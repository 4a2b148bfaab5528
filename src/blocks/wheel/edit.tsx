import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { icon } from './icon';
import { NewWheel } from './NewWheel';
import { Sidebar } from './Sidebar';
import { WheelPicker } from './WheelPicker';
import { WheelPreview } from './WheelPreview';

export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { wheelId } = attributes;
	return (
		<div { ...useBlockProps() }>
			{ wheelId > 0 ? (
				<>
					<InspectorControls>
						<PanelBody title={ __( 'Wheel', 'rueda' ) }>
							<Sidebar
								attributes={ attributes }
								onChange={ setAttributes }
							/>
						</PanelBody>
					</InspectorControls>
					{ /* By its key: a wheel that was chosen anew is loaded anew. */ }
					<WheelPreview key={ wheelId } { ...attributes } />
				</>
			) : (
				<Placeholder
					icon={ icon }
					label={ __( 'Wheel of Life', 'rueda' ) }
					instructions={ __(
						'Choose the wheel that visitors find here, or make a new one.',
						'rueda'
					) }
				>
					<div className="rueda-wheel-choice">
						<WheelPicker
							value={ 0 }
							onChange={ ( id ) =>
								// Older content without a mode means a popup, so only a new block can be told to lie in the page.
								setAttributes( { wheelId: id, mode: 'inline' } )
							}
						/>
						<NewWheel />
					</div>
				</Placeholder>
			) }
		</div>
	);
}
