import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Flag } from '../../editor/Flag';
import type { PanelProps } from '../kind';

export const ConsentPanel = ( part: PanelProps ) => (
	<PanelBody title={ __( 'Consent', 'rueda' ) }>
		<div className="rueda-fields">
			<Flag
				name="isOptional"
				label={ __( 'Optional', 'rueda' ) }
				{ ...part }
			/>
			<Flag
				name="isInverted"
				label={ __( 'Must stay unchecked', 'rueda' ) }
				{ ...part }
			/>
			<Flag
				name="isChecked"
				label={ __( 'Checked by default', 'rueda' ) }
				help={ __(
					'In many countries, a box that is checked by default is not consent.',
					'rueda'
				) }
				{ ...part }
			/>
			<Flag
				name="labelFirst"
				label={ __( 'Text before the box', 'rueda' ) }
				{ ...part }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Keep the message only with this consent',
					'rueda'
				) }
				help={ __(
					'Without it, the content of the message is deleted from this site once it has been emailed.',
					'rueda'
				) }
				checked={ part.attributes.consentFor === 'storage' }
				onChange={ ( on ) =>
					part.onChange( { consentFor: on ? 'storage' : '' } )
				}
			/>
		</div>
	</PanelBody>
);
