import { __ } from '@wordpress/i18n';
import { type Kind, still } from '../kind';
import { CaptchaAdvice } from './CaptchaAdvice';

export const captcha: Kind = {
	title: __( 'CAPTCHA image', 'rueda' ),
	description: __(
		'Letters to read from an image. This also keeps out some people.',
		'rueda'
	),
	icon: 'M3 6.5h18v11H3zM6 14l3-5 3 5 3-5 3 5',
	start: { label: __( 'Letters in the image', 'rueda' ) },
	// One element, because a second one would be below the space for an error.
	Picture: () => (
		<span>
			<span className="rueda-field__letters">R U E D A</span>
			<input type="text" { ...still } />
		</span>
	),
	Panel: CaptchaAdvice,
};
