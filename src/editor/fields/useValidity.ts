import { useEffect, useRef } from '@wordpress/element';

/**
 * For an input in a form: as long as there is a problem, the browser does not send the form, says why, and puts the
 * focus there.
 *
 * @param problem A sentence; empty if there is none.
 */
export function useValidity<
	Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
>( problem: string ) {
	const input = useRef< Field >( null );
	useEffect( () => {
		input.current?.setCustomValidity( problem );
	}, [ problem ] );
	return input;
}
