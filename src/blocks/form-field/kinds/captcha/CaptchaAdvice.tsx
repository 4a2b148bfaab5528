import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export const CaptchaAdvice = () => (
	<PanelBody>
		<p>
			{ __(
				'Letters in an image exclude people with low vision and annoy everyone else. The hidden traps of each form already stop most bots: try without it first.',
				'rueda'
			) }
		</p>
	</PanelBody>
);
