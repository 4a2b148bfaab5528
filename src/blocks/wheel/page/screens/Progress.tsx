import { __, sprintf } from '@wordpress/i18n';
import { inPageLanguage } from '../../../../frontend/values/page-language';
import type { Question } from '../../rules/screens';
import { progressOf, stepOf } from '../../rules/where';

/**
 * Shows a segment for each area: filled with its colour when answered, hollow when skipped, outlined when it is asked.
 */
export function Progress( { flow }: { readonly flow: Question } ) {
	const { step, index, total } = stepOf( flow );
	const text = stepText( flow );
	return (
		<div className="wp-block-rueda-wheel__progress">
			<div
				className="wp-block-rueda-wheel__segments"
				role="progressbar"
				aria-label={ __( 'Progress', 'rueda' ) }
				aria-valuemin={ 1 }
				aria-valuemax={ total }
				aria-valuenow={ step }
				aria-valuetext={ text }
			>
				{ progressOf( flow ).map( ( state, at ) => (
					<span
						key={ at }
						className={ [
							'wp-block-rueda-wheel__segment',
							`is-${ state }`,
							...( at === index ? [ 'is-current' ] : [] ),
						].join( ' ' ) }
						style={ {
							[ '--rueda-dot' as string ]:
								flow.areas[ at ]?.color,
						} }
					/>
				) ) }
			</div>
			<p className="wp-block-rueda-wheel__step">{ text }</p>
		</div>
	);
}

export function stepText( flow: Question ): string {
	const { step, total } = stepOf( flow );
	return sprintf(
		/* translators: 1: number of this area, 2: how many areas there are. */
		__( 'Area %1$s of %2$s', 'rueda' ),
		inPageLanguage( step ),
		inPageLanguage( total )
	);
}
