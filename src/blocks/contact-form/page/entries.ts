import type { Entry } from '../rules/schema';
import { WRAP } from './marks';

/** What the rules are asked about: what the form would send of the controls inside wraps. */
export const entriesIn = ( form: HTMLFormElement, part: Element ): Entry[] =>
	[ ...new FormData( form ) ].filter( ( [ name ] ) =>
		part.querySelector(
			`${ WRAP } [name="${ CSS.escape( name ) }"]:not(.novalidate *)`
		)
	);
