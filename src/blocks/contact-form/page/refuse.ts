/* Loaded only by a page with a form inside another form. */
import { __ } from '@wordpress/i18n';

/** Replaces a form inside another form by an error, because the browser would send the outer one. */
export function refuse( box: Element ): void {
	const paragraph = document.createElement( 'p' );
	paragraph.className = 'wpcf7-form-in-wrong-place';
	const error = document.createElement( 'strong' );
	error.textContent = __( 'Error:', 'rueda' );
	paragraph.append(
		error,
		` ${ __( 'This contact form is placed in the wrong place.', 'rueda' ) }`
	);
	box.replaceWith( paragraph );
}
