import { PanelBody, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface AdviceProps {
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

/** The texts that a report shows for a low, middle or high rating. Empty texts are not stored. */
export function Advice( { attributes, onChange }: AdviceProps ) {
	const { adviceLow, adviceMiddle, adviceHigh } = attributes;
	return (
		<PanelBody
			title={ __( 'Advice on the report', 'rueda' ) }
			initialOpen={ Boolean( adviceLow ?? adviceMiddle ?? adviceHigh ) }
		>
			<div className="rueda-fields">
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'For a low rating', 'rueda' ) }
					help={ __( 'Up to half of the highest rating.', 'rueda' ) }
					value={ adviceLow ?? '' }
					onChange={ ( value ) =>
						onChange( { adviceLow: value || undefined } )
					}
				/>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'For a middle rating', 'rueda' ) }
					help={ __(
						'Above half, up to three quarters of it.',
						'rueda'
					) }
					value={ adviceMiddle ?? '' }
					onChange={ ( value ) =>
						onChange( { adviceMiddle: value || undefined } )
					}
				/>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'For a high rating', 'rueda' ) }
					help={ __( 'Above three quarters of it.', 'rueda' ) }
					value={ adviceHigh ?? '' }
					onChange={ ( value ) =>
						onChange( { adviceHigh: value || undefined } )
					}
				/>
			</div>
		</PanelBody>
	);
}
