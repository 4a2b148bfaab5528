import { createBlock } from '@wordpress/blocks';
import type { EditorBlock } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { THANKS_BLOCK } from '../../definitions/form-post';
import { fieldsOf, textOf } from '../../frontend/values/values';

/** What a form does after sending, as its block keeps it. */
export interface AfterSending extends Record< string, unknown > {
	readonly then: 'content' | 'page';
	/** 0 for an address in its place. */
	readonly pageId: number;
	readonly address: string;
	/** The names of the fields whose answers become part of the address. */
	readonly fields: readonly string[];
}

export function readAfterSending( attributes: unknown ): AfterSending {
	const { then, pageId, address, fields } = fieldsOf( attributes );
	return {
		then: then === 'page' ? then : 'content',
		pageId: typeof pageId === 'number' ? pageId : 0,
		address: textOf( address ),
		fields: Array.isArray( fields ) ? fields.map( textOf ) : [],
	};
}

/** Besides the message that visitors get anyway. */
export const choices = () => [
	{ value: 'content', label: __( 'Own content', 'rueda' ) },
	{ value: 'page', label: __( 'Another page', 'rueda' ) },
];

/** The content of a new block, for the author to change. */
export const firstContent = (): [ string, Record< string, unknown > ][] => [
	[
		'core/heading',
		{ content: __( 'Thank you for your message', 'rueda' ), level: 2 },
	],
	[
		'core/paragraph',
		{ content: __( 'We have received it and will reply soon.', 'rueda' ) },
	],
];

export const newAfterSending = ( then: AfterSending[ 'then' ] ) =>
	createBlock(
		THANKS_BLOCK,
		{ then },
		firstContent().map( ( [ name, attributes ] ) =>
			createBlock( name, attributes )
		)
	);

/** The first of such blocks, also inside others. */
export function afterSendingIn(
	blocks: readonly EditorBlock[]
): EditorBlock | undefined {
	for ( const block of blocks ) {
		const found =
			block.name === THANKS_BLOCK
				? block
				: afterSendingIn( block.innerBlocks );
		if ( found ) {
			return found;
		}
	}
	return undefined;
}
