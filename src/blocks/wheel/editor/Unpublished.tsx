import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editAddress } from './edit-address';
import { useChosen } from './useChosen';

/** On the canvas a draft looks as good as any other wheel; on the page it is not there. */
export function Unpublished( { wheelId }: { readonly wheelId: number } ) {
	const [ wheel ] = useChosen( wheelId );
	return ! wheel || wheel.status === 'publish' ? null : (
		<div className="rueda-wheel-unpublished">
			<p>
				{ __(
					'Visitors will see this wheel once it is published.',
					'rueda'
				) }
			</p>
			<ExternalLink href={ editAddress( wheelId ) }>
				{ __( 'Edit this wheel', 'rueda' ) }
			</ExternalLink>
		</div>
	);
}
