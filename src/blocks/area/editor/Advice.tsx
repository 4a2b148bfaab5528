import { PanelBody, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface AdviceProps {
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

/** What the report says to the area's rating. A text that is empty is not stored, and nothing is said. */
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
