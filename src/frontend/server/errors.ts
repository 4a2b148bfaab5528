import { __ } from '@wordpress/i18n';
import type { Reason } from './http';

/** Describes an error for the visitor. Translated when it is shown, because translations may load late. */
export function reasonText( reason: Reason ): string {
	switch ( reason ) {
		case 'fetch_error':
			return __( 'You are probably offline.', 'rueda' );
		case 'invalid_json':
			return __( 'The response is not a valid JSON response.', 'rueda' );
		case 'unknown_error':
			return __( 'An unknown error occurred.', 'rueda' );
		case 'post_process':
			return __(
				'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
				'rueda'
			);
		case 'timeout':
			return __(
				'The site is taking too long to respond. Please try again.',
				'rueda'
			);
		case 'stale_nonce':
			return __(
				'This page has been open for too long. Please reload it and try again.',
				'rueda'
			);
		case 'refused':
			return __(
				'The site rejected this request. Please try again later.',
				'rueda'
			);
	}
}
