import { PanelBody, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { AREA_ADVICE } from '../../../definitions/area-options';
import type { Attributes } from './attributes';

interface AdviceProps {
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

/** What a result and a report say to a low, middle or high rating. Empty texts and links are not stored. */
export function Advice( { attributes, onChange }: AdviceProps ) {
	return (
		<PanelBody
			title={ __( 'Advice on result and report', 'rueda' ) }
			initialOpen={ Object.values( AREA_ADVICE ).some(
				( { text, link } ) =>
					Boolean( attributes[ text ] ?? attributes[ link ] )
			) }
		>
			<div className="rueda-fields">
				{ bands().map( ( { text, link, label, help, linkLabel } ) => (
					<div key={ text } className="rueda-fields">
						<TextareaControl
							__nextHasNoMarginBottom
							label={ label }
							help={ help }
							value={ attributes[ text ] ?? '' }
							onChange={ ( value ) =>
								onChange( { [ text ]: value || undefined } )
							}
						/>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							type="url"
							label={ linkLabel }
							value={ attributes[ link ] ?? '' }
							onChange={ ( value ) =>
								onChange( {
									[ link ]: value.trim() || undefined,
								} )
							}
						/>
					</div>
				) ) }
			</div>
		</PanelBody>
	);
}

const bands = () => [
	{
		...AREA_ADVICE.low,
		label: __( 'For a low rating', 'rueda' ),
		help: __( 'Up to half of the highest rating.', 'rueda' ),
		linkLabel: __( 'Link for a low rating', 'rueda' ),
	},
	{
		...AREA_ADVICE.middle,
		label: __( 'For a middle rating', 'rueda' ),
		help: __( 'Above half, up to three quarters of it.', 'rueda' ),
		linkLabel: __( 'Link for a middle rating', 'rueda' ),
	},
	{
		...AREA_ADVICE.high,
		label: __( 'For a high rating', 'rueda' ),
		help: __( 'Above three quarters of it.', 'rueda' ),
		linkLabel: __( 'Link for a high rating', 'rueda' ),
	},
];
