import { Disabled } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CallToAction } from '../../frontend/cta/CallToAction';
import type { Cta } from '../../frontend/cta/cta';

interface PreviewProps {
	readonly cta: Cta | null;
	/** The message if there is nothing to show. */
	readonly empty: string;
	/** Rendered as wide as on a page, and then scaled down. */
	readonly isSmall?: boolean;
}

export function Preview( { cta, empty, isSmall = false }: PreviewProps ) {
	return (
		<figure
			className={ `rueda-cta-editor__preview${ isSmall ? ' is-small' : '' }` }
		>
			{ cta ? (
				<Disabled>
					<div className="rueda-cta-editor__page">
						<CallToAction cta={ cta } />
					</div>
				</Disabled>
			) : (
				<p>{ empty }</p>
			) }
			<figcaption>{ __( 'Preview', 'rueda' ) }</figcaption>
		</figure>
	);
}
