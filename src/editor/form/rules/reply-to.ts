import { fieldsOf, textOf } from '../../../frontend/values/values';
import type { Block } from './tags';

/** The headers of a mail that nobody has written: answers go to the first address that the form asks for. */
export function replyTo( blocks: readonly Block[] ): string {
	const name = firstEmailIn( blocks );
	return name ? `Reply-To: [${ name }]` : '';
}

/** What is kept of a mail: without headers that nobody has written, so that they go on following the fields. */
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
