import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { RangeField } from '../../../../editor/fields/RangeField';
import type { PanelProps } from '../kind';
import { definition } from './definition';
import { starsOf } from './stars';

export const RatingPanel = ( { attributes, onChange }: PanelProps ) => (
	<PanelBody title={ __( 'Rating', 'rueda' ) }>
		<div className="rueda-fields">
			<RangeField
				label={ __( 'Number of stars', 'rueda' ) }
				value={ starsOf( attributes.max ) }
				min={ definition.stars.least }
				max={ definition.stars.most }
				onChange={ ( stars ) => onChange( { max: String( stars ) } ) }
			/>
		</div>
	</PanelBody>
);
