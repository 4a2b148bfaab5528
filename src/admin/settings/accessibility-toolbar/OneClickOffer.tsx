import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Toolbar } from '../../../editor/accessibility-toolbar/settings';
import { saveSettings } from '../api';

declare global {
	interface Window {
		/** Printed by includes/Page/AccessibilityToolbar/OneClickSettings.php until an admin has answered. */
		ruedaOneClick?: Toolbar | undefined;
	}
}

export const ONE_CLICK_ANSWERED = 'rueda_one_click_answered';

interface OneClickOfferProps {
	readonly isUnsaved: boolean;
	readonly onTake: ( settings: Toolbar ) => void;
}

/** Offers the settings of One Click Accessibility once: until they are saved here, or declined. */
export function OneClickOffer( { isUnsaved, onTake }: OneClickOfferProps ) {
	const [ answer, setAnswer ] = useState< 'none' | 'yes' | 'no' >( 'none' );
	const offered = window.ruedaOneClick;
	if ( ! offered || answer === 'no' ) {
		return null;
	}
	if ( answer === 'yes' ) {
		return isUnsaved ? (
			<Notice status="success" isDismissible={ false }>
				{ __(
					'The settings are filled in below. Look at them and at the preview, then save them.',
					'rueda'
				) }
			</Notice>
		) : null;
	}
	return (
		<Notice
			status="info"
			isDismissible={ false }
			actions={ [
				{
					label: __(
						'Take over the settings of One Click Accessibility',
						'rueda'
					),
					onClick: () => {
						setAnswer( 'yes' );
						onTake( offered );
					},
				},
				{
					label: __( 'No, thanks', 'rueda' ),
					onClick: () => {
						setAnswer( 'no' );
						window.ruedaOneClick = undefined;
						void saveSettings< boolean >(
							{ option: ONE_CLICK_ANSWERED },
							true
						);
					},
				},
			] }
		>
			{ __(
				'This site has settings of the plugin One Click Accessibility. What visitors chose there is taken over in their browsers by itself. It also changed the target and the role of links; Rueda leaves links as they are.',
				'rueda'
			) }
		</Notice>
	);
}
