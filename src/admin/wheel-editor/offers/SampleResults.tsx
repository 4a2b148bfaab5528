import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { offerFor } from '../../../frontend/cta/offers';
import type { CountedArea } from '../changes';
import type { Offer } from './offer';
import { samplesOf } from './samples';

interface SampleResultsProps {
	readonly offers: readonly Offer[];
	readonly areas: readonly CountedArea[];
}

/** Says which call to action a result would get. */
export function SampleResults( { offers, areas }: SampleResultsProps ) {
	const [ chosen, choose ] = useState( 0 );
	const samples = samplesOf( areas );
	const shown = offerFor( offers, samples[ chosen ]?.areas ?? [] );
	return (
		<div className="rueda-offers__samples">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Try it with a sample result', 'rueda' ) }
				value={ String( chosen ) }
				options={ samples.map( ( { label }, index ) => ( {
					label,
					value: String( index ),
				} ) ) }
				onChange={ ( index ) => choose( Number( index ) ) }
			/>
			<p role="status">
				{ shown
					? sprintf(
							/* translators: %s: title of a call to action. */
							__( 'This result gets “%s”.', 'rueda' ),
							shown.title || __( '(no title)', 'rueda' )
						)
					: __(
							'No rules hold for this result: it gets the one above.',
							'rueda'
						) }
			</p>
		</div>
	);
}
