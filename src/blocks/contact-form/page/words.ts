/** What is said to a visitor whose message did not get through. */
import { __ } from '@wordpress/i18n';
import { textOf } from '../../../frontend/errors';
import type { Failure } from '../../../frontend/answer';
import { isLost } from './api';

/** What happened, then what can be done. */
export function wordsFor( failure: Failure, isKnownByKey: boolean ): string {
	return [
		failure.message ?? textOf( failure.reason ),
		...( isLost( failure ) && navigator.onLine && ! isKnownByKey
			? [ __( 'Your message may have arrived all the same.', 'rueda' ) ]
			: [] ),
		__(
			'What you have written is still here: please send it again.',
			'rueda'
		),
	].join( ' ' );
}
