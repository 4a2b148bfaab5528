import { __ } from '@wordpress/i18n';
import type { View } from './view-state';

type FootProps = Pick< View, 'isSending' | 'isGated' | 'onRetry' >;

/** Below the form: why it cannot be sent yet, that it is on its way, or what to do when it did not get through. */
export function Foot( { isSending, isGated, onRetry }: FootProps ) {
	if ( onRetry ) {
		return (
			<button className="wp-element-button" onClick={ onRetry }>
				{ __( 'Try again', 'rueda' ) }
			</button>
		);
	}
	if ( isSending ) {
		return __( 'Sending…', 'rueda' );
	}
	return isGated
		? __( 'Accept the conditions to send the form.', 'rueda' )
		: null;
}
