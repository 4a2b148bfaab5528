import { __ } from '@wordpress/i18n';
import type { LinkName, Tool } from './settings';

/** The default texts of the toolbar. */
export const titleWords = (): string => __( 'Accessibility Tools', 'rueda' );

export const toolWords = (): Readonly< Record< Tool, string > > => ( {
	'resize-plus': __( 'Increase text size', 'rueda' ),
	'resize-minus': __( 'Decrease text size', 'rueda' ),
	grayscale: __( 'Grayscale', 'rueda' ),
	'high-contrast': __( 'High contrast', 'rueda' ),
	'negative-contrast': __( 'Negative contrast', 'rueda' ),
	'light-background': __( 'Light background', 'rueda' ),
	'links-underline': __( 'Underline links', 'rueda' ),
	'readable-font': __( 'Readable font', 'rueda' ),
	'stop-motion': __( 'Stop motion', 'rueda' ),
	reset: __( 'Reset', 'rueda' ),
} );

export const linkWords = (): Readonly< Record< LinkName, string > > => ( {
	sitemap: __( 'Sitemap', 'rueda' ),
	help: __( 'Help', 'rueda' ),
	feedback: __( 'Feedback', 'rueda' ),
} );
