import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { IntegerField } from '../../../../editor/fields/IntegerField';
import type { PanelProps } from '../kind';
import { starsOf } from './stars';

export const RatingPanel = ( { attributes, onChange }: PanelProps ) => (
	<PanelBody title={ __( 'Rating', 'rueda' ) }>
		<div className="rueda-fields">
			<IntegerField
				label={ __( 'Number of stars', 'rueda' ) }
				help={ __( 'From 2 to 10.', 'rueda' ) }
				value={ starsOf( attributes.max ) }
				onChange={ ( stars ) =>
					onChange( { max: String( stars ?? '' ) } )
				}
			/>
		</div>
	</PanelBody>
);
