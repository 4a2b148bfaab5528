import { Disabled, Spinner } from '@wordpress/components';
import { RawHTML, useEffect, useState } from '@wordpress/element';
import { reasonText } from '../../../frontend/server/errors';
import { request } from '../../../frontend/server/rest';
import { fieldsOf, textOf } from '../../../frontend/values/values';

/** Shows the form as the page prints it, to users who may choose but not edit it. */
export function FormPreview( { formId }: { readonly formId: number } ) {
	const [ html, setHtml ] = useState< string | null >( null );
	useEffect( () => {
		const leaving = new AbortController();
		request( {
			path: `/wp/v2/block-renderer/rueda/contact-form?context=edit&attributes[formId]=${ formId }`,
			signal: leaving.signal,
		} ).then(
			( answer ) =>
				setHtml(
					answer.ok
						? textOf( fieldsOf( answer.data )[ 'rendered' ] )
						: reasonText( answer.reason )
				),
			() => undefined
		);
		return () => leaving.abort();
	}, [ formId ] );
	return html === null ? (
		<Spinner />
	) : (
		<Disabled>
			<RawHTML>{ html }</RawHTML>
		</Disabled>
	);
}
