import { fieldsOf, textOf } from '../../../frontend/values/values';
import type { Block } from './tags';

/** The default headers of an email: replies go to the first address that the form asks for. */
export function replyTo( blocks: readonly Block[] ): string {
	const name = firstEmailIn( blocks );
	return name ? `Reply-To: [${ name }]` : '';
}

/** The email to store, without default headers, so that those go on following the fields. */
export function asWritten< M extends { readonly additional_headers: string } >(
	mail: M,
	headers: string
): Omit< M, 'additional_headers' > {
	const { additional_headers: own, ...rest } = mail;
	return own === headers ? rest : mail;
}

function firstEmailIn( blocks: readonly Block[] ): string {
	for ( const { name, attributes, innerBlocks } of blocks ) {
		const field = fieldsOf( attributes );
		const found =
			name === 'rueda/form-field' && field[ 'type' ] === 'email'
				? textOf( field[ 'name' ] )
				: firstEmailIn( innerBlocks );
		if ( found ) {
			return found;
		}
	}
	return '';
}
