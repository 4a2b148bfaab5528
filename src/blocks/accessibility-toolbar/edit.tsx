import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ExternalLink, PanelBody, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolbarPreview } from '../../editor/accessibility-toolbar/ToolbarPreview';
import type { Attributes } from './editor/attributes';
import { useToolbar } from './editor/useToolbar';

export function Edit( {
	attributes: { placement },
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { toolbar, mayEdit } = useToolbar();
	const isFixed = placement !== 'inline';
	return (
		<div { ...useBlockProps( { className: 'is-in-editor' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Accessibility toolbar', 'rueda' ) }>
					<PlacementField
						isFixed={ isFixed }
						onChange={ ( value ) =>
							setAttributes( { placement: value } )
						}
					/>
					<p>
						{ __(
							'The toolbar does not make a page accessible. It offers visitors a few ways to read it more comfortably.',
							'rueda'
						) }
					</p>
					{ mayEdit && (
						<p>
							<ExternalLink href="admin.php?page=rueda-settings&tab=accessibility">
								{ __(
									'Edit tools, links and colors',
									'rueda'
								) }
							</ExternalLink>
						</p>
					) }
				</PanelBody>
			</InspectorControls>
			<ToolbarPreview toolbar={ toolbar } isFixed={ isFixed } />
			{ isFixed && (
				<p className="rueda-a11y-note">
					{ __(
						'On the page, visitors see the button at the side of the screen. The panel opens when they press it.',
						'rueda'
					) }
				</p>
			) }
		</div>
	);
}

interface PlacementFieldProps {
	readonly isFixed: boolean;
	readonly onChange: ( placement: Attributes[ 'placement' ] ) => void;
}

const PlacementField = ( { isFixed, onChange }: PlacementFieldProps ) => (
	<RadioControl
		label={ __( 'Placement', 'rueda' ) }
		selected={ isFixed ? 'fixed' : 'inline' }
		options={ [
			{
				value: 'fixed',
				label: __(
					'Behind a button at the side of the screen',
					'rueda'
				),
			},
			{
				value: 'inline',
				label: __( 'Open, here in the page', 'rueda' ),
			},
		] }
		onChange={ ( value ) =>
			onChange( value === 'inline' ? 'inline' : 'fixed' )
		}
	/>
);
